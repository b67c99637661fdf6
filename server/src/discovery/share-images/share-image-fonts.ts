import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { toSfnt } from './to-sfnt.ts';

const { resolve } = createRequire(import.meta.url);

async function unpack(name: string, folder: string) {
  const file = join(folder, `${name}.ttf`);
  const woff = await readFile(resolve(`@fontsource/cairo/files/cairo-${name}-normal.woff`));
  await writeFile(`${file}.${process.pid}`, toSfnt(woff));
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/** The portal's fonts as files in `folder`: a machine may have no font of its own with Arabic in it. */
export async function unpackFonts(folder: string) {
  await mkdir(folder, { recursive: true });
  const [arabic = '', latin = ''] = await Promise.all(['arabic-700', 'latin-700'].map((name) => unpack(name, folder)));
  return { arabic, latin };
}
export type ShareImageFonts = Awaited<ReturnType<typeof unpackFonts>>;
