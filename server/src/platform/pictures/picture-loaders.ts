import sharp from 'sharp';

const accepted = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);
const drawings = ['VipsForeignLoadSvgBuffer'];

/** The only formats that this process decodes, whatever a file claims to be; one thread and no cache each. */
export function allowOnlyPictures() {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: accepted });
}

/** Drawings of our own may be read while `work` lasts: for the time before the server listens. */
export async function withDrawings<T>(work: () => Promise<T>) {
  sharp.unblock({ operation: drawings });
  try {
    return await work();
  } finally {
    sharp.block({ operation: drawings });
  }
}
