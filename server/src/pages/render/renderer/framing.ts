import type { Writable } from 'node:stream';

/** What a renderer may ask for, and lead a visitor to: an address that fits the line of a request. */
export const isAddress = (text: string) => text.length <= maxAddressLength && printable.test(text);
const maxAddressLength = 32_000;
const printable = /^[\x21-\x7e]+$/;

// a build that replaces the global ones does not speak in the renderer's name by that
const { stringify } = JSON;
const { alloc, byteLength, concat, from } = Buffer;

/** The lengths of head and body, 4 bytes each, little endian. */
const lengthBytes = 8;

/** Sends one frame: a message, and a text beside it that needs no escaping. */
export function writeFrame(stream: Writable, message: object, body: string | Buffer = '') {
  const head = from(stringify(message));
  const lengths = alloc(lengthBytes);
  lengths.writeUInt32LE(head.length, 0);
  lengths.writeUInt32LE(byteLength(body), 4);
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

  return (received: Buffer) => {
    let chunk = received;
    chunks.push(chunk);
    held += chunk.length;
    while (held >= needed) {
      const bytes = chunks.length === 1 ? chunk : concat(chunks);
      const rest = takeFrame(bytes);
      chunks = rest?.length === 0 ? [] : [rest ?? bytes];
      if (!rest) return;
      held = rest.length;
      chunk = rest;
      needed = lengthBytes;
    }
  };
}
