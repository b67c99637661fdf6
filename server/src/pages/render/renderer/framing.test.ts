import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { frameReader, writeFrame } from './framing.ts';

const read = (bytes: Buffer, lengths: number[], maxBodyBytes = 1_000) => {
  const frames: [unknown, string][] = [];
  const take = frameReader({
    maxHeadBytes: 1_000,
    maxBodyBytes,
    onFrame: (head, body) => frames.push([JSON.parse(head), body.toString()]),
  });
  let start = 0;
  for (const length of [...lengths, bytes.length]) {
    take(bytes.subarray(start, start + length));
    start += length;
  }
  return frames;
};

function written(frames: [object, string][]) {
  const stream = new PassThrough({ highWaterMark: 1e6 });
  for (const [message, body] of frames) writeFrame(stream, message, body);
  return stream.read() ?? Buffer.alloc(0);
}

test('messages arrive as they were sent, wherever the stream cuts them', () => {
  const frame = fc.tuple(fc.record({ path: fc.string({ unit: 'grapheme' }) }), fc.string({ unit: 'grapheme' }));
  const cuts = fc.array(fc.integer({ min: 0, max: 40 }));
  fc.assert(
    fc.property(fc.array(frame, { minLength: 1 }), cuts, (frames, lengths) => {
      expect(read(written(frames), lengths, 10_000)).toEqual(frames);
    }),
  );
});

test('a message that announces more than is allowed is rejected before it arrives', () => {
  const beginning = written([[{}, 'x'.repeat(2_000)]]).subarray(0, 8);
  expect(() => read(beginning, [])).toThrow('2000');
});
