import { type ComponentType, type ReactNode, useContext } from 'react';
import type { LinkPurpose } from 'shared-api/contract/accounts/account.contract';
import { Link, useLocation } from 'shared-ui/router';
import { buttonClass, EmptyState, Narrow, PageLayout, Panel, RejectedFormContext } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { ExpiredLink } from './expired-link.tsx';
import { useLinkWorks } from './use-link-works.ts';
import { useMailedToken } from './use-mailed-token.ts';

/** For who opened a part of the mailed address only. */
const NoToken = () => (
  <EmptyState
    title={messages.noToken}
    text={messages.noTokenHint}
    action={
      <Link className={buttonClass({ variant: 'outline' })} to="/">
        {messages.backHome}
      </Link>
    }
  />
);

type MailedLinkPageProps = {
  title: string;
  lead: string;
  purpose: LinkPurpose;
  /** What to do where the link works no more. */
  expiredHint: string;
  /** The same for a member who is signed in, of the name that it is told. */
  expiredHintForMember?: (name: string) => string;
  /** How to get another one, where that is not somebody else's to send. */
  askAgain?: ReactNode;
  Form: ComponentType<{ token: string | undefined }>;
};

/**
 * Where a mailed link leads. Whether it is whole is known in the browser alone, and a page brings the styles of what is in
 * it from the start: so the sentence for half a link is there, hidden.
 */
export function MailedLinkPage({
  title,
  lead,
  purpose,
  expiredHint,
  expiredHintForMember,
  askAgain,
  Form,
}: MailedLinkPageProps) {
  const { token, more } = useMailedToken();
  const isExpired = useLinkWorks(token, purpose) === false;
  const wasSent = useLocation().search === '?sent';
  const wasRejected = useContext(RejectedFormContext) !== undefined;
  // the page that answers a form has an address of its own
  const isHalf = token === '' && !wasSent && !wasRejected;
  return (
    <PageLayout title={title} intro={isHalf || isExpired ? undefined : lead}>
      <Narrow>
        <div hidden={!isHalf}>
          <NoToken />
        </div>
        {isExpired && <ExpiredLink hint={expiredHint} hintForMember={expiredHintForMember} askAgain={askAgain} />}
        {!isHalf && !isExpired && (
          <Panel>
            <Form key={more} token={token} />
          </Panel>
        )}
      </Narrow>
    </PageLayout>
  );
}
