import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { withDrawings } from '../platform/pictures/picture-loaders.ts';
import type { PicturesService } from '../platform/pictures/pictures.service.ts';
import { type RenderedPicture, renderPicture } from '../platform/pictures/render-picture.ts';
import type { PictureUse } from '../platform/pictures/rendition-widths.ts';
import portraits from './drawings/portraits.json' with { type: 'json' };

const folder = join(import.meta.dirname, 'drawings');
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

const stylesheet = read('colours.css');
const rootClass = /class="([^"]*)"/;

/** The picture a drawing makes when its root carries these classes of `colours.css`. */
async function render(svg: string, classes: string, use: PictureUse) {
  const drawing = Buffer.from(svg.replace(rootClass, `class="${classes}"`));
  const png = await sharp(drawing, { svg: { stylesheet } }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  return renderPicture(png, use);
}

/** The root of a scene names the palettes it looks good in: one picture for each, such as `town dawn`. */
const scenes = readdirSync(join(folder, 'scenes'))
  .toSorted()
  .map((file) => ({ name: basename(file, '.svg'), svg: read('scenes', file) }))
  .flatMap(({ name, svg }) =>
    (rootClass.exec(svg)?.[1] ?? '').split(' ').map((palette) => ({ picture: `${name} ${palette}`, svg, palette })),
  );

function renderAll() {
  const face = read('portrait.svg');
  const renderFaces = (faces: string[]) => Promise.all(faces.map((classes) => render(face, classes, 'avatar')));
  return Promise.all([
    renderFaces(portraits.man),
    renderFaces(portraits.woman),
    Promise.all(scenes.map(({ svg, palette }) => render(svg, palette, 'cover'))),
  ]);
}

/** Renders and stores the pictures of the demo data; returns their hashes. */
export async function addDemoPictures(pictures: PicturesService) {
  const [man, woman, wide] = await withDrawings(renderAll);
  async function addAll(rendered: RenderedPicture[]) {
    const hashes: string[] = [];
    for (const picture of rendered) hashes.push(await pictures.add(picture));
    return hashes;
  }
  const hashes = await addAll(wide);
  return {
    scenes: new Map(scenes.map(({ picture }, index) => [picture, hashes[index] as string])),
    portraits: { man: await addAll(man), woman: await addAll(woman) },
  };
}
export type DemoPictures = Awaited<ReturnType<typeof addDemoPictures>>;

/** The hash of a scene in a palette. @throws when there is none of that name */
export function getHash(scenes: DemoPictures['scenes'], picture: string) {
  const hash = scenes.get(picture);
  if (!hash) throw new Error(`the demo data has no picture called "${picture}"`);
  return hash;
}
