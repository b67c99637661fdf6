import { useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { ButtonGroup } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Bdi, Block, buttonClass, Card, RelativeTime } from 'shared-ui/static';
import { forgetDraft, readDraft } from '../posts-form/drafts/kept-draft.ts';
import { DeleteDraftButton } from './delete-draft-button.tsx';
import { draftsMessages as messages } from './messages.ts';

/** What this browser keeps and the server has not got: the line was cut. */
export function KeptDraft({ memberId }: { memberId: string }) {
  const [kept, setKept] = useState(() => readDraft(memberId));
  if (!kept || kept.isSaved) return null;
  const title = kept.draft.title.trim() || messages.untitled;
  function remove() {
    forgetDraft(memberId);
    setKept(undefined);
  }
  return (
    <Block title={messages.here}>
      <Card
        title={
          <Link to={pathTo.addPost}>
            <Bdi>{title}</Bdi>
          </Link>
        }
        text={messages.hereOnly}
        meta={
          <span>
            {messages.saved} <RelativeTime iso={kept.savedAt} />
          </span>
        }
        footer={
          <ButtonGroup>
            <Link
              className={buttonClass({ variant: 'ghost', size: 'sm' })}
              to={pathTo.addPost}
              aria-label={messages.openOf(title)}
            >
              {messages.open}
            </Link>
            <DeleteDraftButton title={title} text={messages.deleteHereText} onDelete={remove} />
          </ButtonGroup>
        }
      />
    </Block>
  );
}
