import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from 'shared-api/contract/limits';
import { organisation } from 'shared-api/contract/offices/organisation';
import type { PageData } from 'shared-api/contract/wire/page.contract';
import { contactMessages as form } from '../../remote-public/src/contact/messages.ts';
import type { HomeData } from '../../remote-public/src/home/load-home.ts';
import { messages } from '../../remote-public/src/messages.ts';
import { messages as frame } from '../../shell/src/messages.ts';

const css = readFileSync(join(import.meta.dirname, 'static-page.css'), 'utf8');

type Preview = NonNullable<HomeData['previews']>[number];

const pillars = [
  [messages.activities, messages.activitiesText],
  [messages.work, messages.workText],
  [messages.services, messages.servicesText],
  [messages.volunteering, messages.volunteeringText],
];

function previewsIn(document: string): Preview[] {
  const block = /id="page-data">(.*?)<\/script>/s.exec(document)?.[1] ?? '{}';
  const { hydration } = JSON.parse(block) as PageData;
  const home = hydration?.loaderData['home-page'] as HomeData | undefined;
  if (!home?.previews) throw new Error('the portal drew its home page without posts');
  return home.previews;
}

const only = (document: string, pattern: RegExp) => pattern.exec(document)?.[0] ?? '';

function facesIn(document: string) {
  const faces = document.match(/@font-face{font-family:'Cairo Variable'[^}]+}/g);
  if (!faces) throw new Error('the page names no fonts');
  return faces;
}

const svgsIn = (document: string, place: RegExp) => Array.from(document.matchAll(place), ([, svg]) => svg ?? '');

function picture(source: Preview['picture'], cover: string) {
  if (!source) return `<div class="cover">${cover}</div>`;
  const [{ srcset } = { srcset: '' }] = source.sources;
  return `<img srcset="${srcset}" sizes="20rem" alt="" width="${source.width}" height="${source.height}" loading="lazy" decoding="async">`;
}

const face = (url: string | null | undefined) =>
  url ? `<img class="by" src="${url}" alt="" width="48" height="48" loading="lazy" decoding="async">` : '';

const card = (
  { type, title, text, picture: source, publishedAt, byline }: Preview,
  cover: string,
) => `<li>${picture(source, cover)}<div class="words">
<span class="badge">${type === 'Ad' ? messages.announcement : messages.post}</span>
<time datetime="${publishedAt}">${publishedAt.slice(0, 10)}</time>
<h3>${title}</h3><p>${text}</p><p>${face(byline.picture)} ${byline.name} ${byline.detail}</p></div></li>`;

const field = (label: string, control: string) => `<label>${label}${control}</label>`;
const contact = (icon: string | undefined, label: string, value: string) => `${icon}<dt>${label}</dt><dd>${value}</dd>`;
const { reception } = organisation;

const contacts = [
  [messages.address, organisation.address],
  [messages.phone, organisation.phone],
  [messages.email, organisation.email],
  [messages.reception, messages.receptionHours(reception.days, reception.from, reception.to)],
] as const;

function body(document: string) {
  const marks = svgsIn(document, /class="ui-feature-mark"[^>]*>(<svg.*?<\/svg>)/g);
  const icons = svgsIn(document, /class="ui-contact">(<svg.*?<\/svg>)/g);
  const covers = svgsIn(document, /class="ui-card-cover">(<svg.*?<\/svg>)/g);
  return `<header><a href="/">${organisation.shortName}</a>
<nav><ul><li><a href="#start">${frame.start}</a><li><a href="#recent">${frame.recentActs}</a><li><a href="#contacts">${frame.contacts}</a><li>${frame.spaces}</ul></nav>
<button class="button" commandfor="sign-in" command="show-modal">${frame.signIn}</button></header>
<dialog id="sign-in"><form>${field(messages.email, '<input type="email">')}<button class="button">${frame.signIn}</button></form></dialog>
<main><section class="hero" id="start">${only(document, /<svg class="ui-lattice".*?<\/svg>/s)}<div><p>${organisation.name}</p><h1>${organisation.slogan}</h1>
<p class="lead">${messages.heroLead(organisation.foundedOn.slice(0, 4))}</p>
<a class="button" href="#recent">${messages.toRecentPosts}</a><a class="button" href="#contacts">${messages.toContact}</a></div>${only(document, /<svg class="ui-rosette".*?<\/svg>/s)}</section>
<section><h2>${messages.pillars}</h2><p class="lead">${organisation.description}</p>
<ul class="cards">${pillars.map(([title, text], place) => `<li>${marks[place]}<h3>${title}</h3><p>${text}</p></li>`).join('\n')}</ul></section>
<section class="recent" id="recent"><h2>${messages.recentPosts}</h2><p class="lead">${messages.recentPostsLead}</p>
<ul class="cards row">${previewsIn(document)
    .map((preview) => card(preview, preview.picture ? '' : (covers.shift() ?? '')))
    .join('\n')}</ul></section>
<section id="contacts"><h2>${messages.contact}</h2><p class="lead">${messages.contactLead(limits.replyHours)}</p>
<dl>${contacts.map(([label, value], place) => contact(icons[place], label, value)).join('\n')}</dl>
<form>${field(form.senderName, '<input>')}${field(form.senderAddress, '<input>')}${field(form.message, '<textarea rows="5"></textarea>')}<button class="button">${form.send}</button></form></section></main>
<footer><p>${organisation.name}</p><p>${organisation.slogan}</p><nav><ul><li>${[frame.about, frame.servicePolicy, frame.licensingPolicy, frame.contactsInfo].join('<li>')}</ul></nav></footer>`;
}

/** Few styles, and the fonts that the portal's document loads. */
export const stylesOf = (document: string) => facesIn(document).join('') + css;

/** The content and pictures of the portal's page as one would write them by hand: few styles, no script. */
export function toStaticPage(document: string): string {
  return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${organisation.name}</title><link rel="icon" href="data:,"><style>${stylesOf(document)}</style></head><body>${body(document)}</body></html>`;
}
