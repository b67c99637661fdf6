// Written into the head of every document, compiled and minified alone: it imports nothing. It makes the page as this browser
// wants it, asks for the page's scripts, and does what acts before React does and without it.
{
  const sendAgainAfterMs = 9_000;
  const themeSeconds = 365 * 24 * 60 * 60;
  const { classList } = document.documentElement;
  const isSignedIn = () => document.cookie.includes('signed_in=1');
  const [, theme] = /theme=(\w+)/.exec(document.cookie) ?? [];
  classList.toggle('dark', theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
  classList.toggle('signed-in', isSignedIn());

  // a page that the browser kept to go back to shows who was signed in when it was left
  let wasSignedIn: boolean | undefined;
  addEventListener('pagehide', () => {
    wasSignedIn = isSignedIn();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (wasSignedIn !== isSignedIn()) location.reload();
    for (const { dataset } of document.forms) delete dataset.sentAt;
  });

  addEventListener(
    'click',
    (event) => {
      const element = (event.target as Element).closest<HTMLElement>('[data-dialog], [data-theme]');
      const { dialog, theme }: DOMStringMap = element?.dataset ?? {};
      const target = document.getElementById(dialog as string) as HTMLDialogElement | null;
      if (target?.showModal && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
        target.showModal();
        event.preventDefault();
      }
      if (theme)
        // biome-ignore lint/suspicious/noDocumentCookie: older phones have no Cookie Store
        document.cookie = `theme=${classList.toggle('dark') ? 'dark' : 'light'};path=/;max-age=${themeSeconds}`;
    },
    true,
  );

  // a form that is on its way is not sent again, by the browser or by React
  addEventListener(
    'submit',
    (event) => {
      if (!(Date.now() - Number((event.target as HTMLFormElement).dataset.sentAt) < sendAgainAfterMs)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const form = target as HTMLFormElement;
    if (form.method !== 'post' || defaultPrevented) return;
    form.dataset.sentAt = `${Date.now()}`;
    // of a mailed link: what follows «#» reaches no server by itself
    const { token } = form.elements as unknown as { token?: HTMLInputElement };
    if (token) token.value ||= location.hash.slice(1);
  });

  // a page whose scripts do not come, or do not run in this browser, says so: see `not-started.ts`
  addEventListener(
    'error',
    ({ target, filename }) =>
      /\/r\/shell/.test(filename ?? (target as HTMLScriptElement).src) &&
      document.getElementById('not-started')?.removeAttribute('hidden'),
    true,
  );

  // asks for the page's scripts at the first sign of a reader, or at once
  addEventListener('DOMContentLoaded', () => {
    const { content, dataset } = document.getElementById('scripts') as HTMLTemplateElement;
    const listening = new AbortController();
    const load = () => {
      listening.abort();
      document.body.append(content);
    };
    // a browser also tells of a pointer that rests where a page appears; iPhones do not tell how far one moved
    const hasMoved = ({ type, movementX, movementY }: PointerEvent) =>
      type !== 'pointermove' || (movementX ?? 1) || movementY;
    const isReturning = document.referrer.startsWith(`${location.origin}/`);
    if (dataset.now || isReturning || classList.contains('signed-in'))
      document.hidden ? load() : requestAnimationFrame(() => setTimeout(load));
    else
      for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
        addEventListener(sign, (event) => hasMoved(event as PointerEvent) && load(), {
          capture: true,
          signal: listening.signal,
        });
  });
}
