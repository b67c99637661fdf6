import type { FrontEndVersion } from 'shared-api/contract/front-ends/front-end-history.contract';
import { Block, EmptyState, Halves, isolated, Stack } from 'shared-ui/static';
import { useFilter } from '../../lists/use-filter.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { CompareTable } from './compare-table.tsx';
import { messages } from './messages.ts';

const words = messages.compare;

/** A trial beside what everybody has; else what everybody has beside what was before. */
function toDefaultPair([stable, next]: readonly FrontEndVersion[]) {
  return next?.part === 'canary' ? [stable, next] : [next, stable];
}

/** Two releases side by side, chosen in the address. */
export function CompareBlock({ versions }: { versions: readonly FrontEndVersion[] }) {
  const { params } = useFilter();
  const visited = versions.filter(({ vitals }) => vitals.length > 0);
  const find = (name: string) => visited.find(({ version }) => version === params.get(name));
  const pair = toDefaultPair(visited);
  const [first, second] = [find('first') ?? pair[0], find('second') ?? pair[1]];
  const options = visited.map(({ version }) => ({ value: version, words: isolated(version) }));
  return (
    <Block title={words.title} lead={words.lead}>
      {visited.length > 1 && first && second ? (
        <Stack>
          <Halves>
            <ChoiceFilter label={words.first} name="first" value={first.version} options={options} />
            <ChoiceFilter label={words.second} name="second" value={second.version} options={options} />
          </Halves>
          <CompareTable first={first} second={second} />
        </Stack>
      ) : (
        <EmptyState title={words.none} text={words.noneHint} />
      )}
    </Block>
  );
}
