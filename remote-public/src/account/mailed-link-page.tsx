import { type ComponentType, useContext } from 'react';
import { useLocation } from 'shared-ui/router';
import { Narrow, PageLayout, Panel, RefusedFormContext } from 'shared-ui/static';
import { NoToken } from './no-token.tsx';
import { useMailedToken } from './use-mailed-token.ts';

type MailedLinkPageProps = { title: string; lead: string; Form: ComponentType<{ token: string | undefined }> };

/**
 * Where a mailed link leads. Whether it is whole is known in the browser alone, and a page brings the styles of what is in
 * it from the start: so the sentence for half a link is there, hidden.
 */
export function MailedLinkPage({ title, lead, Form }: MailedLinkPageProps) {
  const { token, more } = useMailedToken();
  const wasSent = useLocation().search === '?sent';
  const wasRefused = useContext(RefusedFormContext) !== undefined;
  // the page that answers a form has an address of its own
  const isHalf = token === '' && !wasSent && !wasRefused;
  return (
    <PageLayout title={title} intro={isHalf ? undefined : lead}>
      <Narrow>
        <div hidden={!isHalf}>
          <NoToken />
        </div>
        {!isHalf && (
          <Panel>
            <Form key={more} token={token} />
          </Panel>
        )}
      </Narrow>
    </PageLayout>
  );
}
