import { escapeAttribute, escapeText } from 'entities/escape';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { serverLimits } from '../../limits.ts';
import { confirmPage } from '../../messages.ts';
import { forbidden, validationFailed } from '../../platform/errors.ts';
import { plainPageHeaders, toPlainPage } from '../render/plain-page.ts';
import { safeRedirect } from '../safe-redirect.ts';

/** Asks whether this browser shall show another build of a front end from now on. */
const toConfirmPage = ({ use, to }: { use: string; to: string }) =>
  toPlainPage(
    confirmPage.title,
    `<p>${confirmPage.what} <bdi dir="ltr">${escapeText(use)}</bdi></p>
<p>${confirmPage.caution}</p>
<form method="post" action="/use">
<input type="hidden" name="use" value="${escapeAttribute(use)}">
<input type="hidden" name="to" value="${escapeAttribute(to)}">
<button>${confirmPage.confirm}</button>
</form>
<p><a href="${escapeAttribute(to)}">${confirmPage.decline}</a></p>`,
  );

/** Names the build that a browser was told to show: by who chose it, or by the link of a preview. */
export const overrideCookie = 'use';
const none = 'none';

const Choice = v.object({
  use: v.pipe(v.string(), v.maxLength(serverLimits.maxOverrideLength)),
  to: v.pipe(
    v.string(),
    v.check((path) => safeRedirect(path) !== undefined),
  ),
});

type Choice = v.InferOutput<typeof Choice>;

/** The build that this browser was told to show until it is closed. It grants nothing by itself. */
export const chosenOverride = ({ cookies }: FastifyRequest) =>
  cookies[overrideCookie]?.slice(0, serverLimits.maxOverrideLength);

/** What `?use=…` in an address asks for, and the page without it; undefined when it asks for nothing. */
export function readChoice(url: URL): Choice | undefined {
  const use = url.searchParams.get('use');
  if (use === null) return undefined;
  const clean = new URL(url);
  clean.searchParams.delete('use');
  return {
    use: use.slice(0, serverLimits.maxOverrideLength),
    to: safeRedirect(`/.${clean.pathname}${clean.search}`) ?? '/',
  };
}

type OverrideOptions = { mayChoose: (request: FastifyRequest) => Promise<boolean> };

/** Takes the choice of who read what it means: a link, which anybody may write into a post, must not make it. */
export const overrideRoutes: FastifyPluginAsync<OverrideOptions> = async (app, { mayChoose }) => {
  app.post('/use', async (request, reply) => {
    const { success, output } = v.safeParse(Choice, request.body);
    if (!success) throw validationFailed();
    if (!(await mayChoose(request))) throw forbidden();
    reply.setCookie(overrideCookie, output.use, { httpOnly: true });
    return reply.redirect(safeRedirect(output.to) ?? '/', 303);
  });
};

/** `?use=none` ends the choice; any other is asked about before it counts, and nobody else is told that there is one. */
export async function askAboutChoice(
  request: FastifyRequest,
  reply: FastifyReply,
  choice: Choice,
  { mayChoose }: OverrideOptions,
) {
  if (choice.use === none) return reply.clearCookie(overrideCookie).redirect(choice.to, 302);
  if (!(await mayChoose(request))) return reply.redirect(choice.to, 302);
  return reply.type('text/html; charset=utf-8').headers(plainPageHeaders("'self'")).send(toConfirmPage(choice));
}
