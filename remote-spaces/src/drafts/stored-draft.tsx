import { useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { ButtonGroup } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Bdi, Block, buttonClass, Card, RelativeTime } from 'shared-ui/static';
import { forgetDraft, readDraft } from '../posts-form/drafts/stored-draft.ts';
import { DeleteDraftButton } from './delete-draft-button.tsx';
import { draftsMessages as messages } from './messages.ts';

/** What this browser keeps and the server has not got: the line was cut. */
export function StoredDraft({ memberId }: { memberId: string }) {
  const [stored, setStored] = useState(() => readDraft(memberId));
  if (!stored || stored.isSaved) return null;
  const title = stored.draft.title.trim() || messages.untitled;
  function remove() {
    forgetDraft(memberId);
    setStored(undefined);
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
            {messages.saved} <RelativeTime iso={stored.savedAt} />
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
