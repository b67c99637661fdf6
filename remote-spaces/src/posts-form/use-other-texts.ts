import { useState } from 'react';
import { type PostTexts, pickPostTexts } from 'shared-api/contract/posts/post-texts';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import type { FormHandle } from 'shared-ui/form';
import { eventValuesOf, expiryValuesOf } from './announcement-values.ts';
import { galleryValueOf } from './gallery/gallery-value.ts';

/** A text of the post beside the one in the form. */
export type OtherText = {
  /** Saved in the post, from another window; otherwise it stood in this form and is saved nowhere. */
  isSaved: boolean;
  values: Readonly<Record<string, string>>;
  files: Readonly<Record<string, Blob>>;
};

type Text = Pick<Post, 'title' | 'content' | 'type' | keyof PostTexts> &
  Partial<Pick<Post, 'event' | 'expiry' | 'gallery'>>;

export const textOf = ({ title, content, type, event, expiry, gallery, ...texts }: Text) => ({
  title,
  content,
  type,
  ...pickPostTexts(texts),
  ...galleryValueOf(gallery),
  ...(event !== undefined && eventValuesOf(event)),
  ...(expiry !== undefined && expiryValuesOf(expiry)),
});

/** What the form does not hold of a post that was edited in two windows: none of it is lost until the person leaves. */
export function useOtherTexts() {
  const [others, setOthers] = useState<readonly OtherText[]>([]);
  const isUnsaved = ({ isSaved }: OtherText) => !isSaved;

  return {
    others,
    showSaved: (values: OtherText['values']) =>
      setOthers((before) => [{ isSaved: true, values, files: {} }, ...before.filter(isUnsaved)]),
    hideSaved: () => setOthers((before) => before.filter(isUnsaved)),
    /** Puts one of them into the form; what stood there takes its place. */
    take(other: OtherText, { state }: Pick<FormHandle, 'state'>) {
      const stood: OtherText = { isSaved: false, values: state.values(), files: state.files() };
      setOthers(others.map((each) => (each === other ? stood : each)));
      state.replace(other.values, other.files);
    },
  };
}
