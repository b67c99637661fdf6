import { createHash } from 'node:crypto';
import SequencerModule from '@jest/test-sequencer';

const Sequencer = SequencerModule.default ?? SequencerModule;

/** With `--randomize` the files run in an order drawn from the seed, as the tests in them do. */
export default class ShufflingSequencer extends Sequencer {
  constructor({ globalConfig, ...others }) {
    super({ globalConfig, ...others });
    this.seed = globalConfig.randomize ? globalConfig.seed : undefined;
  }

  sort(tests) {
    if (this.seed === undefined) return super.sort(tests);
    const keyOf = ({ path }) => createHash('sha256').update(`${this.seed} ${path}`).digest('hex');
    const keys = new Map(tests.map((test) => [test, keyOf(test)]));
    return tests.toSorted((one, other) => (keys.get(one) < keys.get(other) ? -1 : 1));
  }
}
