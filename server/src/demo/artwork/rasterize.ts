import sharp from 'sharp';

/** Pixels of one of our own drawings; only inside `withDrawings`. */
export const rasterize = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
