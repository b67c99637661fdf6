import * as pathTo from 'shared-api/contract/path-to';
import { useAction } from 'shared-api/query';
import { useNavigate } from 'shared-ui/router';
import { Button, notify } from 'shared-ui/static';
import type { DraftSaver } from './drafts/draft-saver.ts';
import { postFormMessages as messages } from './messages.ts';

type CloseButtonProps = {
  saver: DraftSaver;
  /** What is in the form is being sent, or made ready for it. */
  isBusy: boolean;
};

/** Leads to the drafts of the member once the server has all of this one: a picture that was chosen is kept nowhere else. */
export function CloseButton({ saver, isBusy }: CloseButtonProps) {
  const navigate = useNavigate();
  const { isPending, mutate } = useAction({
    mutationFn: () => saver.saveAll(),
    onSuccess(saved) {
      if (saved) return navigate(pathTo.drafts);
      if (!saver.view().conflict) notify.failure(messages.draftNotClosed); // a conflict is shown below the form
    },
  });
  return (
    <Button variant="outline" disabled={isBusy || isPending} onClick={() => mutate()}>
      {messages.saveAndClose}
    </Button>
  );
}
