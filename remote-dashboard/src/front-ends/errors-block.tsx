import { loadStatus, useQuery } from 'shared-api/query';
import { frontEndErrorsQuery } from 'shared-api/query/front-end-errors.query';
import { Button } from 'shared-ui/static';
import { ListPage } from '../lists/list-page.tsx';
import { ErrorsTable } from './errors-table.tsx';
import { messages } from './messages.ts';

const words = messages.errors;

/** What went wrong in the pages of visitors. */
export function ErrorsBlock() {
  const query = useQuery(frontEndErrorsQuery);
  const { errors = [] } = query.data ?? {};
  const load = () => void query.refetch();
  return (
    <ListPage
      words={words}
      lead={words.lead}
      total={errors.length}
      list={{ status: loadStatus(query), items: errors, next: null }}
      tools={
        <Button variant="outline" size="sm" onClick={load}>
          {words.refresh}
        </Button>
      }
      onRetry={load}
    >
      <ErrorsTable errors={errors} />
    </ListPage>
  );
}
