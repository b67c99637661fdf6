import { fetchDraft, saveDraft } from 'shared-api/client/drafts.client';
import { isNotFound } from 'shared-api/client/is-not-found';
import { withTimeout } from 'shared-api/client/with-timeout';
import type { Draft } from 'shared-api/contract/posts/drafts.contract';
import { notify } from 'shared-ui/static';
import { postFormMessages as messages } from '../messages.ts';
import { changedDraft } from './save-failure.ts';
import {
  aNewRef,
  type DraftRef,
  draftOf,
  type FoundDraft,
  forgetDraft,
  isBlank,
  noPicture,
  readDraft,
  storeDraft,
  toFormData,
} from './stored-draft.ts';

/** Under another name of this browser than that of another tab, whose saves are changes from elsewhere. */
const renamed = (ref: Pick<DraftRef, 'id' | 'version'>): DraftRef => ({ ...ref, device: aNewRef().device });

function storeSaved(memberId: string, draft: Draft): FoundDraft {
  const { id, version, image, picture, savedAt } = draft;
  const written = draftOf(draft);
  const about = { ref: renamed({ id, version }), picture: { image, picture }, isSaved: true };
  storeDraft(memberId, written, about);
  return { draft: written, savedAt, ...about };
}

/** Sends what this browser keeps and the server lacks, before another draft takes its place; as one of its own, where it changed. */
async function sendStored(
  memberId: string,
  { draft, ref = aNewRef(), picture = noPicture }: FoundDraft,
): Promise<void> {
  const fields = toFormData({ ...draft, author: memberId, device: ref.device });
  if (!picture.image) fields.set('withoutImage', 'true');
  try {
    await saveDraft(ref, fields);
  } catch (error) {
    if (!changedDraft(error) && !isNotFound(error)) throw error;
    await saveDraft(aNewRef(), fields);
  }
}

/** A draft that was chosen from the list. @throws ApiError */
async function openChosen(memberId: string, id: string, kept: FoundDraft | undefined) {
  if (kept && !kept.isSaved && !isBlank(kept.draft)) await withTimeout(sendStored(memberId, kept));
  const draft = await withTimeout(fetchDraft(id));
  if (draft.scheduledFor === null) return storeSaved(memberId, draft);
  notify.info(messages.draftWaits);
  return undefined;
}

/** What this browser kept, or what became of it on another device meanwhile; without a line, what it kept. */
async function openStored(memberId: string, kept: FoundDraft) {
  const { ref } = kept;
  if (!ref || !kept.isSaved) return kept;
  try {
    const draft = await withTimeout(fetchDraft(ref.id));
    if (draft.scheduledFor === null)
      return draft.version === ref.version ? { ...kept, ref: renamed(ref) } : storeSaved(memberId, draft);
  } catch (error) {
    if (!isNotFound(error)) return kept;
  }
  forgetDraft(memberId); // published, scheduled or deleted since
  return undefined;
}

/** What the form of a new post begins with. @throws ApiError where the chosen draft cannot be had now */
export async function openDraft(memberId: string, chosen: string | undefined): Promise<FoundDraft | undefined> {
  const kept = readDraft(memberId);
  if (!chosen || chosen === kept?.ref?.id) return kept && openStored(memberId, kept);
  try {
    return await openChosen(memberId, chosen, kept);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    notify.info(messages.draftMissing);
    return undefined;
  }
}
