import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { serverLimits } from '../../limits.ts';
import { concurrencyLimit } from '../limits/concurrency-limit.ts';
import { decodePicture } from './decode-picture.ts';
import { findGround, noGround, pictureGrounds } from './picture-ground.ts';
import { renditionName } from './picture-urls.ts';
import { type PictureUse, renditionWidths } from './rendition-widths.ts';

/** Part of every name: raise it when the same source is to give other files. */
const pipeline = '4';
const webp = { quality: 78, effort: 2 } as const;
const limited = concurrencyLimit(serverLimits.maxPicturesRenderedAtOnce);

export type RenderedPicture = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  files: { name: string; bytes: Buffer }[];
};

const hashOf = (source: Buffer, use: PictureUse) =>
  createHash('sha256').update(`${pipeline} ${use} `).update(source).digest('hex').slice(0, 32);

const toHex = (...channels: number[]) => `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;

async function mainColor(picture: Sharp) {
  const small = await picture.resize(64).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return toHex(dominant.r, dominant.g, dominant.b);
}

/**
 * What a file is laid on before it is written; undefined: nothing, and what is transparent stays so. The picture of a post
 * is shown with its ground behind it; a text leaves the portal without one, and covers and avatars have a shape of their own.
 */
function matOf(ground: string | undefined, use: PictureUse) {
  if (ground === undefined || use === 'post') return undefined;
  if (ground !== noGround) return ground;
  return use === 'text' ? undefined : pictureGrounds.light;
}

const toWebp = (picture: Sharp) => picture.webp(webp).toBuffer();

/** A stored file in another width. */
export const toNarrower = (file: Buffer, width: number) => limited(() => toWebp(sharp(file).resize({ width })));

/** The files of a picture in every width of its use. @throws Rejection 413, 415 */
export const renderPicture = (source: Buffer, use: PictureUse): Promise<RenderedPicture> =>
  limited(async () => {
    const { data, info } = await decodePicture(source, use);
    const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const smaller = renditionWidths[use].filter((width) => width < info.width);
    const widths = [...smaller, info.width];
    const hash = hashOf(source, use);
    const ground = await findGround(decoded());
    const background = matOf(ground, use);
    const files = await Promise.all(
      widths.map(async (width) => {
        const sized = decoded().resize({ width });
        return {
          name: renditionName(hash, width),
          bytes: await toWebp(background ? sized.flatten({ background }) : sized),
        };
      }),
    );
    const placeholder = background ?? ground ?? (await mainColor(decoded()));
    return { hash, width: info.width, height: info.height, widths, placeholder, files };
  });
