/** A picture put into a text has no words of its own: readers of the screen pass over it instead of spelling its address. */
const withAlternatives = (html: string) => html.replaceAll(/<img (?![^>]*\balt=)/g, '<img alt="" ');

/** What a person wrote in the editor. `html` is drawn as it is: it must have been sanitised where it was stored. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises on save to the editor's own formats
  return <div className="ui-rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: withAlternatives(html) }} />;
}
