import { withDrawings } from '../platform/pictures/picture-loaders.ts';
import type { PicturesRepository } from '../platform/pictures/pictures.repository.ts';
import { type RenderedPicture, renderPicture } from '../platform/pictures/render-picture.ts';
import type { PictureUse } from '../platform/pictures/rendition-widths.ts';
import { drawPortrait } from './artwork/draw-portrait.ts';
import { drawScene, type MotifName, motifNames, variants } from './artwork/draw-scene.ts';
import { rasterize } from './artwork/rasterize.ts';
import type { Gender } from './names.ts';

const portraitCount = 24;

export type Scenes = Record<MotifName, string[]>;

const render = async (drawing: string, use: PictureUse) => renderPicture(await rasterize(drawing), use);

const renderScenes = (name: MotifName) =>
  Promise.all(variants.map((variant) => render(drawScene(name, variant), 'cover')));

const renderPortraits = (gender: Gender) =>
  Promise.all(Array.from({ length: portraitCount }, (_, index) => render(drawPortrait(index, gender), 'avatar')));

async function renderAll() {
  const [man, woman] = await Promise.all([renderPortraits('man'), renderPortraits('woman')]);
  return { scenes: await Promise.all(motifNames.map(renderScenes)), man, woman };
}

/** Draws and stores the pictures of the demo data; answers with their hashes. */
export async function addDemoPictures(pictures: PicturesRepository) {
  async function addAll(rendered: RenderedPicture[]) {
    const hashes: string[] = [];
    for (const picture of rendered) hashes.push(await pictures.add(picture));
    return hashes;
  }
  const { man, woman, scenes } = await withDrawings(renderAll);
  const byMotif = {} as Scenes;
  for (const [index, rendered] of scenes.entries()) byMotif[motifNames[index] as MotifName] = await addAll(rendered);
  const portraits: Record<Gender, string[]> = { man: await addAll(man), woman: await addAll(woman) };
  return { scenes: byMotif, portraits };
}
export type DemoPictures = Awaited<ReturnType<typeof addDemoPictures>>;
