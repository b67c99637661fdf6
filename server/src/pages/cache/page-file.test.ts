import { until } from '../../../test/until.ts';
import { bestCompressor, pageFile } from './page-file.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => (index * 7_919).toString(36)).join(' ');
const [longPage, shortPage] = [words(20_000), words(10)];

test('pages that are asked for at once are compressed one after the other', async () => {
  const compressor = bestCompressor();
  const sent: string[] = [];
  const send = async (name: string, document: string) => {
    await pageFile(document, compressor).variantFor('br').read();
    sent.push(name);
  };
  await Promise.all([send('long', longPage), send('short', shortPage)]);
  expect(sent).toEqual(['long', 'short']);
});

test('a page does not wait for the best compression of another', async () => {
  const compressor = bestCompressor();
  const readOften = pageFile(longPage, compressor).variantFor('br');
  for (let reads = 0; reads < 3; reads += 1) await readOften.read();
  expect(compressor.isBusy()).toBe(true);
  await pageFile(shortPage, compressor).variantFor('br').read();
  expect(compressor.isBusy()).toBe(true);
  await until(() => !compressor.isBusy());
});
