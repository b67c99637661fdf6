import { ApiError } from 'shared-api/client/api-error';
import { scheduleDraft } from 'shared-api/client/drafts.client';
import * as pathTo from 'shared-api/contract/path-to';
import { useNavigate } from 'shared-ui/router';
import { exactDate, notify } from 'shared-ui/static';
import type { DraftSaver } from '../drafts/draft-saver.ts';
import { postFormMessages as messages } from '../messages.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

type LaterDialogProps = {
  saver: DraftSaver;
  /** The form no longer holds it. */
  onScheduled: () => void;
  onClose: () => void;
};

/** Lets the post in the form wait for a time: first all of it is saved as a draft. */
export function LaterDialog({ saver, onScheduled, onClose }: LaterDialogProps) {
  const navigate = useNavigate();
  async function schedule(at: string) {
    const saved = await saver.saveAll();
    if (!saved && saver.view().conflict) return onClose(); // shown below the form
    if (!saved) throw new ApiError(0);
    const { scheduledFor } = await scheduleDraft(saved, at);
    onClose();
    onScheduled();
    notify.success(messages.scheduled(exactDate(scheduledFor ?? '')));
    void navigate(pathTo.draftsIn('scheduled'));
  }
  return <ScheduleDialog onSchedule={schedule} onClose={onClose} />;
}
