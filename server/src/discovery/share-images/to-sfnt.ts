import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;

function readTables(woff: Buffer) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, place) => {
    const entry = woff.subarray(headerBytes + entryBytes * place, headerBytes + entryBytes * (place + 1));
    const [offset = 0, packed = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((at) => entry.readUInt32BE(at));
    const stored = woff.subarray(offset, offset + packed);
    return { tag: entry.subarray(0, 4), checksum, length, bytes: packed < length ? inflateSync(stored) : stored };
  });
}

/** A WOFF font as the plain one inside it, the only kind that text rendering can read. */
export function toSfnt(woff: Buffer): Buffer {
  const tables = readTables(woff);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(12 + 16 * tables.length);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((tables.length - power) * 16, 10);
  let offset = header.length;
  const bodies = tables.map(({ tag, checksum, length, bytes }, place) => {
    const entry = header.subarray(12 + 16 * place);
    tag.copy(entry);
    for (const [part, value] of [checksum, offset, length].entries()) entry.writeUInt32BE(value, 4 + 4 * part);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    bytes.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...bodies]);
}
