import { limits } from 'shared-api/contract/limits';
import type { EventDraft } from 'shared-api/contract/posts/drafts.contract';
import type { Transaction } from '../../../platform/database/db.ts';
import { notFound, rejectChanged, tooManyDrafts } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { StoredPost } from '../content/prepare-post.ts';
import { postsRepository } from '../posts.repository.ts';
import { toDraft } from './drafts.presenter.ts';
import { draftsRepository } from './drafts.repository.ts';

type About = {
  id: string;
  device: string | undefined;
  event: EventDraft;
};

/**
 * Writes the next text of a draft that is there, if it is the one its author saw: its own browser's saves are, also those
 * whose answer was lost. @returns false where none is there yet @throws Rejection 404, 409
 */
async function replaceDraft(transaction: Transaction, { viewer, seenVersion }: Actor, about: About, post: StoredPost) {
  const { id, device, event } = about;
  const draft = await draftsRepository.lockUnscheduled(transaction, viewer.id, id);
  if (!draft) {
    if (seenVersion) throw notFound();
    return false;
  }
  if (!device || device !== draft.savedByDevice) rejectChanged(seenVersion, toDraft(draft));
  await draftsRepository.update(transaction, id, post, { device, event });
  return true;
}

/** @throws Rejection 404, 409 */
export async function saveDraft(transaction: Transaction, actor: Actor, about: About, post: StoredPost) {
  if (await replaceDraft(transaction, actor, about, post)) return;
  const author = actor.viewer.id;
  if ((await draftsRepository.count(transaction, author)) >= limits.draftsPerMember) throw tooManyDrafts();
  const { id, device, event } = about;
  const draft = {
    id,
    status: 'draft' as const,
    saved_by_device: device ?? null,
    draft_event: JSON.stringify(event),
  };
  // the id of another's draft, or of a post
  if (!(await postsRepository.add(transaction, author, post, draft))) throw notFound();
}

/** Makes a post of now of the draft. @returns undefined where none is there yet @throws Rejection 404, 409 */
export async function publishDraft(
  transaction: Transaction,
  actor: Actor,
  about: About & { key: string | undefined },
  post: StoredPost,
) {
  if (!(await replaceDraft(transaction, actor, about, post))) return undefined;
  await draftsRepository.publish(transaction, about.id, about.key);
  return about.id;
}
