import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { type Feed, latestOf } from './feed.ts';
import { toForeignHtml, toXmlText } from './xml.ts';

const toEntry = (post: Post, origin: string) =>
  [
    '<entry>',
    `<title>${toXmlText(post.title)}</title>`,
    `<link href="${origin}${pathTo.post(post.id)}"/>`,
    `<id>urn:uuid:${post.id}</id>`,
    `<published>${post.publishedAt}</published>`,
    `<updated>${post.updatedAt}</updated>`,
    `<author><name>${toXmlText(post.author.name)}</name></author>`,
    `<category term="${toXmlText(post.author.office.name)}"/>`,
    `<summary>${toXmlText(post.excerpt)}</summary>`,
    `<content type="html">${toForeignHtml(post.content, origin)}</content>`,
    '</entry>',
  ].join('');

/** Atom 1.0, RFC 4287 */
export const toAtom = (feed: Feed) =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar" xml:base="${feed.origin}/">`,
    `<title>${toXmlText(feed.title)}</title>`,
    `<subtitle>${toXmlText(feed.description)}</subtitle>`,
    `<link href="${feed.origin}${toXmlText(feed.pagePath)}"/>`,
    `<link rel="self" href="${feed.origin}${feed.path}"/>`,
    `<id>${feed.origin}${feed.path}</id>`,
    `<updated>${latestOf(feed)}</updated>`,
    ...feed.posts.map((post) => toEntry(post, feed.origin)),
    '</feed>',
  ].join('\n');
