import type { ReactNode } from 'react';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Block, buttonClass, Stack } from 'shared-ui/static';

type OwnBlockProps = {
  title: string;
  /** The newest few; undefined while they are not known. */
  items: readonly ReactNode[] | undefined;
  isError: boolean;
  /** What is said in place of the items. */
  texts: { none: string; loading: string; failed: string };
  /** To the full lists. */
  links: ReadonlyArray<{ to: string; label: string }>;
};

function LoadState({ items, isError, texts }: Pick<OwnBlockProps, 'items' | 'isError' | 'texts'>) {
  if (items) return items.length === 0 && <Text>{texts.none}</Text>;
  return isError ? <Text role="alert">{texts.failed}</Text> : <Text role="status">{texts.loading}</Text>;
}

/** What the member owns of one kind; a sentence stands beside the links where there is nothing, so that it takes one row. */
export const OwnBlock = ({ title, links, ...state }: OwnBlockProps) => (
  <Block title={title}>
    <Stack>
      {state.items}
      <ButtonGroup>
        <LoadState {...state} />
        {links.map(({ to, label }) => (
          <Link key={to} className={buttonClass({ variant: 'outline', size: 'sm' })} to={to}>
            {label}
          </Link>
        ))}
      </ButtonGroup>
    </Stack>
  </Block>
);
