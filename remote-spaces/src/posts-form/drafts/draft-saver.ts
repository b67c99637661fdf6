import type { ReactNode } from 'react';
import { deleteDraft, saveDraft } from 'shared-api/client/drafts.client';
import { isNotFound } from 'shared-api/client/is-not-found';
import type { Draft as SavedDraft } from 'shared-api/contract/posts/drafts.contract';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { useSession } from 'shared-api/session/session.store';
import type { FormHandle } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { draftRetryDelayMs, draftSaveDelayMs, draftStoreDelayMs, keepaliveBytes } from '../../limits.ts';
import { savedGallery } from '../gallery/sent-gallery.ts';
import { postFormMessages as messages } from '../messages.ts';
import { changedDraft } from './changed-draft.ts';
import { explainSave, isForGood } from './save-failure.ts';
import { savedImages } from './saved-images.ts';
import {
  aKey,
  aNewRef,
  type FoundDraft,
  forgetDraft,
  isBlank,
  noPicture,
  readDraft,
  storeDraft,
  toDraft,
} from './stored-draft.ts';
import { whenLeaving } from './when-leaving.ts';

export type DraftView = {
  /** What became of what was typed last; undefined while nothing is. */
  status: ReactNode;
  /** The picture above the text that the server has. */
  picture: SavedDraft['picture'];
  image: string | null;
  /** What another device saved meanwhile: until its author decides, nothing is saved. */
  conflict: SavedDraft | undefined;
  /** How many pictures below the text came back without themselves, and were not added again. */
  lostCount: number;
};

type Parts = { memberId: string; state: FormHandle['state']; found: FoundDraft | undefined };

const keptTexts = {
  kept: messages.draftKept,
  'without-pictures': messages.draftWithoutPictures,
  'not-kept': messages.draftNotKept,
};

/**
 * Keeps what is typed in this browser at once, and sends it to the server every few seconds while there is a line. Made
 * once for a form; `start` watches it until the answer is called.
 */
export function createDraftSaver({ memberId, state, found }: Parts) {
  const listeners = new Set<() => void>();
  const images = savedImages();
  const gallery = savedGallery();
  let ref = found?.ref ?? aNewRef();
  let saved = found?.picture ?? noPicture;
  let savedVersion: object | undefined = found?.isSaved ? state.version() : undefined;
  let rejectedVersion: object | undefined;
  let savedFile: Blob | undefined;
  let lostPictures = found?.lacksPictures;
  let lostGallery = found?.lostGallery ?? [];
  let sent = { version: state.version(), key: found?.idempotencyKey };
  let inFlight: AbortController | undefined;
  let storeTimer: ReturnType<typeof setTimeout> | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let lastSeen = state.version();
  let isWatching = false;
  let view: DraftView = { status: undefined, ...saved, conflict: undefined, lostCount: lostGallery.length };

  function forgetStored() {
    images.clear();
    gallery.clear();
  }

  function update(change: Partial<DraftView>) {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function setLostGallery(lost: typeof lostGallery) {
    lostGallery = lost;
    update({ lostCount: lost.length });
  }

  const chosen = () => state.files().image;
  const written = () => {
    const draft = toDraft(state.values());
    const below = draft.gallery && { gallery: gallery.toSent(draft.gallery) };
    return { ...draft, content: images.replaceIn(draft.content), ...below };
  };
  const isSaved = () => state.version() === savedVersion;
  /** Nothing was typed, and the server has nothing either. */
  const isUntouched = () => isBlank(written()) && !chosen() && ref.version === 0;
  const isPublishing = () => state.view().progress !== undefined;
  /** Nobody else's account gets what its author wrote, who may have left this browser to another. */
  const isSignedIn = () => useSession.getState().member?.id === memberId;

  function keep() {
    clearTimeout(storeTimer);
    storeTimer = undefined;
    if (isUntouched() && lostGallery.length === 0) {
      forgetDraft(memberId);
      return update({ status: undefined });
    }
    const hasUnsaved = chosen() !== undefined && chosen() !== savedFile;
    const kept = storeDraft(memberId, written(), {
      ref,
      picture: saved,
      isSaved: isSaved(),
      idempotencyKey: sent.version === state.version() ? sent.key : undefined,
      lacksPictures: hasUnsaved || lostPictures,
      lostGallery,
    });
    if (!isSaved()) update({ status: keptTexts[kept] });
  }

  /** The form of the request, and what the server has once it is answered. */
  function toSend() {
    const draft = written();
    const image = chosen();
    const fields = new FormData();
    for (const [name, value] of Object.entries(draft)) fields.set(name, value);
    addTo(fields, image);
    return { fields, draft, image, version: state.version() };
  }

  function addTo(fields: FormData, image = chosen()) {
    fields.set('author', memberId);
    fields.set('device', ref.device);
    fields.delete('image');
    if (image && image !== savedFile) fields.set('image', image, 'image');
    else if (!image && !saved.image) fields.set('withoutImage', 'true');
  }

  /** The form is gone, and no other draft or text has been kept in its place since. */
  function isStillKept() {
    const kept = readDraft(memberId);
    return kept?.ref?.id === ref.id && JSON.stringify(kept.draft) === JSON.stringify(written());
  }

  function adopt(draft: SavedDraft, of: ReturnType<typeof toSend>) {
    images.note(of.draft.content, draft.content);
    gallery.note(of.draft.gallery, draft.gallery);
    ref = { ...ref, version: draft.version };
    saved = { image: draft.image, picture: draft.picture };
    savedFile = of.image;
    savedVersion = of.version;
    lostPictures = undefined;
    if (isWatching || isStillKept()) keep();
    update({ ...saved, ...(isSaved() && { status: messages.draftSaved }) });
  }

  /** Its draft is a post now, or was deleted: what is written here goes on as a draft of its own. */
  function startNewDraft() {
    ref = aNewRef();
    saved = noPicture;
    savedFile = savedVersion = undefined;
    forgetStored(); // they may be gone with it
    update(saved);
  }

  function fail(error: unknown, version: object) {
    const changed = changedDraft(error);
    if (changed) return update({ conflict: changed, status: undefined });
    if (isNotFound(error)) {
      startNewDraft();
      notify.info(messages.draftGone);
      update({ status: messages.draftUnsent });
    } else {
      if (isForGood(error)) rejectedVersion = version;
      update({ status: explainSave(error) });
    }
    if (isWatching) schedule(isNotFound(error) ? 0 : draftRetryDelayMs);
  }

  const isWaiting = () =>
    isSaved() ||
    isUntouched() ||
    isPublishing() ||
    !isSignedIn() ||
    view.conflict ||
    rejectedVersion === state.version();

  async function send(keepalive = false) {
    clearTimeout(saveTimer);
    saveTimer = undefined;
    if (isWaiting()) return;
    inFlight?.abort();
    const own = new AbortController();
    inFlight = own;
    const sending = toSend();
    try {
      const draft = await saveDraft(ref, sending.fields, { signal: own.signal, keepalive });
      if (!own.signal.aborted) adopt(draft, sending);
    } catch (error) {
      if (!own.signal.aborted) fail(error, sending.version);
    } finally {
      if (inFlight === own) inFlight = undefined;
      if (isWatching && !isWaiting()) schedule(draftSaveDelayMs);
    }
  }

  function schedule(afterMs: number) {
    saveTimer ??= setTimeout(() => {
      saveTimer = undefined;
      if (inFlight) schedule(draftSaveDelayMs);
      else void send();
    }, afterMs);
  }

  function forgetPicture() {
    saved = noPicture;
    savedFile = undefined;
    update(saved);
  }

  function onChange() {
    if (state.version() === lastSeen) return;
    lastSeen = state.version();
    if (savedFile && !chosen()) forgetPicture(); // the chosen one was taken off, and not only in this form
    clearTimeout(storeTimer);
    storeTimer = setTimeout(keep, draftStoreDelayMs);
    schedule(draftSaveDelayMs);
  }

  function leave() {
    if (isSaved() || isUntouched()) return;
    keep();
    const isSmall = new Blob(Object.values(written())).size < keepaliveBytes && (!chosen() || chosen() === savedFile);
    void send(isSmall);
  }

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    start() {
      isWatching = true;
      const stopWatching = state.subscribe(onChange);
      const stopListening = whenLeaving({ onLeave: leave, onLine: () => void send() });
      if (!isUntouched() && !isSaved()) schedule(0);
      return () => {
        stopWatching();
        stopListening();
        leave();
        isWatching = false;
        clearTimeout(storeTimer);
        clearTimeout(saveTimer);
        saveTimer = storeTimer = undefined;
      };
    },

    /** Takes off the picture that the server has. */
    removePicture() {
      forgetPicture();
      state.change('image', undefined);
    },

    /** Adds to a post that is published what makes it this draft's. */
    sign(fields: FormData, version: object) {
      inFlight?.abort();
      if (sent.version !== version) sent = { version, key: undefined };
      sent.key ??= aKey();
      keep();
      const { content, gallery: below } = written();
      fields.set('content', content);
      if (below) fields.set('gallery', below);
      fields.set('idempotencyKey', sent.key);
      fields.set('draft', ref.id);
      addTo(fields);
      return ref;
    },

    /** Whether a publish failed for what another device did, which is shown. What else failed leaves a draft as before. */
    explain(error: unknown) {
      if (!changedDraft(error) && !isNotFound(error)) {
        if (!isForGood(error)) schedule(draftSaveDelayMs);
        return false;
      }
      fail(error, state.version());
      return true;
    },

    /** The author decided between two texts: the one in the form is saved over the other. */
    settle() {
      if (!view.conflict) return;
      ref = { ...ref, version: view.conflict.version };
      savedFile = undefined;
      forgetStored(); // the other device may have removed them
      update({ conflict: undefined });
      void send();
    },

    /** What the form holds now was taken from the other device. */
    adoptConflict() {
      if (!view.conflict) return;
      const { version, image, picture } = view.conflict;
      ref = { ...ref, version };
      saved = { image, picture };
      savedFile = undefined;
      savedVersion = state.version();
      update({ ...saved, conflict: undefined, status: messages.draftSaved });
      keep();
    },

    /** @returns the draft, if the server has all that was typed */
    async saveAll() {
      keep();
      await send();
      return isSaved() || isUntouched() ? ref : undefined;
    },

    /** The words of the next picture below the text that came back without itself. */
    nextWords() {
      const [next, ...others] = lostGallery;
      setLostGallery(others);
      return next;
    },

    /** What was sent is a post now; what was typed since is another draft. */
    continueAsNewDraft() {
      setLostGallery([]);
      startNewDraft();
      keep();
      schedule(draftSaveDelayMs);
    },

    /** What was written is a post now, and nothing of it is kept. */
    forget(post?: Post) {
      if (post && post.id !== ref.id && ref.version > 0)
        deleteDraft(ref.id).catch((error: unknown) => logQuietly('draft of a post', error));
      lostPictures = undefined;
      setLostGallery([]);
      startNewDraft();
      forgetDraft(memberId);
      update({ status: undefined });
    },
  };
}
export type DraftSaver = ReturnType<typeof createDraftSaver>;
