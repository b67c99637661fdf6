import { bylineOf } from 'shared-api/contract/members/byline';
import type { Member } from 'shared-api/contract/members/members.contract';
import type { GalleryEntry } from 'shared-api/contract/posts/gallery.contract';
import type { Picture } from 'shared-api/contract/posts/posts.contract';
import { Callout } from 'shared-ui/callout';
import { Dialog, DialogActions } from 'shared-ui/dialog';
import { type FormHandle, useField } from 'shared-ui/form';
import { GalleryList } from 'shared-ui/gallery-list';
import { Article, ArticleHeader, Figure } from 'shared-ui/layout';
import { useChosenPicture } from 'shared-ui/pictures';
import { RichText } from 'shared-ui/rich-text';
import { Badge, Bdi, Byline, exactDate } from 'shared-ui/static';
import { readGallery } from './gallery/gallery-value.ts';
import { postFormMessages as messages } from './messages.ts';
import { TypedEvent } from './typed-event.tsx';

type PreviewDialogProps = {
  form: FormHandle;
  /** Null when the session has ended meanwhile. */
  author: Member | null;
  /** The picture the post has. */
  picture?: Picture | null;
  /** Absent of a new post. */
  publishedAt?: string;
  onClose: () => void;
};

const pictureSizes = '(min-width: 54rem) 48rem, 92vw';

/** Its own measures take the place of these once it is read. */
const toShown = ({ src, ...words }: GalleryEntry) => ({
  ...words,
  image: src,
  picture: { sources: [{ type: 'image/webp', srcset: src }], width: 4, height: 3, placeholder: 'transparent' },
});

/** What the post lacks before it can be sent. */
function useMissing(form: FormHandle): string[] {
  const title = useField('title').errorOf(form.valueOf('title'));
  const content = useField('content').errorOf(form.valueOf('content'));
  return [
    ...(title === 'missing' ? [messages.titleMissing] : []),
    ...(content === 'missing' ? [messages.contentMissing] : []),
  ];
}

export function PreviewDialog({ form, author, picture = null, publishedAt, onClose }: PreviewDialogProps) {
  const shown = useChosenPicture(form.state.files().image) ?? picture;
  const missing = useMissing(form);
  const below = readGallery(form.valueOf('gallery'));
  const isAd = form.valueOf('type') === 'Ad';
  const date = publishedAt ?? new Date().toISOString();
  return (
    <Dialog title={messages.previewTitle} open onClose={onClose} isWide>
      <Article>
        {missing.length > 0 && (
          <Callout>
            <p>
              {messages.previewMissing} {missing.join(' ')}
            </p>
          </Callout>
        )}
        <ArticleHeader
          eyebrow={
            <>
              <Badge tone={isAd ? 'announcement' : 'accent'}>{isAd ? messages.ad : messages.kinds.post}</Badge>
              <time dateTime={date}>{exactDate(date)}</time>
            </>
          }
          title={<Bdi>{form.valueOf('title').trim() || messages.untitled}</Bdi>}
          byline={author && <Byline {...bylineOf({ author })} />}
        />
        {shown && (
          <Figure
            picture={shown}
            alt={form.valueOf('imageAlt')}
            caption={form.valueOf('imageCaption')}
            sizes={pictureSizes}
            eager
          />
        )}
        <TypedEvent values={form.state.values()} />
        <RichText html={form.valueOf('content')} titleLevel={1} />
        {below.length > 0 && <GalleryList items={below.map(toShown)} />}
        <DialogActions cancel={messages.backToWriting} onClose={onClose} />
      </Article>
    </Dialog>
  );
}
