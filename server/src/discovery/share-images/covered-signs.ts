const tableEntryBytes = 16;
const subtableEntryBytes = 8;

function findTable(sfnt: Buffer, wanted: string) {
  const entries = Array.from({ length: sfnt.readUInt16BE(4) }, (_, place) => 12 + tableEntryBytes * place);
  const entry = entries.find((at) => sfnt.toString('latin1', at, at + 4) === wanted);
  if (entry === undefined) throw new Error(`the font has no table ${wanted}`);
  return sfnt.subarray(sfnt.readUInt32BE(entry + 8));
}

const codePointsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The format of 16 bits: parallel arrays of the last and the first code point of each segment, and of where its glyphs are. */
function readFormat4(subtable: Buffer) {
  const arrayBytes = subtable.readUInt16BE(6);
  return Array.from({ length: arrayBytes / 2 }, (_, segment) => {
    const at = (array: number) => array * arrayBytes + 2 * segment;
    const last = subtable.readUInt16BE(14 + at(0));
    const first = subtable.readUInt16BE(16 + at(1));
    const delta = subtable.readUInt16BE(16 + at(2));
    const offsetAt = 16 + at(3);
    const offset = subtable.readUInt16BE(offsetAt);
    const glyphOf = (codePoint: number) => {
      const glyph = offset === 0 ? codePoint : subtable.readUInt16BE(offsetAt + offset + 2 * (codePoint - first));
      return offset !== 0 && glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    };
    return codePointsBetween(first, last).filter((codePoint) => codePoint !== 0xffff && glyphOf(codePoint) !== 0);
  }).flat();
}

/** The format of 32 bits: groups of code points that follow one another. */
const readFormat12 = (subtable: Buffer) =>
  Array.from({ length: subtable.readUInt32BE(12) }, (_, group) => 16 + 12 * group).flatMap((at) =>
    codePointsBetween(subtable.readUInt32BE(at), subtable.readUInt32BE(at + 4)),
  );

/** The code points that a plain font has a glyph for, by its table `cmap`. */
export function coveredSigns(sfnt: Buffer): Set<number> {
  const table = findTable(sfnt, 'cmap');
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, place) =>
    table.subarray(table.readUInt32BE(4 + subtableEntryBytes * place + 4)),
  );
  const readers: Record<number, (subtable: Buffer) => number[]> = { 4: readFormat4, 12: readFormat12 };
  return new Set(subtables.flatMap((subtable) => readers[subtable.readUInt16BE(0)]?.(subtable) ?? []));
}
