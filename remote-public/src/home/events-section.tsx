import { useLoaderData } from 'shared-ui/router';
import type { HomeData } from './load-home.ts';

/** React leaves what the server rendered there as it is. */
const asServed = { __html: '' };

/** The next events: the server's HTML on the first page, whose links are the browser's own; nothing where there are none. */
export function EventsSection() {
  const { events } = useLoaderData<HomeData>();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  if (events === undefined) return <div suppressHydrationWarning dangerouslySetInnerHTML={asServed} />;
  return <div>{events?.()}</div>;
}
