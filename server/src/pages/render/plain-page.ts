import { organisation } from 'shared-api/contract/organisation';

/** A page of the server's own, which needs no front end and no script; `body` is HTML. */
export const toPlainPage = (title: string, body: string) => `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${organisation.name}</title>
<style>
body { max-inline-size: 34rem; margin: 15vh auto; padding-inline: 1.25rem; font: 1.125rem/1.8 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.4; }
a { display: inline-block; padding-block: 0.75rem; color: inherit; }
bdi { overflow-wrap: anywhere; }
button { min-block-size: 2.75rem; padding-inline: 1.25rem; font: inherit; }
label { display: block; margin-block-end: 0.25rem; font-weight: bold; }
input:not([type=hidden]), select {
  box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding-inline: 0.75rem; font: inherit;
}
</style>
</head>
<body>
<main>
<p>${organisation.name}</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const policy = (formAction: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** Headers of such a page; `formAction` is where its form may be sent. */
export const plainPageHeaders = (formAction = "'none'") => ({
  'cache-control': 'no-store',
  'content-security-policy': policy(formAction),
});
