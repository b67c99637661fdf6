import { useState } from 'react';
import type { PageHandle } from 'shared-api/contract/page.contract';
import { Button, Card, PageLayout, plural, Stack } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { books, sortBooks } from './books.ts';

function LibraryPage() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
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
              <Button onClick={() => setChosen([...new Set([...chosen, title])])}>{messages.choose(title)}</Button>
            }
          />
        ))}
      </Stack>
    </PageLayout>
  );
}

export const handle: PageHandle = { title: messages.title, about: { description: messages.intro } };
export { LibraryPage as Component };
