import { deleteDraft, saveDraft } from 'shared-api/client/drafts.client';
import { isNotFound } from 'shared-api/client/is-not-found';
import type { Draft as SavedDraft } from 'shared-api/contract/posts/drafts.contract';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { useSession } from 'shared-api/session/session.store';
import type { FormHandle } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { draftSaveDelayMs, draftStoreDelayMs, keepaliveBytes } from '../../limits.ts';
import { withStoredPictures } from '../gallery/sent-gallery.ts';
import { postFormMessages as messages } from '../messages.ts';
import type { DraftEffect, DraftState, FormSnapshot, Step } from './draft-state.ts';
import * as on from './draft-state.ts';
import { firstDraftState, isComplete } from './draft-state.ts';
import { changedDraft, explainSave, isForGood } from './save-failure.ts';
import { withStoredImages } from './saved-images.ts';
import {
  aKey,
  aNewRef,
  type FoundDraft,
  forgetDraft,
  isBlank,
  readDraft,
  storeDraft,
  toDraft,
  toFormData,
} from './stored-draft.ts';
import { whenLeaving } from './when-leaving.ts';

type Parts = { memberId: string; form: FormHandle['state']; found: FoundDraft | undefined };

/**
 * Stores what is typed in this browser at once, and sends it to the server every few seconds while there is a network, as
 * `draft-state.ts` decides. Made once for a form; `start` watches it until the answer is called.
 */
export function createDraftSaver({ memberId, form, found }: Parts) {
  const listeners = new Set<() => void>();
  let state = firstDraftState(found, form.version());
  let isOpen = false;
  let inFlight: AbortController | undefined;
  let sending: Promise<void> | undefined;
  let storeTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;

  const snapshot = (): FormSnapshot => ({
    version: form.version(),
    image: form.files().image,
    isBlank: isBlank(toDraft(form.values())),
    isOpen,
    // nobody else's account gets what its author wrote, who may have left this browser to another
    isFree: form.view().progress === undefined && useSession.getState().member?.id === memberId,
  });

  /** The text as it is sent and stored: pictures that the server has by their addresses. */
  function toSend() {
    const draft = toDraft(form.values());
    const gallery = draft.gallery && { gallery: withStoredPictures(state.gallery, draft.gallery) };
    return { ...draft, content: withStoredImages(state.images, draft.content), ...gallery };
  }

  function addTo(fields: FormData) {
    const { image } = form.files();
    fields.set('author', memberId);
    fields.set('device', state.ref.device);
    fields.delete('image');
    if (image && image !== state.savedFile) fields.set('image', image, 'image');
    else if (!image && !state.saved.image) fields.set('withoutImage', 'true');
  }

  function dispatch<Detail extends unknown[]>(
    event: (before: DraftState, form: FormSnapshot, ...detail: Detail) => Step,
    ...detail: Detail
  ) {
    const [next, ...effects] = event(state, snapshot(), ...detail);
    state = next;
    for (const listener of listeners) listener();
    for (const effect of effects) run(effect);
  }

  function run([type, detail]: DraftEffect) {
    switch (type) {
      case 'store':
        clearTimeout(storeTimer);
        if (detail) return dispatch(on.stored, storeDraft(memberId, toSend(), detail));
        return forgetDraft(memberId);
      case 'storeLater':
        clearTimeout(storeTimer);
        storeTimer = setTimeout(() => dispatch(on.store), draftStoreDelayMs);
        return;
      case 'send':
        sending = send(detail);
        return;
      case 'sendLater':
        return sendLater(detail);
    }
  }

  function sendLater(afterMs: number) {
    sendTimer ??= setTimeout(() => {
      sendTimer = undefined;
      if (inFlight) sendLater(draftSaveDelayMs);
      else dispatch(on.send);
    }, afterMs);
  }

  function stopSendTimer() {
    clearTimeout(sendTimer);
    sendTimer = undefined;
  }

  async function send(isLeaving: boolean) {
    stopSendTimer();
    inFlight?.abort();
    const own = new AbortController();
    inFlight = own;
    const draft = toSend();
    const { version, image } = snapshot();
    const fields = toFormData(draft);
    addTo(fields);
    try {
      const keepalive = isLeaving && !fields.has('image') && new Blob(Object.values(draft)).size < keepaliveBytes;
      const saved = await saveDraft(state.ref, fields, { signal: own.signal, keepalive });
      if (own.signal.aborted) return;
      dispatch(on.saved, saved, { draft, version, image }, isOpen || isStillStored());
    } catch (error) {
      if (!own.signal.aborted) fail(error, version);
    } finally {
      if (inFlight === own) inFlight = undefined;
    }
  }

  /** The form is gone, and no other draft or text has been stored in its place since. */
  function isStillStored() {
    const stored = readDraft(memberId);
    return stored?.ref?.id === state.ref.id && JSON.stringify(stored.draft) === JSON.stringify(toSend());
  }

  function fail(error: unknown, version?: object) {
    const conflict = changedDraft(error);
    if (conflict) dispatch(on.conflicted, conflict);
    else if (isNotFound(error)) {
      notify.info(messages.draftGone);
      dispatch(on.gone, aNewRef());
    } else dispatch(on.failed, explainSave(error), isForGood(error) ? version : undefined);
  }

  return {
    view: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    start() {
      isOpen = true;
      let seen = form.version();
      const stopWatching = form.subscribe(() => {
        if (form.version() === seen) return;
        seen = form.version();
        dispatch(on.changed);
      });
      const onLeave = () => dispatch(on.saveNow, true);
      const stopListening = whenLeaving({ onLeave, onLine: () => dispatch(on.send) });
      if (!isComplete(state, snapshot())) sendLater(0);
      return () => {
        stopWatching();
        stopListening();
        onLeave();
        isOpen = false;
        clearTimeout(storeTimer);
        stopSendTimer();
      };
    },

    /** Takes off the picture that the server has. */
    removePicture() {
      dispatch(on.pictureRemoved);
      form.change('image', undefined);
    },

    /** Adds to a post that is published what makes it this draft's. */
    sign(fields: FormData, version: object) {
      inFlight?.abort();
      dispatch(on.publishing, version, aKey());
      const { content, gallery: below } = toSend();
      fields.set('content', content);
      if (below) fields.set('gallery', below);
      fields.set('idempotencyKey', state.published.key ?? '');
      fields.set('draft', state.ref.id);
      addTo(fields);
      return state.ref;
    },

    /** Whether a publish failed for what another device did, which is shown. What else failed leaves a draft as before. */
    explain(error: unknown) {
      const isShown = isNotFound(error) || changedDraft(error) !== undefined;
      if (isShown) fail(error);
      else if (!isForGood(error)) sendLater(draftSaveDelayMs);
      return isShown;
    },

    saveOver: (conflict: SavedDraft) => dispatch(on.conflictOverruled, conflict),

    /** What the form holds now was taken from the other device. */
    adoptConflict(draft: SavedDraft) {
      dispatch(on.saved, draft, { draft: toSend(), version: form.version(), image: undefined }, true);
    },

    /** @returns the draft, if the server has all that was typed */
    async saveAll() {
      dispatch(on.saveNow, false);
      await sending;
      return isComplete(state, snapshot()) ? state.ref : undefined;
    },

    /** The words of the next picture below the text that came back without itself. */
    nextWords() {
      const [next] = state.lostGallery;
      dispatch(on.lostPictureAdded);
      return next;
    },

    continueAsNewDraft: () => dispatch(on.continued, aNewRef()),

    /** Nothing of what was written is stored; a post that was not made of its draft leaves it behind. */
    forget(post?: Post) {
      const { id, version } = state.ref;
      dispatch(on.cleared, aNewRef());
      if (post && post.id !== id && version > 0)
        deleteDraft(id).catch((error: unknown) => logQuietly('draft of a post', error));
    },
  };
}
export type DraftSaver = ReturnType<typeof createDraftSaver>;
