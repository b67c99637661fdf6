import type { MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { ButtonGroup } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Button, buttonClass } from 'shared-ui/static';
import { ImportErrors } from './import-errors.tsx';
import { ImportSummary } from './import-summary.tsx';
import { messages } from './messages.ts';

type ImportOutcomeProps = { reply: MembersImportReply; onRestart: () => void };

export function ImportOutcome({ reply, onRestart }: ImportOutcomeProps) {
  return (
    <>
      <ImportSummary label={messages.done} first={messages.added(reply.added)} reply={reply} />
      <ButtonGroup>
        <Link className={buttonClass({})} to={pathTo.dashboard}>
          {messages.toMembers}
        </Link>
        <Button variant="ghost" onClick={onRestart}>
          {messages.otherFile}
        </Button>
      </ButtonGroup>
      <ImportErrors reply={reply} />
    </>
  );
}
