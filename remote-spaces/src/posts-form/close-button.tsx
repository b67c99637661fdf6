import { useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { useNavigate } from 'shared-ui/router';
import { Button, notify } from 'shared-ui/static';
import type { DraftSaver } from './drafts/draft-saver.ts';
import { postFormMessages as messages } from './messages.ts';

type CloseButtonProps = { saver: DraftSaver; isPending: boolean };

/** Leads to the drafts of the member once the server has all of this one: a picture that was chosen is kept nowhere else. */
export function CloseButton({ saver, isPending }: CloseButtonProps) {
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  async function close() {
    setSaving(true);
    const saved = await saver.saveAll();
    setSaving(false);
    if (saved) return void navigate(pathTo.drafts);
    if (!saver.view().conflict) notify.failure(messages.draftNotClosed); // a conflict is shown below the form
  }
  return (
    <Button variant="outline" disabled={isPending || isSaving} onClick={() => void close()}>
      {messages.saveAndClose}
    </Button>
  );
}
