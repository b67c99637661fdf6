import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PageForm, RejectedForm } from 'shared-api/contract/page-forms';
import * as pathTo from 'shared-api/contract/path-to';
import { paths } from 'shared-api/contract/paths';
import type { ErrorReply } from 'shared-api/contract/wire/errors.contract';
import * as v from 'valibot';
import { badOrigin } from '../../platform/errors.ts';
import { sendsOrigin } from '../../platform/http/security.ts';
import { check } from '../../platform/http/validation.ts';
import { cacheControls, type SentPage, sendPage } from '../render/send-page.ts';
import { safeRedirect } from '../safe-redirect.ts';

/** A script may send anything to a page; a form sends texts. */
const Typed = v.record(v.string(), v.string());
type Typed = v.InferOutput<typeof Typed>;
type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

type PageFormsOptions = {
  /** The page with the form in it as it was sent, and what the server says of it. */
  renderSent: (
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    sent: RejectedForm,
  ) => Promise<SentPage | { redirect: string }>;
};

/** Of the browser's request, what the call has of its own: its body, its connection, and where it comes from, which was checked. */
const ownHeaders = new Set([
  'content-type',
  'content-length',
  'transfer-encoding',
  'connection',
  'accept-encoding',
  'origin',
  'sec-fetch-site',
]);

export function addFormParser(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}

/** A browser too old to say where a form comes from could be made to sign in as somebody else: it is rejected. */
function requireOrigin(request: FastifyRequest) {
  if (!sendsOrigin(request)) throw badOrigin();
}

/** The call of the API that a form stands for, as if the browser itself had made it. */
function call(app: FastifyInstance, { headers, host, socket }: FastifyRequest, form: PageForm, typed: Typed) {
  const kept: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ownHeaders.has(name) && !name.startsWith(':')),
  );
  const remoteAddress = socket.remoteAddress ?? '';
  return app.inject({
    method: 'POST',
    url: `/api/${form.call}`,
    headers: { ...kept, host },
    payload: typed,
    remoteAddress,
  });
}

const isAccepted = ({ statusCode }: Answer) => statusCode < 300;

const gone = 410;
/** As the page says it: a link of a mail that works no more was there once. */
const statusOf = (answer: Answer) => (answer.json<ErrorReply>().gone ? gone : answer.statusCode);

function nextOf({ next, nextShows, signsIn, otherwise }: PageForm, answer: Answer, { to = '/' }: Typed) {
  if (nextShows) {
    const reply = answer.json<Record<string, string>>();
    const shown = Object.entries(nextShows).map(([name, field]) => [name, reply[field] ?? '']);
    return `${next}?${new URLSearchParams(shown)}`;
  }
  if (signsIn && answer.statusCode === 202) return `${pathTo.secondFactor}?to=${encodeURIComponent(to)}`;
  if (otherwise && answer.statusCode !== 201) return otherwise;
  if (next) return next;
  const path = safeRedirect(to);
  return signsIn ? pathTo.afterSignIn(path) : (path ?? '/');
}

const isSecret = (name: string) => /password|code/i.test(name);

/** What the page is rendered with again: no password comes back in it. */
function toSent(action: string, answer: Answer, typed: Typed): RejectedForm {
  const { message, fields = {} } = answer.json<Pick<ErrorReply, 'message' | 'fields'>>();
  const shown = Object.entries(typed).filter(([name]) => !isSecret(name));
  return {
    action,
    message,
    errors: fields,
    typed: Object.fromEntries(shown),
    ...(isAccepted(answer) && { isAccepted: true }),
  };
}

/**
 * Forms of public pages, without JavaScript: accepted ones lead on by 303, or are answered in place; rejected ones come back as
 * they were typed.
 */
export const pageFormsRoutes: FastifyPluginAsync<PageFormsOptions> = async (app, { renderSent }) => {
  async function take(request: FastifyRequest, reply: FastifyReply, form: PageForm) {
    const isOneClick = form.isOneClick && !sendsOrigin(request);
    if (!isOneClick) requireOrigin(request);
    // its body may be of any kind and says nothing besides
    const typed = check(Typed, isOneClick ? request.query : (request.body ?? {}));
    const answer = await call(app, request, form, typed);
    for (const name of ['set-cookie', 'clear-site-data', 'retry-after']) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    if (isOneClick) return reply.code(statusOf(answer)).type('text/plain; charset=utf-8').send(answer.json().message);
    if (isAccepted(answer) && !form.isAnsweredInPlace)
      return reply.redirect(form.leadsBack ? request.url : nextOf(form, answer, typed), 303);
    const url = new URL(`http://portal.internal${request.url}`);
    const page = await renderSent(request, reply, url, toSent(url.pathname, answer, typed));
    if ('redirect' in page) return reply.redirect(page.redirect, 303);
    return sendPage(request, reply, { ...page, status: statusOf(answer) }, { cacheControl: cacheControls.notStored });
  }

  for (const [action, { form }] of Object.entries(paths))
    if (form) app.post(action, { compress: false }, (request, reply) => take(request, reply, form));
};
