// Written into the document's head: the page as this browser wants it, and what acts before React does and without it.
{
  const sendAgainAfterMs = 9_000;
  const themeSeconds = 365 * 24 * 60 * 60;
  const { classList } = document.documentElement;
  const isSignedIn = () => document.cookie.includes('signed_in=1');
  const [, theme] = /theme=(\w+)/.exec(document.cookie) ?? [];
  classList.toggle('dark', theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
  classList.toggle('signed-in', isSignedIn());

  // a page that the browser kept to go back to shows who was signed in when it was left
  let wasSignedIn;
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
      const { dialog, theme } = event.target.closest('[data-dialog], [data-theme]')?.dataset ?? {};
      const target = document.getElementById(dialog);
      if (target?.showModal && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
        target.showModal();
        event.preventDefault();
      }
      if (theme)
        document.cookie = `theme=${classList.toggle('dark') ? 'dark' : 'light'};path=/;max-age=${themeSeconds}`;
    },
    true,
  );

  // a form that is on its way is not sent again, by the browser or by React
  addEventListener(
    'submit',
    (event) => {
      if (!(Date.now() - event.target.dataset.sentAt < sendAgainAfterMs)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target.method !== 'post' || defaultPrevented) return;
    target.dataset.sentAt = Date.now();
    // of a mailed link: what follows «#» reaches no server by itself
    const { token } = target.elements;
    if (token) token.value ||= location.hash.slice(1);
  });
}
