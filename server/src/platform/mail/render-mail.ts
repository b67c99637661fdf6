import { escapeAttribute, escapeText } from 'entities/escape';
import { organisation } from 'shared-api/contract/offices/organisation';
import { stopMailsLabel } from 'shared-api/contract/words/account-words';
import { directionOf } from 'shared-ui/direction';
import { palette } from 'shared-ui/palette';
import { type MailMessage, onOneLine, timeInMail } from './mail-message.ts';

const { white, green, sand } = palette;
const signature = [organisation.name, organisation.address];

const stopLabel = 'لإيقاف هذه الرسائل';

const validitySentence = (link: MailMessage['link']) =>
  link?.validUntil && `هذا الرابط صالح حتى ${timeInMail.format(link.validUntil)}، ولمرة واحدة.`;

/** Blank lines between the parts; only those that are there. */
const toText = ({ paragraphs, sections = [], quote, link, stopPath, stopAllPath }: MailMessage, origin: string) =>
  [
    ...paragraphs,
    ...sections.map(({ title, items }) =>
      [title, ...items.map(({ text, path }) => `- ${text}\n  ${origin}${path}`)].join('\n'),
    ),
    quote?.replace(/^/gm, '> '),
    link && `${link.label}:\n${origin}${link.path}`,
    validitySentence(link),
    stopPath && `${stopLabel}:\n${origin}${stopPath}`,
    stopAllPath && `${stopMailsLabel}:\n${origin}${stopAllPath}`,
    `--\n${signature.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');

const paragraph = (text: string, style = '') =>
  `<p dir="${directionOf(text)}" style="margin:0 0 16px;${style}">${escapeText(text)}</p>`;

const quotation = (text: string) =>
  `<blockquote dir="${directionOf(text)}" style="margin:0 0 16px;padding:12px 16px;background:${sand[100]};border-radius:8px;white-space:pre-wrap">${escapeText(text)}</blockquote>`;

const button = (label: string, url: string) =>
  `<p style="margin:0 0 16px"><a href="${escapeAttribute(url)}" style="display:inline-block;padding:12px 24px;background:${green[700]};color:${white};border-radius:8px;text-decoration:none;font-weight:bold">${escapeText(label)}</a></p>` +
  `<p dir="ltr" style="margin:0 0 16px;font-size:13px;color:${sand[700]};word-break:break-all">${escapeText(url)}</p>`;

const anchor = (text: string, url: string) =>
  `<a href="${escapeAttribute(url)}" style="color:${green[700]}">${escapeText(text)}</a>`;

const section = ({ title, items }: NonNullable<MailMessage['sections']>[number], origin: string) =>
  `<h2 style="margin:0 0 8px;font-size:16px">${escapeText(title)}</h2><ul style="margin:0 0 16px;padding-inline-start:20px">${items
    .map(({ text, path }) => `<li dir="${directionOf(text)}">${anchor(text, origin + path)}</li>`)
    .join('')}</ul>`;

const small = `font-size:13px;color:${sand[700]}`;

function toBody({ paragraphs, sections = [], quote, link, stopPath, stopAllPath }: MailMessage, origin: string) {
  const validity = validitySentence(link);
  return [
    ...paragraphs.map((each) => paragraph(each)),
    ...sections.map((each) => section(each, origin)),
    quote && quotation(quote),
    link && button(link.label, `${origin}${link.path}`),
    validity && paragraph(validity),
    paragraph(signature.join(' · '), `padding-top:16px;border-top:1px solid ${sand[200]};${small}`),
    stopPath && `<p style="margin:0;${small}">${anchor(stopLabel, origin + stopPath)}</p>`,
    stopAllPath && `<p style="margin:0;${small}">${anchor(stopMailsLabel, origin + stopAllPath)}</p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

const toHtml = (mail: MailMessage, origin: string) => `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(mail.subject)}</title></head>
<body dir="rtl" style="margin:0;padding:24px;background:${sand[50]}">
<div style="max-width:560px;margin:0 auto;padding:24px;background:${white};border-radius:12px;font:16px/1.7 Cairo,Tahoma,sans-serif;color:${sand[950]}">
${toBody(mail, origin)}
</div>
</body>
</html>
`;

/** The subject and both bodies of a mail, its links leading to `origin`. */
export function renderMail(mail: MailMessage, origin: string) {
  const subject = onOneLine(mail.subject);
  return { subject, text: toText(mail, origin), html: toHtml({ ...mail, subject }, origin) };
}
