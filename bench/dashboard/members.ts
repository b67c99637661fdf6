import { launchBrowser } from '../browser.ts';
import { median } from '../report/median.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { startCrowdedPortals } from './crowded-portals.ts';
import { type Deed, openDesk } from './desk.ts';

const sizes = isSmoke ? [1_000] : [1_000, 10_000, 100_000];
const mostRatio = 1.3;

/** Each size in turn, so that whatever else the machine does slows all of them down. */
async function timeInTurns(deeds: Deed[], rounds: number) {
  for (const deed of deeds) await deed(); // nobody's first time counts
  const times: number[][] = deeds.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < deeds.length; place += 1) {
      const turn = (place + round) % deeds.length;
      times[turn]?.push((await deeds[turn]?.()) ?? Number.NaN);
    }
  }
  return times;
}

const print = (cells: string[]) =>
  process.stdout.write(`${cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(22))).join('')}\n`);

/** How many times the least portal's time the largest took, in the middle of all rounds. */
function printTimes(what: string, times: number[][]) {
  const [least = [], largest = []] = [times.at(0), times.at(-1)];
  const ratio = median(largest.map((time, round) => time / (least[round] ?? Number.NaN)));
  print([what, ...times.map((each) => `${median(each).toFixed(1)} ms`), ratio.toFixed(2)]);
  return ratio;
}

await runBench(async (stack) => {
  const engine = process.argv.includes('postgresql') ? 'postgresql' : 'embedded';
  const urls = await startCrowdedPortals(stack, engine, sizes);
  const browser = await launchBrowser(stack);
  const desks = await Promise.all(urls.map((url) => openDesk(browser, url)));
  print([`members, ${engine}`, ...sizes.map(String), 'largest : least']);
  let isKept = true;
  for (const [index, { what, rounds }] of (desks[0] ?? []).entries()) {
    const deeds = desks.flatMap((desk) => desk[index]?.deed ?? []);
    if (printTimes(what, await timeInTurns(deeds, isSmoke ? 1 : rounds)) > mostRatio) isKept = false;
  }
  return isKept;
});
