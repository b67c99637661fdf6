import { withLevels } from './with-levels.ts';

/** A picture put into a text has no words of its own: readers of the screen pass over it instead of spelling its address. */
const withAlternatives = (html: string) => html.replaceAll(/<img (?![^>]*\balt=)/g, '<img alt="" ');

type RichTextProps = {
  /** Rendered as it is: it must have been sanitised where it was stored. */
  html: string;
  /** The rank of the title it stands below. */
  titleLevel: 1 | 2 | 3;
};

/** What a person wrote in the editor; it says of its paragraphs and lists which are read from left to right. */
export function RichText({ html, titleLevel }: RichTextProps) {
  const rendered = withLevels(withAlternatives(html), titleLevel);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises on save to the editor's own formats
  return <div className="ui-rich-text" dangerouslySetInnerHTML={{ __html: rendered }} />;
}
