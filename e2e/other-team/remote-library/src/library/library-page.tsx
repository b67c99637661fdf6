import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Link, useSearchParams } from 'shared-ui/router';
import { buttonClass, Card, PageLayout, plural, Stack } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { books, sortBooks } from './books.ts';

/** What is chosen stands in the address: a link works before the page's scripts are there, and without them. */
function LibraryPage() {
  const [params] = useSearchParams();
  const chosen = params.getAll('chosen');
  return (
    <PageLayout title={messages.title} intro={messages.intro}>
      <Stack>
        <p role="status">{plural(chosen.length, messages.chosen)}</p>
        {sortBooks(books).map(({ title, author }) => (
          <Card
            key={title}
            title={title}
            headingLevel={2}
            meta={author}
            footer={
              <Link
                to={`?${new URLSearchParams([...new Set([...chosen, title])].map((one) => ['chosen', one]))}`}
                preventScrollReset
                className={buttonClass()}
              >
                {messages.choose(title)}
              </Link>
            }
          />
        ))}
      </Stack>
    </PageLayout>
  );
}

export const handle: PageHandle = { title: messages.title, about: { description: messages.intro } };
export { LibraryPage as Component };
