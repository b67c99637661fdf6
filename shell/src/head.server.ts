import { originPlaceholder } from 'shared-api/contract/front-ends/server-build.contract';
import { organisation } from 'shared-api/contract/offices/organisation';
import type { PagePicture } from 'shared-api/contract/wire/page.contract';
import { escapeHtml } from './escape-html.ts';
import { feedLinks } from './layout/links.ts';
import { type PageFacts, toLinkedData } from './linked-data.server.ts';

const siteCard = '/cards/site.jpg';

export type Head = PageFacts & { isFound: boolean };

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

const preload = ({ type, srcset, sizes }: PagePicture) =>
  `<link rel="preload" as="image" type="${escapeHtml(type)}" imagesrcset="${escapeHtml(srcset)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;

/** For those who share a link: a picture, a title, a sentence. */
const shown = ({ title, about }: Head, url: string, description: string) => [
  meta('property', 'og:type', about.article ? 'article' : 'website'),
  meta('property', 'og:site_name', organisation.name),
  meta('property', 'og:locale', 'ar_DZ'),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  meta('property', 'og:url', url),
  meta('property', 'og:image', originPlaceholder + (about.card ?? siteCard)),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('name', 'twitter:card', 'summary_large_image'),
];

/** The page is the same with a slash at its end. */
const withoutSlash = (path: string) => (path !== '/' && path.endsWith('/') ? path.slice(0, -1) : path);

/** What the document's head says of its page beside its title. What is not there is not to be found again. */
export function toHead(head: Head): string {
  const { about, path, isFound } = head;
  const description = about.description ?? organisation.description;
  const url = originPlaceholder + withoutSlash(path);
  const isPublic = isFound && !about.isPrivate;
  return [
    ...(about.picture ? [preload(about.picture)] : []),
    meta('name', 'description', description),
    ...(isPublic ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : [meta('name', 'robots', 'noindex')]),
    ...(isPublic ? [...shown(head, url, description), toLinkedData(head, url)] : []),
    ...feedLinks.map(
      ({ label, to }) => `<link rel="alternate" type="application/rss+xml" title="${label}" href="${to}">`,
    ),
  ].join('\n');
}
