import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { coveredSigns } from './covered-signs.ts';
import { toSfnt } from './to-sfnt.ts';

const { resolve } = createRequire(import.meta.url);

async function unpack(name: string, folder: string) {
  const file = join(folder, `${name}.ttf`);
  const sfnt = toSfnt(await readFile(resolve(`@fontsource/cairo/files/cairo-${name}-normal.woff`)));
  await writeFile(`${file}.${process.pid}`, sfnt);
  await rename(`${file}.${process.pid}`, file);
  return { file, signs: coveredSigns(sfnt) };
}

/**
 * The portal's fonts as files in `folder`: a machine may have no font of its own with Arabic in it. `covers` says of a code point
 * whether one of them has a glyph for it.
 */
export async function unpackFonts(folder: string) {
  await mkdir(folder, { recursive: true });
  const [arabic, ...others] = await Promise.all([
    unpack('arabic-700', folder),
    unpack('latin-700', folder),
    unpack('latin-ext-700', folder),
  ]);
  const signs = new Set([arabic, ...others].flatMap((font) => [...font.signs]));
  return {
    arabic: arabic.file,
    others: others.map(({ file }) => file),
    covers: (codePoint: number) => signs.has(codePoint),
  };
}
export type ShareImageFonts = Awaited<ReturnType<typeof unpackFonts>>;
