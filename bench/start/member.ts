import { randomInt } from 'node:crypto';

export const toForm = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

type Published = { id: string; image: string | null; author: { office: { id: string } } };

/** @throws Error with what was answered, when it is a rejection */
export async function expectOk(sent: Promise<Response>) {
  const reply = await sent;
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

/** Asks until what comes is as it should be. */
export async function untilShown(url: string, shows: (html: string) => boolean) {
  while (!shows(await (await fetch(url)).text()));
}

/** Signs in with a demo account at `origin`; what it sends goes there too, unless it names another front. */
export async function signIn(origin: string, account: string) {
  const reply = await expectOk(
    fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${account}@portal.example`, password: 'tadamon-1999' }),
    }),
  );
  const [line = ''] = reply.headers.getSetCookie().filter((each) => /^(__Host-)?sid=/.test(each));
  const cookie = line.split(';')[0] ?? '';
  const { member } = (await reply.json()) as { member: { id: string } };

  /** What is no form is sent as JSON. */
  const send = (method: string, path: string, body?: FormData | object, front = origin) => {
    const isJson = body && !(body instanceof FormData);
    return fetch(`${front}/api${path}`, {
      method,
      headers: { cookie, origin: front, ...(isJson && { 'content-type': 'application/json' }) },
      ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
  };
  /** A post of this member, as the form of the portal sends it. */
  const post = (title: string, image?: Blob) => {
    const form = toForm({ title, content: '<p>نص</p>', type: 'Post', author: member.id });
    if (image) form.set('image', image, 'photo.jpg');
    return form;
  };
  return {
    cookie,
    member: member.id,
    send,
    post,
    async publish(title: string, front = origin) {
      const published = await expectOk(send('POST', '/post', post(title), front));
      return ((await published.json()) as { post: Published }).post;
    },
  };
}

/** One write of a visitor. Each comes from an address of its own, so that none is one too many for the throttle. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
export const sendMessage = (origin: string, message: string) =>
  fetch(`${origin}/api/auth/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify({ name: 'محمد', email: '0550 00 00 00', message }),
  });
