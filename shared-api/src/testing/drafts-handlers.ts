import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import {
  Draft,
  DraftForm,
  DraftReply,
  DraftsReply,
  type EndedPost,
  ScheduleRequest,
} from '../contract/posts/drafts.contract.ts';
import { GalleryField } from '../contract/posts/gallery.contract.ts';
import { pickPostTexts } from '../contract/posts/post-texts.ts';
import { PostReply } from '../contract/posts/posts.contract.ts';
import { fromLocalTime } from '../contract/text/local-time.ts';
import { ErrorReply } from '../contract/wire/errors.contract.ts';
import { MessageReply } from '../contract/wire/reply.contract.ts';
import { aPost } from './builders.ts';

type Saved = Draft & { device?: string | undefined };

const reject = (status: number, reply: ErrorReply) => HttpResponse.json(v.parse(ErrorReply, reply), { status });
const missing = () => reject(404, { code: 'not_found', message: 'العنصر المطلوب غير موجود. ربما حُذف.' });
const changed = (draft: Draft) =>
  reject(409, {
    code: 'conflict',
    message: 'غيّر شخص آخر هذه البيانات قبلك.',
    current: v.parse(Draft, draft),
  });
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

/** A picture that is sent is stored under an address made of its bytes. */
const storedAs = (src: string) =>
  src.startsWith('data:') ? `/media/${src.replace(/.*,/, '').replaceAll('=', '')}-600.webp` : src;

const toStored = (sent: string): Draft['gallery'] =>
  v.parse(GalleryField, sent).map(({ src, ...words }) => ({
    ...words,
    image: storedAs(src),
    picture: { sources: [], width: 600, height: 400, placeholder: '#17533a' },
  }));

/**
 * A member's drafts as the server keeps them, in `drafts`, the one saved last at the top: what another device saves is put
 * there by the test.
 */
export function draftsApi(drafts: Saved[] = [], ended: EndedPost[] = []) {
  const find = (id: unknown) => drafts.find((draft) => draft.id === id);
  const remove = (draft: Saved) => drafts.splice(drafts.indexOf(draft), 1);
  const at = '*/api/draft/:id';
  const handlers = [
    http.get('*/api/draft', () => HttpResponse.json(v.parse(DraftsReply, { drafts, ended }))),
    http.get(at, ({ params }) => {
      const draft = find(params.id);
      return draft ? HttpResponse.json(v.parse(Draft, draft)) : missing();
    }),
    http.put(at, async ({ params, request }) => {
      const {
        author: _,
        device,
        withoutImage,
        at: local,
        ...form
      } = v.parse(DraftForm, Object.fromEntries(await request.formData()));
      const seen = Number(request.headers.get('if-match')?.slice(1, -1));
      const draft = find(params.id);
      if ((!draft && seen > 0) || (draft?.scheduledFor && !local)) return missing();
      if (draft && draft.version !== seen && (!device || draft.device !== device)) return changed(draft);
      const gallery = form.gallery ? toStored(form.gallery) : (draft?.gallery ?? []);
      const words = { ...form, excerpt: textOf(form.content), ...pickPostTexts(form), gallery };
      const { image = null, picture = null, version = 0 } = draft ?? {};
      const shown = withoutImage ? { image: null, picture: null } : { image, picture };
      const savedAt = new Date().toISOString();
      if (draft) remove(draft);
      drafts.unshift({
        id: String(params.id),
        ...words,
        ...shown,
        savedAt,
        scheduledFor: local ? fromLocalTime(local) : null,
        version: version + 1,
        device,
      });
      return HttpResponse.json(v.parse(DraftReply, { draft: drafts[0] }));
    }),
    http.put(`${at}/schedule`, async ({ params, request }) => {
      const draft = find(params.id);
      if (!draft) return missing();
      const { at: local } = v.parse(ScheduleRequest, await request.json());
      draft.scheduledFor = fromLocalTime(local);
      return HttpResponse.json(v.parse(DraftReply, { draft }));
    }),
    http.delete(`${at}/schedule`, ({ params }) => {
      const draft = find(params.id);
      if (!draft) return missing();
      draft.scheduledFor = null;
      return HttpResponse.json(v.parse(DraftReply, { draft }));
    }),
    http.post(`${at}/publish`, ({ params, request }) => {
      const draft = find(params.id);
      if (!draft?.scheduledFor) return missing();
      if (request.headers.get('if-match') !== `"${draft.version}"`) return changed(draft);
      remove(draft);
      const { id, title, content } = draft;
      return HttpResponse.json(
        v.parse(PostReply, { message: 'تم نشر المنشور بنجاح', post: aPost({ id, title, content }) }),
      );
    }),
    http.delete(at, ({ params }) => {
      const draft = find(params.id);
      if (!draft) return missing();
      remove(draft);
      return HttpResponse.json(v.parse(MessageReply, { message: 'تم حذف المسودة' }));
    }),
  ];
  return { drafts, handlers };
}
