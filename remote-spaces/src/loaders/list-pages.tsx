import { ButtonGroup } from 'shared-ui/layout';
import { Link, useSearchParams } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { loadingMessages as messages } from './messages.ts';

const linkClass = buttonClass({ variant: 'outline', size: 'sm' });

/** The first page of a list and the next: the way back is the browser's. */
export function ListPages({ next, of = {} }: { next: string | null; of?: Record<string, string> }) {
  const [params] = useSearchParams();
  const searchOf = (cursor?: string) => `?${new URLSearchParams({ ...of, ...(cursor && { cursor }) })}`;
  return (
    <ButtonGroup>
      {params.has('cursor') && (
        <Link className={linkClass} to={searchOf()}>
          {messages.first}
        </Link>
      )}
      {next && (
        <Link className={linkClass} to={searchOf(next)}>
          {messages.next}
        </Link>
      )}
    </ButtonGroup>
  );
}
