import { organisation } from 'shared-api/contract/organisation';
import { errorPage } from '../../messages.ts';

/** What is answered when not even the frame of a page can be rendered: nothing in it needs a front end. */
export const toErrorPage = (sentence: string) => `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${errorPage.title} · ${organisation.name}</title>
<style>
body { max-inline-size: 34rem; margin: 15vh auto; padding-inline: 1.25rem; font: 1.125rem/1.8 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.4; }
a { display: inline-block; padding-block: 0.75rem; color: inherit; }
</style>
</head>
<body>
<main>
<p>${organisation.name}</p>
<h1>${errorPage.title}</h1>
<p>${sentence}</p>
<p><a href="">${errorPage.retry}</a></p>
<p>${errorPage.reach} <a dir="ltr" href="tel:${organisation.phone.replaceAll(' ', '')}">${organisation.phone}</a></p>
</main>
</body>
</html>
`;

export const errorPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
