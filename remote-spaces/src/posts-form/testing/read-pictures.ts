/** This browser reads no pictures: what is chosen is one where the file says so. */
export function readPictures() {
  let made = 0;
  Object.assign(globalThis, {
    createImageBitmap: async ({ type }: Blob) => {
      if (!type.startsWith('image/')) throw new Error('no picture');
      return { width: 4, height: 3, close: () => undefined };
    },
  });
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  URL.createObjectURL = () => {
    made += 1;
    return `blob:${made}`;
  };
  URL.revokeObjectURL = () => undefined;
}
