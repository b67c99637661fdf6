import type { FrontEndHealth } from 'shared-api/contract/front-ends.contract';
import { BuildRow } from './build-row.tsx';
import { messages } from './messages.ts';

const heads = [messages.frontEnd, messages.version, messages.part, messages.loads, messages.troubles, messages.mean];

/** One line a build; it scrolls inside its own frame. */
export const BuildsTable = ({ frontEnds }: { frontEnds: readonly FrontEndHealth[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys
  <section className="ui-table-frame" aria-label={messages.list} tabIndex={0}>
    <table className="ui-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {frontEnds.flatMap(({ name, builds }) =>
          builds.map((build) => <BuildRow key={`${name} ${build.part}`} name={name} build={build} />),
        )}
      </tbody>
    </table>
  </section>
);
