import type { AnnouncedHost, SharedModule } from 'shared-api/contract/front-ends/front-ends.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Text } from 'shared-ui/layout';
import { Block, Ltr } from 'shared-ui/static';
import { nothing } from '../messages.ts';
import { messages } from './messages.ts';

const words = messages.modules;

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

const AnnouncedVersion = ({ version, announced }: SharedModule) => {
  if (announced === version) return <Ltr>{version}</Ltr>;
  return <Text as="strong">{announced === null ? words.removed : <Ltr>{announced}</Ltr>}</Text>;
};

type ModulesBlockProps = { modules: readonly SharedModule[]; announced: AnnouncedHost | null };

/** What the shell gives to the other front ends, what it is announced to give, and which of them take it at which version. */
export const ModulesBlock = ({ modules, announced }: ModulesBlockProps) =>
  modules.length > 0 && (
    <Block title={words.title} lead={words.lead}>
      {announced && <Text>{words.announced(announced.version, announced.at, announced.planned)}</Text>}
      <PlainTable
        label={words.list}
        heads={[words.module, words.version, ...(announced ? [words.announcedVersion] : []), words.takenBy]}
        titleAt={0}
        rows={modules.map((module) => ({
          id: module.name,
          cells: [
            <Ltr key="name">{module.name}</Ltr>,
            <Ltr key="version">{module.version}</Ltr>,
            ...(announced ? [<AnnouncedVersion key="announced" {...module} />] : []),
            <Takers key="takers" {...module} />,
          ],
        }))}
      />
    </Block>
  );
