import { organisation } from 'shared-api/contract/offices/organisation';
import { palette } from 'shared-ui/palette';

const { white, sand, green, pomegranate } = palette;

type Colors = {
  text: string;
  ground: string;
  field: string;
  border: string;
  accent: string;
  onAccent: string;
  error: string;
};

const toCss = (colors: Colors) =>
  `:root { ${Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ')} }`;

const light = toCss({
  text: sand[900],
  ground: sand[50],
  field: white,
  border: sand[500],
  accent: green[700],
  onAccent: white,
  error: pomegranate[700],
});
const dark = toCss({
  text: sand[100],
  ground: sand[950],
  field: sand[900],
  border: sand[500],
  accent: green[300],
  onAccent: green[950],
  error: pomegranate[300],
});

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
${light}
@media screen and (prefers-color-scheme: dark) { ${dark} }
body {
  max-inline-size: 34rem; margin: 15vh auto; padding-inline: 1.25rem; font: 1.125rem/1.8 system-ui, sans-serif;
  color: var(--text); background: var(--ground);
}
main > p:first-child { color: var(--accent); font-weight: bold; }
h1 { font-size: 1.75rem; line-height: 1.4; }
a { display: inline-block; padding-block: 0.75rem; color: var(--accent); }
bdi { overflow-wrap: anywhere; }
[role=alert], [id$='-error'] { color: var(--error); }
button, input, select { font: inherit; min-block-size: 2.75rem; border-radius: 0.75rem; }
button { padding-inline: 1.25rem; border: 0; color: var(--onAccent); background: var(--accent); cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
label { display: block; margin-block-end: 0.25rem; font-weight: bold; }
input:not([type=hidden]), select {
  box-sizing: border-box; inline-size: 100%; padding-inline: 0.75rem; border: 1px solid var(--border);
  color: inherit; background: var(--field);
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
