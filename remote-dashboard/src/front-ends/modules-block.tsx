import type { SharedModule } from 'shared-api/contract/front-ends.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Text } from 'shared-ui/layout';
import { Block, Ltr } from 'shared-ui/static';
import { nothing } from '../messages.ts';
import { messages } from './messages.ts';

const words = messages.modules;

/** Against which versions of a module the builds of a front end were built; the others stand out. */
function Takers({ module, frontEnd }: { module: SharedModule; frontEnd: string }) {
  const takers = module.takenBy.filter((taker) => taker.frontEnd === frontEnd);
  if (takers.length === 0) return nothing;
  return takers.map(({ build, builtAgainst }) =>
    builtAgainst === module.version ? (
      <div key={build}>{words.same}</div>
    ) : (
      <Text key={build} as="strong" tone="danger">
        {words.other(builtAgainst, build)}
      </Text>
    ),
  );
}

/** What the shell gives to the other front ends, and which of them take it at which version. */
export function ModulesBlock({ modules }: { modules: readonly SharedModule[] }) {
  const frontEnds = [...new Set(modules.flatMap(({ takenBy }) => takenBy.map(({ frontEnd }) => frontEnd)))];
  if (modules.length === 0) return null;
  return (
    <Block title={words.title} lead={words.lead}>
      <PlainTable
        label={words.list}
        heads={[words.module, words.version, ...frontEnds]}
        titleAt={0}
        rows={modules.map((module) => ({
          id: module.name,
          cells: [
            <Ltr key="name">{module.name}</Ltr>,
            <Ltr key="version">{module.version}</Ltr>,
            ...frontEnds.map((frontEnd) => <Takers key={frontEnd} module={module} frontEnd={frontEnd} />),
          ],
        }))}
      />
    </Block>
  );
}
