import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { type Feed, latestOf } from './feed.ts';
import { toForeignHtml, toXmlHtml, toXmlText } from './xml.ts';

const dateOf = (iso: string) => new Date(iso).toUTCString();

function toItem(post: Post, origin: string) {
  const url = `${origin}${pathTo.post(post.id)}`;
  return [
    '<item>',
    `<title>${toXmlText(post.title)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    `<pubDate>${dateOf(post.publishedAt)}</pubDate>`,
    `<dc:creator>${toXmlText(post.author.name)}</dc:creator>`,
    `<category>${toXmlText(post.author.office.name)}</category>`,
    `<description>${toXmlHtml(post.excerpt)}</description>`,
    `<content:encoded>${toForeignHtml(post.content, origin)}</content:encoded>`,
    '</item>',
  ].join('');
}

/** RSS 2.0 */
export const toRss = (feed: Feed) =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    `<title>${toXmlText(feed.title)}</title>`,
    `<link>${feed.origin}${toXmlText(feed.pagePath)}</link>`,
    `<description>${toXmlHtml(feed.description)}</description>`,
    '<language>ar-dz</language>',
    `<lastBuildDate>${dateOf(latestOf(feed))}</lastBuildDate>`,
    `<atom:link href="${feed.origin}${feed.path}" rel="self" type="application/rss+xml"/>`,
    ...feed.posts.map((post) => toItem(post, feed.origin)),
    '</channel></rss>',
  ].join('\n');
