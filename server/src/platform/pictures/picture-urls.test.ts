import { toPicture } from './picture-urls.ts';

test.each([
  [
    [480, 720, 1080, 1600],
    [480, 720, 1080],
  ],
  [
    [480, 960, 1600],
    [480, 960],
  ],
  [[1300], [1300]],
])('a picture of the widths %j has in a list those of %j', (widths, listed) => {
  const picture = { hash: 'a', width: 1600, height: 900, widths, placeholder: '' };
  const widthsOf = (isListed: boolean) =>
    toPicture(picture, isListed)
      .sources[0]?.srcset.match(/\d+(?=w)/g)
      ?.map(Number);
  expect([widthsOf(true), widthsOf(false)]).toEqual([listed, widths]);
});
