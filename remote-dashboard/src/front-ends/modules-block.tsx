import type { SharedModule } from 'shared-api/contract/front-ends.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Text } from 'shared-ui/layout';
import { Block, Ltr } from 'shared-ui/static';
import { nothing } from '../messages.ts';
import { messages } from './messages.ts';

const words = messages.modules;
const heads = [words.module, words.version, words.takenBy];

/** The front ends that take a module; a build that was made with another version of it stands out. */
const Takers = ({ version, takenBy }: SharedModule) =>
  takenBy.length === 0
    ? nothing
    : takenBy.map(({ frontEnd, build, builtAgainst }) => (
        <div key={`${frontEnd} ${build}`}>
          <Ltr>{frontEnd}</Ltr>{' '}
          {builtAgainst !== version && (
            <Text as="strong" tone="danger">
              {words.other(builtAgainst, build)}
            </Text>
          )}
        </div>
      ));

/** What the shell gives to the other front ends, and which of them take it at which version. */
export const ModulesBlock = ({ modules }: { modules: readonly SharedModule[] }) =>
  modules.length > 0 && (
    <Block title={words.title} lead={words.lead}>
      <PlainTable
        label={words.list}
        heads={heads}
        titleAt={0}
        rows={modules.map((module) => ({
          id: module.name,
          cells: [
            <Ltr key="name">{module.name}</Ltr>,
            <Ltr key="version">{module.version}</Ltr>,
            <Takers key="takers" {...module} />,
          ],
        }))}
      />
    </Block>
  );
