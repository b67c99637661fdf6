import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { limits } from 'shared-api/contract/limits';
import * as pathTo from 'shared-api/contract/path-to';
import { eachPostText, postTextNames } from 'shared-api/contract/posts/post-texts';
import { NewPostForm } from 'shared-api/contract/posts/posts.contract';
import { enterSession, signOut, useSession } from 'shared-api/session/session.store';
import { aMember, anOffice, aPost, api, draftsApi, roundTrip, signInAs, startApiServer } from 'shared-api/testing';
import { press, renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../submission/messages.ts';
import { AnnouncementFields } from './announcement-part.tsx';
import { blankDraft, storeDraft, toDraft } from './drafts/stored-draft.ts';
import { eventMessages } from './event-messages.ts';
import { postFormMessages } from './messages.ts';
import { PreviewDialog } from './preview-button.tsx';
import { readPictures } from './testing/read-pictures.ts';

const { kinds } = postFormMessages;
const server = startApiServer(...draftsApi().handlers);
const office = anOffice({ kind: 'national', name: 'المكتب الوطني' });
const author = aMember({ office });
const path = '/organization/national-office';

/** Read once beforehand: what comes with its first press is there at the press. */
beforeAll(() =>
  Promise.all([
    import('./add-post-form.tsx'),
    import('../posts/own-changes.tsx'),
    PreviewDialog.preload(),
    AnnouncementFields.preload(),
  ]),
);

beforeEach(() => {
  localStorage.clear();
  signInAs(author);
  server.use(api.nationalOffice({ office, members: [author], posts: [], totals: { members: 1, posts: 0 } }));
});

const form = async () => within(await screen.findByRole('form', { name: postFormMessages.newPost }));
const titleField = async () => (await form()).getByRole('textbox', { name: /العنوان/ });
const textField = async () => (await form()).findByRole('textbox', { name: postFormMessages.content });

type User = ReturnType<typeof renderRoutes>['user'];

async function open() {
  const { user } = renderRoutes(routes, path);
  await user.click(await screen.findByRole('button', { name: messages.addPost }));
  await textField();
  return user;
}
async function write(user: User, title: string, html: string) {
  if (title) await user.type(await titleField(), title);
  const text = await textField();
  // the editor tells of a change a moment after it
  await act(async () => {
    text.innerHTML = html;
  });
}
const publish = async (user: User) =>
  user.click((await form()).getByRole('button', { name: postFormMessages.publish }));

test('a visitor is offered no form', async () => {
  signInAs(null);
  renderRoutes(routes, path);
  expect(await screen.findByText(messages.noPosts)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.addPost })).not.toBeInTheDocument();
});

test('a member opens the form and closes it again', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: messages.closePostForm }));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('a member publishes an announcement, reads that it was done and sees it at once', async () => {
  const sent: NewPostForm[] = [];
  const published = aPost({ author, title: 'دورة تكوينية', type: 'Ad' });
  server.use(api.publishPost(published, (fields) => sent.push(fields)));
  const user = await open();
  await write(user, 'دورة تكوينية', '<p>نص <strong>عريض</strong></p>');
  await user.click(screen.getByRole('radio', { name: kinds.announcement }));
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  const content = '<p>نص <strong>عريض</strong></p>';
  expect(sent).toMatchObject([{ title: 'دورة تكوينية', content, type: 'Ad', author: author.id }]);
  expect(screen.getByRole('heading', { name: published.title })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: messages.addPost })).toHaveFocus();
});

const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

async function announceEvent() {
  const user = await open();
  await write(user, 'يوم دراسي', '<p>نص</p>');
  await user.click(screen.getByRole('radio', { name: kinds.event }));
  await screen.findByLabelText(new RegExp(`^${eventMessages.begins}`));
  return user;
}

test('a member says of an announcement when and where it invites to, and how many may come', async () => {
  const sent: NewPostForm[] = [];
  server.use(api.publishPost(aPost({ author, type: 'Ad' }), (fields) => sent.push(fields)));
  const user = await announceEvent();
  fill(eventMessages.begins, '2031-12-01T10:00');
  fill(eventMessages.ends, '2031-12-01T12:00');
  fill(eventMessages.place, 'المكتبة');
  fill(eventMessages.capacity, '60');
  await user.click(screen.getByRole('radio', { name: eventMessages.members }));
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(sent).toMatchObject([
    {
      isEvent: 'yes',
      eventBegins: '2031-12-01T10:00',
      eventEnds: '2031-12-01T12:00',
      eventPlace: 'المكتبة',
      eventAddress: '',
      eventCapacity: '60',
      eventAudience: 'members',
    },
  ]);
});

test('a member says when an announcement ends', async () => {
  const sent: NewPostForm[] = [];
  server.use(api.publishPost(aPost({ author, type: 'Ad' }), (fields) => sent.push(fields)));
  const user = await open();
  await write(user, 'التسجيل مفتوح', '<p>نص</p>');
  await user.click(screen.getByRole('radio', { name: kinds.announcement }));
  await screen.findByLabelText(new RegExp(`^${eventMessages.expires}`));
  fill(eventMessages.expires, '2031-12-01T10:00');
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(sent).toMatchObject([{ type: 'Ad', expires: '2031-12-01T10:00' }]);
});

test('a draft of an announcement keeps when it ends', () => {
  const fields = { title: 'التسجيل مفتوح', type: 'Ad', expires: '2031-12-01T10:00', image: 'x' } as const;
  expect(toDraft(fields)).toMatchObject({ type: 'Ad', expires: '2031-12-01T10:00' });
});

test('an event without a time or a place is not sent, and one that ends too early says so at once', async () => {
  const user = await announceEvent();
  await publish(user);
  await waitFor(() =>
    expect(screen.getByLabelText(new RegExp(`^${eventMessages.begins}`))).toHaveAccessibleErrorMessage(
      eventMessages.beginsMissing,
    ),
  );
  expect(screen.getByLabelText(new RegExp(`^${eventMessages.place}`))).toHaveAccessibleErrorMessage(
    eventMessages.placeMissing,
  );
  fill(eventMessages.begins, '2031-12-01T10:00');
  fill(eventMessages.ends, '2031-12-01T09:00');
  expect(await screen.findByText(eventMessages.endsFirst)).toBeVisible();
});

test('a member who takes the event back publishes the announcement, whatever was left empty', async () => {
  const sent: NewPostForm[] = [];
  server.use(api.publishPost(aPost({ author, type: 'Ad' }), (fields) => sent.push(fields)));
  const user = await announceEvent();
  fill(eventMessages.begins, '2031-12-01T10:00');
  fill(eventMessages.begins, '');
  await user.click(screen.getByRole('radio', { name: kinds.announcement }));
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(sent).toMatchObject([{ isEvent: 'no' }]);
});

test('a post that is no announcement is not asked for an event', async () => {
  await open();
  expect(screen.queryByLabelText(new RegExp(`^${eventMessages.begins}`))).not.toBeInTheDocument();
});

test('a member who typed no number of places and then chooses a post publishes it', async () => {
  const sent: string[][] = [];
  const published = aPost({ author });
  server.use(
    http.post('*/api/post', async ({ request }) => {
      sent.push([...(await request.formData()).keys()]);
      return HttpResponse.json({ message: 'تم نشر المنشور بنجاح', post: published }, { status: 201 });
    }),
  );
  const user = await announceEvent();
  fill(eventMessages.place, 'المكتبة');
  fill(eventMessages.capacity, 'حوالي 50');
  await user.click(screen.getByRole('radio', { name: kinds.post }));
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  const known = [...Object.keys(NewPostForm.entries), 'image'];
  expect(sent[0]?.filter((name) => !known.includes(name))).toEqual([]); // nothing of the choice itself
});

test('a member at the keyboard chooses an event by the arrows, and is asked for its time', async () => {
  const user = await open();
  act(() => screen.getByRole('radio', { name: kinds.post }).focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('radio', { name: kinds.event })).toBeChecked();
  expect(await screen.findByLabelText(new RegExp(`^${eventMessages.begins}`))).toBeVisible();
});

test('a member who comes to add an event is asked for its time at once', async () => {
  renderRoutes(routes, pathTo.addEvent);
  expect(await screen.findByRole('radio', { name: kinds.event })).toBeChecked();
  expect(await screen.findByLabelText(new RegExp(`^${eventMessages.begins}`))).toBeVisible();
});

test('a post that was published just now stays first when older ones are loaded', async () => {
  const colleague = aMember({ office });
  const posts = Array.from({ length: limits.listDefault }, (_, index) =>
    aPost({ author: colleague, title: `منشور ${index + 1}.` }),
  );
  const fresh = aPost({ author, title: 'نُشر للتو' });
  const older = aPost({ author: colleague, title: 'أقدم من الكل' });
  server.use(
    api.nationalOffice({ office, members: [author], posts, totals: { members: 1, posts: 50 } }),
    api.publishPost(fresh),
  );
  const user = await open();
  await write(user, fresh.title, '<p>نص</p>');
  await publish(user);
  await screen.findByRole('heading', { name: fresh.title });
  server.use(api.postsPages(() => ({ posts: [fresh, ...posts, older] })));
  await press(() => screen.getByRole('button', { name: messages.more }));
  expect(await screen.findByRole('heading', { name: older.title })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(fresh.title);
  expect(screen.getAllByRole('heading', { name: fresh.title })).toHaveLength(1);
});

test('a post is an ordinary one unless told', async () => {
  const sent: NewPostForm[] = [];
  server.use(api.publishPost(aPost({ author }), (fields) => sent.push(fields)));
  const user = await open();
  expect(screen.getByRole('radio', { name: kinds.post })).toBeChecked();
  await write(user, 'حملة', '');
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(sent).toMatchObject([{ title: 'حملة', type: 'Post' }]);
});

test('a post needs a title, and nothing is sent without one', async () => {
  const user = await open();
  await write(user, '  ', '<p>نص</p>');
  await publish(user);
  expect(await screen.findByText(postFormMessages.titleMissing)).toBeVisible();
  expect(await titleField()).toHaveFocus();
  expect(await textField()).toHaveTextContent('نص');
});

test('a member who writes the title that was missing no longer reads that it is', async () => {
  const user = await open();
  await publish(user);
  expect(await titleField()).toBeInvalid();
  await user.type(await titleField(), 'دورة');
  expect(screen.queryByText(postFormMessages.titleMissing)).not.toBeInTheDocument();
  expect(await titleField()).toBeValid();
});

const refused = { code: 'internal', message: 'حدث خطأ غير متوقع في الخادم.' } as const;
test.each([
  ['400', () => api.reject('post', 'post', 400, { ...refused, code: 'validation_failed' }), 'فشل نشر المنشور'],
  ['500', () => api.reject('post', 'post', 500, refused), 'خطأ في الخادم'],
  ['no answer', () => api.unreachable('post', 'post'), 'error publishing post'],
  [
    '413',
    () => api.reject('post', 'post', 413, { code: 'too_large', message: 'حجم الطلب أكبر من المسموح به.' }),
    'حجم الطلب أكبر من المسموح به.',
  ],
])('on %s the author reads why, and everything written is still there', async (_, answer, sentence) => {
  server.use(answer());
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await publish(user);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await titleField()).toHaveValue('عنوان');
  expect(await textField()).toHaveTextContent('نص');
});

test('the author reads beside the field what the server has against it', async () => {
  const fields = { content: 'حقل «نص المنشور» أطول من المسموح به.' };
  server.use(
    api.reject('post', 'post', 400, { code: 'validation_failed', message: 'تحقق من المعلومات المدخلة.', fields }),
  );
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await publish(user);
  expect(await (await form()).findByText(fields.content)).toBeVisible();
});

test('an author whose session ended while writing keeps everything and publishes after signing in again', async () => {
  server.use(api.reject('post', 'post', 401, { code: 'unauthenticated', message: 'سجّل الدخول أولًا.' }));
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await publish(user);
  expect(await screen.findByText(sendingMessages.sessionEnded)).toBeVisible();
  expect(useSession.getState().isAuthenticated).toBe(false);
  expect(await titleField()).toHaveValue('عنوان');
  expect(await textField()).toHaveTextContent('نص');

  act(() => signInAs(author));
  const sent: NewPostForm[] = [];
  server.use(api.publishPost(aPost({ author, title: 'عنوان' }), (fields) => sent.push(fields)));
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(sent).toMatchObject([{ title: 'عنوان', content: '<p>نص</p>', author: author.id }]);
});

test('an author who signed in again while an older publish was on its way stays signed in when that one is rejected', async () => {
  const arrived = Promise.withResolvers<void>();
  const ended = { code: 'unauthenticated', message: 'سجّل الدخول أولًا.' } as const;
  server.use(api.held('post', 'post', arrived.promise), api.reject('post', 'post', 401, ended));
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await publish(user);
  act(() => enterSession(author));
  arrived.resolve();
  expect(await screen.findByText('error publishing post')).toBeVisible();
  expect(useSession.getState().member?.id).toBe(author.id);
  expect(await titleField()).toHaveValue('عنوان');
});

test('an author whose answer was lost sends the same post again, not another', async () => {
  const keys: unknown[] = [];
  const published = api.publishPost(aPost({ author }), ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (keys.length < 3) throw HttpResponse.error();
  });
  server.use(published);
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  for (const sendings of [1, 2]) {
    await publish(user);
    expect(await screen.findByText('error publishing post')).toBeVisible();
    expect(keys).toHaveLength(sendings);
  }
  await user.type(await titleField(), ' آخر');
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0], expect.not.stringMatching(String(keys[0]))]);
});

test('an author whose answer was lost, who leaves and comes back, sends the same post again and not another', async () => {
  const keys: unknown[] = [];
  const published = api.publishPost(aPost({ author }), ({ idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (keys.length < 2) throw HttpResponse.error();
  });
  server.use(published);
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await publish(user);
  await screen.findByText('error publishing post');
  await user.click(screen.getByRole('button', { name: messages.closePostForm }));
  await user.click(screen.getByRole('button', { name: messages.addPost }));
  await textField();
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a member who signs out takes the form along', async () => {
  await open();
  act(() => signInAs(null));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
});

test('what was written is offered again after the page was left, and can be set aside for another post', async () => {
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await user.click(screen.getByRole('button', { name: messages.closePostForm }));
  await user.click(screen.getByRole('button', { name: messages.addPost }));
  expect(await titleField()).toHaveValue('عنوان');
  expect(await textField()).toHaveTextContent('نص');
  expect(screen.getByText(/استعدنا لك مسودة/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: postFormMessages.startNew }));
  await waitFor(async () => expect(await titleField()).toHaveValue(''));
  expect(await textField()).toHaveTextContent(/^$/);
});

test('a draft is shown to nobody but its author', async () => {
  const user = await open();
  await write(user, 'سر', '<p>نص</p>');
  await user.click(screen.getByRole('button', { name: messages.closePostForm }));
  act(() => signInAs(aMember({ office })));
  await user.click(screen.getByRole('button', { name: messages.addPost }));
  expect(await titleField()).toHaveValue('');
});

test('an author who signs out while writing leaves no draft on the device', async () => {
  server.use(api.signOut());
  const user = await open();
  await write(user, 'سر', '<p>نص</p>');
  await act(signOut);
  act(() => enterSession(author));
  expect(await titleField()).toHaveValue('');
});

test('what an author writes while the post is on its way stays in the form', async () => {
  const arrived = Promise.withResolvers<void>();
  server.use(api.held('post', 'post', arrived.promise), api.publishPost(aPost({ author, title: 'عنوان' })));
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await publish(user);
  await user.type(await titleField(), ' وأكثر');
  arrived.resolve();
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(await titleField()).toHaveValue('عنوان وأكثر');
  expect(await textField()).toHaveTextContent('نص');
});

test('an author who comes back while the post is on its way is not offered to publish it again', async () => {
  const arrived = Promise.withResolvers<void>();
  server.use(api.held('post', 'post', arrived.promise), api.publishPost(aPost({ author, title: 'عنوان' })));
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await publish(user);
  await user.click(screen.getByRole('button', { name: messages.closePostForm }));
  await user.click(screen.getByRole('button', { name: messages.addPost }));
  expect(await screen.findByText(sendingMessages.sending)).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  arrived.resolve();
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(await titleField()).toHaveValue('');
});

test('an author who comes back while the post is on its way finds it again when it could not be published', async () => {
  const lost = Promise.withResolvers<void>();
  server.use(api.held('post', 'post', lost.promise), api.unreachable('post', 'post'));
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await publish(user);
  await user.click(screen.getByRole('button', { name: messages.closePostForm }));
  await user.click(screen.getByRole('button', { name: messages.addPost }));
  lost.resolve();
  expect(await screen.findByText('error publishing post')).toBeVisible();
  expect(await titleField()).toHaveValue('عنوان');
});

test('a text is not handed to who signs in after its author on the same device', async () => {
  server.use(api.reject('post', 'post', 401, { code: 'unauthenticated', message: 'سجّل الدخول أولًا.' }));
  const user = await open();
  await write(user, 'سر', '<p>نص</p>');
  await publish(user);
  await screen.findByText(sendingMessages.sessionEnded);
  act(() => signInAs(aMember({ office })));
  expect(await titleField()).toHaveValue('');
});

test('a published post leaves no draft behind', async () => {
  server.use(api.publishPost(aPost({ author })));
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await publish(user);
  await screen.findByText('تم نشر المنشور بنجاح');
  await user.click(screen.getByRole('button', { name: messages.addPost }));
  expect(await titleField()).toHaveValue('');
});

const texts = eachPostText((name) => `نص ${name}`);
const kept = { ...blankDraft, title: 'عنوان', content: '<p>نص</p>', ...texts };

test('an author whose draft comes back without its picture reads so in whole sentences', async () => {
  storeDraft(author.id, kept, { lacksPictures: true });
  await open();
  const [status] = screen.getAllByRole('status').filter((each) => each.textContent?.includes('مسودة'));
  expect(status).toHaveTextContent(/^استعدنا لك مسودة حُفظت [^.]+\. لم تُحفظ صورتها معها: [^.]+\.$/);
  for (const text of [postFormMessages.restored, postFormMessages.restoredWithoutPictures])
    expect(text).toMatch(/^\p{L}/u);
});

test('an author whose draft comes back whole reads one sentence', async () => {
  storeDraft(author.id, kept, {});
  await open();
  const [status] = screen.getAllByRole('status').filter((each) => each.textContent?.includes('مسودة'));
  expect(status).toHaveTextContent(/^استعدنا لك مسودة حُفظت [^.]+\.$/);
});

const aPicture = () => new File(['picture'], 'شجرة.png', { type: 'image/png' });
const chooser = async () => (await form()).getByLabelText(postFormMessages.picture);
const words = async (name: string) => (await form()).findByRole('textbox', { name });

test('an author says what the picture shows and what stands below it, and both are sent with it', async () => {
  readPictures();
  const sent: NewPostForm[] = [];
  server.use(api.publishPost(aPost({ author }), (fields) => sent.push(fields)));
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  expect((await form()).queryByRole('textbox', { name: postFormMessages.imageAlt })).not.toBeInTheDocument();
  await user.upload(await chooser(), aPicture());
  await user.type(await words(postFormMessages.imageAlt), 'شجرة');
  await user.type(await words(postFormMessages.imageCaption), 'في الحي');
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(sent).toMatchObject([{ imageAlt: 'شجرة', imageCaption: 'في الحي' }]);
});

test('the texts of a post are kept with the draft, and those of a picture wait for the picture', async () => {
  readPictures();
  storeDraft(author.id, kept, { lacksPictures: true });
  const user = await open();
  await user.upload(await chooser(), aPicture());
  for (const name of postTextNames) expect(await words(postFormMessages[name])).toHaveValue(texts[name]);
});

test('an author whose draft could not be sent reads that its picture is not kept with it, until a picture is there again', async () => {
  readPictures();
  server.use(api.unreachable('put', 'draft/:id'));
  const user = await open();
  await user.type(await titleField(), 'عنوان');
  await user.upload(await chooser(), aPicture());
  expect(await screen.findByText(postFormMessages.draftWithoutPictures)).toBeVisible();
  const sentence = new RegExp(postFormMessages.restoredWithoutPictures);
  for (const _ of ['at once', 'after a look at it']) {
    await user.click(screen.getByRole('button', { name: messages.closePostForm }));
    await user.click(screen.getByRole('button', { name: messages.addPost }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('img', { name: postFormMessages.pictureAlt })).not.toBeInTheDocument();
  }
  await user.upload(await chooser(), aPicture());
  expect(await screen.findByRole('img', { name: postFormMessages.pictureAlt })).toBeVisible();
  expect(screen.getByText(new RegExp(postFormMessages.restored))).toBeVisible();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('a picture that was taken off a draft and is chosen again is sent again', async () => {
  readPictures();
  const pictures: unknown[] = [];
  server.use(
    http.put('*/api/draft/:id', async ({ request }) => {
      const image = (await request.clone().formData()).get('image');
      if (image !== null) pictures.push(image); // what was typed may be sent before the picture is chosen
    }),
  );
  const user = await open();
  await user.type(await titleField(), 'عنوان');
  for (const sent of [1, 2]) {
    await user.upload(await chooser(), aPicture());
    await (await form()).findByRole('img', { name: postFormMessages.pictureAlt });
    act(() => void dispatchEvent(new Event('pagehide'))); // what was typed is sent at once
    await waitFor(() => expect(pictures).toEqual(Array(sent).fill(expect.any(Blob))));
    expect(await screen.findByText(postFormMessages.draftSaved)).toBeVisible();
    await user.click((await form()).getByRole('button', { name: postFormMessages.removePicture }));
    expect((await form()).queryByRole('img', { name: postFormMessages.pictureAlt })).not.toBeInTheDocument();
  }
});

test('a picture that takes its time to be made ready is waited for, and published with the post', async () => {
  readPictures();
  const { createImageBitmap } = globalThis;
  const decoded = Promise.withResolvers<void>();
  Object.assign(globalThis, {
    createImageBitmap: async (picture: Blob) => {
      await decoded.promise;
      return createImageBitmap(picture);
    },
  });
  const pictures: unknown[] = [];
  server.use(
    http.post('*/api/post', async ({ request }) => {
      pictures.push((await request.clone().formData()).get('image'));
    }),
    api.publishPost(aPost({ author })),
  );
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await user.upload(await chooser(), aPicture());
  const button = (await form()).getByRole('button', { name: postFormMessages.publish });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await user.type(await titleField(), '{Enter}');
  await roundTrip(server);
  expect(pictures).toEqual([]);
  decoded.resolve();
  expect(await (await form()).findByRole('img', { name: postFormMessages.pictureAlt })).toBeVisible();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  await publish(user);
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  expect(pictures).toEqual([expect.any(Blob)]);
});

test('an author sees a post on its way, calls it back, and finds everything as it was', async () => {
  readPictures();
  server.use(api.held('post', 'post', new Promise(() => undefined)));
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  await user.upload(await chooser(), aPicture());
  await (await form()).findByRole('img', { name: postFormMessages.pictureAlt });
  await publish(user);
  expect(await screen.findByRole('progressbar', { name: sendingMessages.sending })).toBeVisible();
  await user.click(screen.getByRole('button', { name: sendingMessages.cancel }));
  expect(await screen.findByText(sendingMessages.givenUp)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(await titleField()).toHaveValue('عنوان');
  expect(await textField()).toHaveTextContent('نص');
  expect((await form()).getByRole('img', { name: postFormMessages.pictureAlt })).toBeVisible();
});

test.each(['drop', 'paste'] as const)('an author gives the picture by %s instead of choosing it', async (way) => {
  readPictures();
  await open();
  const given = { [way === 'drop' ? 'dataTransfer' : 'clipboardData']: { files: [aPicture()], types: ['Files'] } };
  await act(async () => fireEvent[way](await chooser(), given));
  expect(await (await form()).findByRole('img', { name: postFormMessages.pictureAlt })).toBeVisible();
});

test('a dropped file that is no picture is rejected in a sentence, and nothing typed is lost', async () => {
  readPictures();
  const user = await open();
  await write(user, 'عنوان', '<p>نص</p>');
  const files = [new File(['%PDF-1.7'], 'تقرير.pdf', { type: 'application/pdf' })];
  await act(async () => fireEvent.drop(await chooser(), { dataTransfer: { files, types: ['Files'] } }));
  expect(await screen.findByText(/PDF وليس صورة/)).toBeVisible();
  expect(await titleField()).toHaveValue('عنوان');
  expect(await textField()).toHaveTextContent('نص');
});

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const heic = bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const frame = '\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0';
const movingGif = bytesOf(`GIF89a\x01\0\x01\0\0\0\0${frame}${frame};`);

test("an author who chooses an iPhone's photo that the browser cannot read is told so before it is sent, and what to do", async () => {
  readPictures();
  await open();
  const files = [new File([heic], 'IMG_1.HEIC', { type: '' })];
  await act(async () => fireEvent.drop(await chooser(), { dataTransfer: { files, types: ['Files'] } }));
  expect(await screen.findByText(/HEIC.*«الأكثر توافقًا»/)).toBeVisible();
  expect((await form()).queryByRole('img', { name: postFormMessages.pictureAlt })).not.toBeInTheDocument();
});

test('an author who chooses a picture that moves is told that it will not', async () => {
  readPictures();
  const user = await open();
  await user.upload(await chooser(), new File([movingGif], 'a.gif', { type: 'image/gif' }));
  expect(await screen.findByText(/متحركة، وستظهر ثابتة/)).toBeVisible();
  expect(await (await form()).findByRole('img', { name: postFormMessages.pictureAlt })).toBeVisible();
});

test('a file dropped beside the picture does not lead away from the page', async () => {
  await open();
  const files = [aPicture()];
  const isLeft = fireEvent.drop(await titleField(), { dataTransfer: { files, types: ['Files'] } });
  expect(isLeft).toBe(false);
});

const preview = async () => within(await screen.findByRole('dialog', { name: postFormMessages.previewTitle }));
const openPreview = async (user: User) =>
  user.click((await form()).getByRole('button', { name: postFormMessages.preview }));

test('an author sees the post as it will look, comes back with Escape, and finds everything typed', async () => {
  readPictures();
  const user = await open();
  await write(user, 'دورة تكوينية', '<h2>البرنامج</h2><p>نص <strong>عريض</strong></p>');
  await user.click(screen.getByRole('radio', { name: kinds.announcement }));
  await user.upload(await chooser(), aPicture());
  await user.type(await words(postFormMessages.imageAlt), 'شجرة');
  await user.type(await words(postFormMessages.imageCaption), 'في الحي');
  await openPreview(user);
  const shown = await preview();
  expect(shown.getByRole('heading', { level: 1, name: 'دورة تكوينية' })).toBeVisible();
  expect(shown.getByRole('heading', { name: 'البرنامج' })).toBeVisible();
  expect(shown.getByText('عريض').tagName).toBe('STRONG');
  expect(shown.getByText(postFormMessages.ad)).toBeVisible();
  expect(shown.getByText(office.name)).toBeVisible();
  expect(shown.getByText(author.name)).toBeVisible();
  const figure = within(shown.getByRole('figure'));
  expect(figure.getByRole('img', { name: 'شجرة' })).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  expect(figure.getByText('في الحي')).toBeVisible();
  expect(shown.queryByText(postFormMessages.titleMissing, { exact: false })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await titleField()).toHaveValue('دورة تكوينية');
  expect(await textField()).toHaveTextContent('نص عريض');
  expect(await words(postFormMessages.imageAlt)).toHaveValue('شجرة');
});

test('an author reads in the preview of an event when and where it is', async () => {
  const user = await announceEvent();
  fill(eventMessages.begins, '2031-12-01T10:00');
  fill(eventMessages.ends, '2031-12-01T12:30');
  fill(eventMessages.place, 'المكتبة');
  await openPreview(user);
  const shown = await preview();
  expect(shown.getByText('الاثنين 1 ديسمبر 2031، من 10:00 إلى 12:30')).toBeVisible();
  expect(shown.getByText('المكتبة')).toBeVisible();
});

test('a preview without a title says what is missing', async () => {
  const user = await open();
  await write(user, ' ', '<p>نص</p>');
  await openPreview(user);
  const shown = await preview();
  expect(shown.getByText(postFormMessages.titleMissing, { exact: false })).toBeVisible();
  expect(shown.getByRole('heading', { level: 1, name: postFormMessages.untitled })).toBeVisible();
  expect(shown.queryByText(postFormMessages.contentMissing, { exact: false })).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: postFormMessages.backToWriting }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an author whose text comes near its bound reads how much is left; the pictures inside it do not count', async () => {
  const user = await open();
  const picture = `<img src="data:image/png;base64,${'A'.repeat(limits.content[1])}">`;
  await write(user, '', `<p>${picture}</p>`);
  expect((await form()).queryByText(/بقي/)).not.toBeInTheDocument();
  await write(user, '', `<p>${'أ'.repeat(limits.content[1] - 8)}</p>`);
  expect(await (await form()).findByText('بقي حرف واحد')).toBeVisible();
});
