import { ApiError } from 'shared-api/client/api-error';
import { fetchDraft, saveDraft } from 'shared-api/client/drafts.client';
import { isNotFound } from 'shared-api/client/is-not-found';
import { withTimeout } from 'shared-api/client/with-timeout';
import type { Draft } from 'shared-api/contract/posts/drafts.contract';
import { notify } from 'shared-ui/static';
import { galleryValueOf } from '../gallery/gallery-value.ts';
import { postFormMessages as messages } from '../messages.ts';
import { changedDraft } from './changed-draft.ts';
import {
  aNewRef,
  type FoundDraft,
  forgetDraft,
  isBlank,
  noPicture,
  readDraft,
  storeDraft,
  toDraft,
} from './stored-draft.ts';

const { signal } = new AbortController();

function storeSaved(memberId: string, draft: Draft, device: string): FoundDraft {
  const { id, version, image, picture, savedAt, gallery, ...fields } = draft;
  const written = toDraft({ ...fields, ...galleryValueOf(gallery) });
  const about = { ref: { id, version, device }, picture: { image, picture }, isSaved: true };
  storeDraft(memberId, written, about);
  return { draft: written, savedAt, ...about };
}

/** Sends what this browser keeps and the server lacks, before another draft takes its place; as one of its own, where it changed. */
async function sendStored(
  memberId: string,
  { draft, ref = aNewRef(), picture = noPicture }: FoundDraft,
): Promise<void> {
  const fields = new FormData();
  for (const [name, value] of Object.entries(draft)) fields.set(name, value);
  fields.set('author', memberId);
  fields.set('device', ref.device);
  if (!picture.image) fields.set('withoutImage', 'true');
  try {
    await saveDraft(ref, fields, { signal, keepalive: false });
  } catch (error) {
    if (!changedDraft(error) && !isNotFound(error)) throw error;
    await saveDraft(aNewRef(), fields, { signal, keepalive: false });
  }
}

/** A draft that was chosen from the list. @throws ApiError */
async function openChosen(memberId: string, id: string, kept: FoundDraft | undefined) {
  if (kept && !kept.isSaved && !isBlank(kept.draft)) await withTimeout(sendStored(memberId, kept));
  const draft = await withTimeout(fetchDraft(id));
  if (draft.scheduledFor === null) return storeSaved(memberId, draft, aNewRef().device);
  notify.info(messages.draftWaits);
  return undefined;
}

/** What this browser kept, or what became of it on another device meanwhile; without a line, what it kept. */
async function openStored(memberId: string, kept: FoundDraft) {
  const { ref } = kept;
  if (!ref || !kept.isSaved) return kept;
  try {
    const draft = await withTimeout(fetchDraft(ref.id));
    // another name than that of another tab, whose saves are changes from elsewhere
    const { device } = aNewRef();
    if (draft.scheduledFor === null && draft.version !== ref.version) return storeSaved(memberId, draft, device);
    if (draft.scheduledFor === null) return { ...kept, ref: { ...ref, device } };
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
    if (!(error instanceof ApiError) || !isNotFound(error)) throw error;
    notify.info(messages.draftMissing);
    return undefined;
  }
}
