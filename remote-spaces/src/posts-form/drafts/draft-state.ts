import type { ReactNode } from 'react';
import type { Draft as SavedDraft } from 'shared-api/contract/posts/drafts.contract';
import { draftRetryDelayMs, draftSaveDelayMs } from '../../limits.ts';
import { addStoredPictures } from '../gallery/sent-gallery.ts';
import { postFormMessages as messages } from '../messages.ts';
import { addStoredImages } from './saved-images.ts';
import {
  type AboutDraft,
  aNewRef,
  type Draft,
  type DraftRef,
  type FoundDraft,
  noPicture,
  type StoredStatus,
} from './stored-draft.ts';

export type DraftState = ReturnType<typeof firstDraftState>;

const noneStored: ReadonlyMap<string, string> = new Map();

/** What a draft is besides its text, which the form holds; a `version` is that of the form, another object after every change. */
export const firstDraftState = (found: FoundDraft | undefined, version: object) => ({
  ref: found?.ref ?? aNewRef(),
  /** The picture above the text that the server has, and the file that it was made of, where that was chosen here. */
  saved: found?.picture ?? noPicture,
  savedFile: undefined as Blob | undefined,
  /** What is sent in the place of pictures that the server has by now, in the text and below it. */
  images: noneStored,
  gallery: noneStored,
  lacksPictures: found?.lacksPictures,
  /** The words of the pictures below the text that came back without themselves, and were not added again. */
  lostGallery: found?.lostGallery ?? [],
  savedVersion: found?.isSaved ? version : undefined,
  rejectedVersion: undefined as object | undefined,
  published: { version, key: found?.idempotencyKey },
  /** What became of what was typed last; undefined while nothing is. */
  status: undefined as ReactNode,
  /** What another device saved meanwhile: until its author decides, nothing is saved. */
  conflict: undefined as SavedDraft | undefined,
});

/** What the form holds when something happens. */
export type FormSnapshot = {
  version: object;
  image: Blob | undefined;
  isBlank: boolean;
  /** The form has not gone. */
  isOpen: boolean;
  /** Its author is signed in, and no post is being published. */
  isFree: boolean;
};
export type Sent = Pick<FormSnapshot, 'version' | 'image'> & { draft: Draft };

/** Without `about` nothing of it stays in this browser. */
type Store = ['store', about?: AboutDraft];
export type DraftEffect = Store | ['send', isLeaving: boolean] | ['sendLater', afterMs: number] | ['storeLater'];

/** What an event makes of the draft, and what is to be done then, in this order. */
export type Step = [DraftState, ...DraftEffect[]];

/** Nothing was typed, and the server has nothing either. */
const isUntouched = ({ ref }: DraftState, { isBlank, image }: FormSnapshot) => isBlank && !image && ref.version === 0;

/** Whether the server has all that was typed. */
export const isComplete = (state: DraftState, form: FormSnapshot) =>
  state.savedVersion === form.version || isUntouched(state, form);

function sendEffects(state: DraftState, form: FormSnapshot, isLeaving = false): DraftEffect[] {
  const isWaiting = !form.isFree || state.conflict !== undefined || state.rejectedVersion === form.version;
  return isWaiting || isComplete(state, form) ? [] : [['send', isLeaving]];
}
const sendLaterIfOpen = ({ isOpen }: FormSnapshot, afterMs: number): DraftEffect[] =>
  isOpen ? [['sendLater', afterMs]] : [];

export function store(state: DraftState, form: FormSnapshot): Step {
  const { version, image } = form;
  const { ref, saved: picture, savedFile, lacksPictures, lostGallery, published } = state;
  if (isUntouched(state, form) && lostGallery.length === 0) return [{ ...state, status: undefined }, ['store']];
  const about = {
    ref,
    picture,
    isSaved: state.savedVersion === version,
    idempotencyKey: published.version === version ? published.key : undefined,
    lacksPictures: (image && image !== savedFile) || lacksPictures,
    lostGallery,
  };
  return [state, ['store', about]];
}

const withoutPicture = (state: DraftState) => ({ ...state, saved: noPicture, savedFile: undefined });
/** Pictures may be gone with the draft of before, or another device may have removed them. */
const noPictures = { savedFile: undefined, images: noneStored, gallery: noneStored };
const startNew = (state: DraftState, ref: DraftRef) => ({
  ...state,
  ...noPictures,
  saved: noPicture,
  savedVersion: undefined,
  ref,
});

export function changed(state: DraftState, form: FormSnapshot): Step {
  const isTakenOff = state.savedFile && !form.image; // and not only in this form
  const next = isTakenOff ? withoutPicture(state) : state;
  return [next, ['storeLater'], ['sendLater', draftSaveDelayMs]];
}

export const stored = (state: DraftState, form: FormSnapshot, as: StoredStatus): Step => [
  state.savedVersion === form.version ? state : { ...state, status: messages[as] },
];

export const send = (state: DraftState, form: FormSnapshot): Step => [state, ...sendEffects(state, form)];

export const saveNow = (state: DraftState, form: FormSnapshot, isLeaving: boolean): Step =>
  isComplete(state, form) ? [state] : [...store(state, form), ...sendEffects(state, form, isLeaving)];

/** The server has `sent` as `draft`; `isStored`: this browser stores it still. */
export function saved(state: DraftState, form: FormSnapshot, draft: SavedDraft, sent: Sent, isStored: boolean): Step {
  const { version, image, picture } = draft;
  const isLast = sent.version === form.version;
  const next = {
    ...state,
    ref: { ...state.ref, version },
    saved: { image, picture },
    savedFile: sent.image,
    savedVersion: sent.version,
    images: addStoredImages(state.images, sent.draft.content, draft.content),
    gallery: addStoredPictures(state.gallery, sent.draft.gallery, draft.gallery),
    conflict: undefined,
    lacksPictures: undefined,
    status: isLast ? messages.draftSaved : state.status,
  };
  const later = isLast ? [] : sendLaterIfOpen(form, draftSaveDelayMs);
  return isStored ? [...store(next, form), ...later] : [next, ...later];
}

export const failed = (state: DraftState, form: FormSnapshot, status: ReactNode, rejectedVersion?: object): Step => [
  { ...state, status, rejectedVersion },
  ...sendLaterIfOpen(form, draftRetryDelayMs),
];

export const conflicted = (state: DraftState, _: FormSnapshot, conflict: SavedDraft): Step => [
  { ...state, conflict, status: undefined },
];

/** The author decided between two texts: the one in the form is saved over the other, whose device may have removed pictures. */
export function conflictOverruled(state: DraftState, form: FormSnapshot, { version }: SavedDraft): Step {
  const ref = { ...state.ref, version };
  const next = { ...state, ...noPictures, ref, conflict: undefined };
  return [next, ...sendEffects(next, form)];
}

/** Its draft was published or deleted elsewhere, its pictures too: what is written here goes on as a draft of its own. */
export const gone = (state: DraftState, form: FormSnapshot, newRef: DraftRef): Step => [
  { ...startNew(state, newRef), status: messages.draftUnsent },
  ...sendLaterIfOpen(form, 0),
];

export const pictureRemoved = (state: DraftState): Step => [withoutPicture(state)];

export const lostPictureAdded = (state: DraftState): Step => [{ ...state, lostGallery: state.lostGallery.slice(1) }];

/** A version of the text is published under one key, however often it is sent. */
export function publishing(state: DraftState, form: FormSnapshot, version: object, newKey: string): Step {
  const key = (state.published.version === version && state.published.key) || newKey;
  return store({ ...state, published: { version, key } }, form);
}

/** What was sent is a post now; what was typed since is another draft. */
export function continued(state: DraftState, form: FormSnapshot, newRef: DraftRef): Step {
  const [next, ...effects] = store({ ...startNew(state, newRef), lostGallery: [] }, form);
  return [next, ...effects, ['sendLater', draftSaveDelayMs]];
}

/** What was written is a post now, or another draft than the next. */
export const cleared = (state: DraftState, _: FormSnapshot, newRef: DraftRef): Step => [
  { ...startNew(state, newRef), lostGallery: [], lacksPictures: undefined, status: undefined },
  ['store'],
];
