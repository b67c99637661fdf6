/** What a person wrote in the editor. `html` is drawn as it is: it must have been sanitised where it was stored. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises on save to the editor's own formats
  return <div className="ui-rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
