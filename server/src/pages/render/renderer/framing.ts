import type { Writable } from 'node:stream';

/** The lengths of head and body, 4 bytes each, little endian. */
const lengthBytes = 8;

/** Sends one frame: a message, and a text beside it that needs no escaping. */
export function writeFrame(stream: Writable, message: object, body: string | Buffer = '') {
  const head = Buffer.from(JSON.stringify(message));
  const lengths = Buffer.alloc(lengthBytes);
  lengths.writeUInt32LE(head.length, 0);
  lengths.writeUInt32LE(Buffer.byteLength(body), 4);
  stream.cork();
  stream.write(lengths);
  stream.write(head);
  stream.write(body);
  stream.uncork();
}

type FrameReader = {
  maxHeadBytes: number;
  maxBodyBytes: number;
  onFrame: (head: string, body: Buffer) => void;
};

/**
 * Returns what takes the bytes of a stream in and calls `onFrame` for each whole frame.
 * @throws when a frame announces more than the limits, before any of it is kept
 */
export function frameReader({ maxHeadBytes, maxBodyBytes, onFrame }: FrameReader) {
  let chunks: Buffer[] = [];
  let held = 0;
  /** Chunks are joined no sooner than the frame is whole: a frame of many chunks is copied once. */
  let needed = lengthBytes;

  /** Returns what follows the first frame; undefined when it is not whole yet. */
  function takeFrame(bytes: Buffer): Buffer | undefined {
    const headLength = bytes.readUInt32LE(0);
    const bodyLength = bytes.readUInt32LE(4);
    if (headLength > maxHeadBytes || bodyLength > maxBodyBytes)
      throw new Error(`a message of ${headLength} bytes beside ${bodyLength}`);
    const headEnd = lengthBytes + headLength;
    needed = headEnd + bodyLength;
    if (bytes.length < needed) return undefined;
    onFrame(bytes.toString('utf8', lengthBytes, headEnd), bytes.subarray(headEnd, needed));
    return bytes.subarray(needed);
  }

  return (chunk: Buffer) => {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= needed) {
      const bytes = Buffer.concat(chunks);
      const rest = takeFrame(bytes);
      chunks = [rest ?? bytes];
      if (!rest) return;
      held = rest.length;
      needed = lengthBytes;
    }
  };
}
