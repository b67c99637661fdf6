import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderedPage } from 'shared-api/contract/front-ends/server-build.contract';
import type { RejectedForm } from 'shared-api/contract/page-forms';
import type { RouteObject } from 'shared-ui/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'shared-ui/router.server';
import { awaitIslands, RejectedFormContext } from 'shared-ui/static';
import { collectStyles } from 'shared-ui/styles.server';
import { toHead } from './head.server.ts';
import { messages } from './messages.ts';
import { PageWaiting } from './remote-boundary.tsx';
import { accountPageIds, catchAllId, remoteRoute, shellRoutes } from './routes.tsx';
import { AccountDialog } from './session/account-dialog.tsx';
import { signInPrefix } from './session/sign-in/sign-in-dialog.ts';
import { sayingOf, titleOf, toTitle } from './title.ts';

export { setTransport } from 'shared-api/client/http';
export { toDocument } from './document.server.ts';
export { scope } from './scope.server.ts';

type StaticHandler = ReturnType<typeof createStaticHandler>;

/** What answers the pages of one remote in one version; of none, where no remote renders the path. */
export const prepare = (remote?: { name: string; build?: string; routes: RouteObject[] }): StaticHandler =>
  createStaticHandler(shellRoutes(remote ? [remoteRoute(remote, remote.routes)] : []));

/** Renders the page of a request. A loader that redirects answers a Response. */
export async function draw(
  handler: StaticHandler,
  request: Request,
  refused?: RejectedForm,
): Promise<RenderedPage | Response> {
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  await awaitIslands();
  const router = createStaticRouter(handler.dataRoutes, context);
  const routeIds = context.matches.map(({ route }) => route.id);
  const { pathname, search } = new URL(request.url);
  let signInDialog: string | undefined;
  const { html, styleTags } = collectStyles(() => {
    if (!accountPageIds.some((id) => routeIds.includes(id)))
      signInDialog = renderToString(<AccountDialog to={pathname + search} />, { identifierPrefix: signInPrefix });
    return renderToString(
      <StrictMode>
        <RejectedFormContext value={refused}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </RejectedFormContext>
      </StrictMode>,
    );
  });
  const status = routeIds.includes(catchAllId) ? 404 : context.statusCode;
  const rendered = context.matches.map(({ route }) => ({
    handle: route.handle,
    loaderData: context.loaderData[route.id],
  }));
  const title = status === 404 ? toTitle(messages.notFound) : titleOf(rendered);
  const about = sayingOf('about', rendered) ?? {};
  return {
    status,
    isWhole: Object.values(context.loaderHeaders).every((headers) => headers.get('cache-control') !== 'no-store'),
    title,
    isPrivate: about.isPrivate ?? false,
    head: toHead({ title, about, path: pathname, isFound: status < 400 }),
    html,
    ...(signInDialog !== undefined && { signInDialog }),
    styleTags,
    hydration: { loaderData: context.loaderData, errors: context.errors, ...(refused && { refused }) },
    routeIds,
  };
}

/** The frame around a page that the browser will render by itself. */
export async function drawFrame(request: Request): Promise<RenderedPage> {
  const handler = createStaticHandler(shellRoutes([{ id: 'waiting', path: '*', Component: PageWaiting }]));
  const rendered = await draw(handler, new Request(request.url));
  if (rendered instanceof Response) throw new Error('the frame never redirects');
  return { ...rendered, isWhole: false, hydration: null };
}
