import { Parser } from 'htmlparser2';

/** What of a button, or around it, works in a browser without React: the browser's own, and what the shell's `document-script.ts` answers. */
const answered = ['disabled', 'commandfor', 'popovertarget', 'data-dialog', 'data-theme'];

type Element = Record<string, string>;

/**
 * The texts of buttons that do nothing before scripts run, in the order of the document: outside of a form, or of no effect on
 * it, and without an attribute that the browser or the shell answers. Of the part that this front end renders, which
 * `data-front-end` names; what is hidden counts for nothing.
 */
export function buttonsWithoutEffect(document: string, frontEnd: string): string[] {
  const open: { name: string; attributes: Element }[] = [];
  const texts: string[] = [];
  let depthOfButton = 0;

  const isInside = (matches: (one: (typeof open)[number]) => boolean) => open.some(matches);

  function hasEffect({ type = 'submit', form, ...attributes }: Element) {
    if (answered.some((name) => name in attributes)) return true;
    return type !== 'button' && (form !== undefined || isInside(({ name }) => name === 'form'));
  }

  function isOfFrontEnd() {
    const region = open.findLast(({ attributes }) => attributes['data-front-end']);
    return region?.attributes['data-front-end']?.split('@')[0] === frontEnd;
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      open.push({ name, attributes });
      const isHidden = isInside((one) => 'hidden' in one.attributes || one.name === 'template');
      if (name !== 'button' || isHidden || !isOfFrontEnd() || hasEffect(attributes)) return;
      depthOfButton = open.length;
      texts.push(attributes['aria-label'] ?? '');
    },
    ontext(text) {
      if (depthOfButton > 0 && !open[depthOfButton - 1]?.attributes['aria-label'])
        texts.push(`${texts.pop() ?? ''}${text}`);
    },
    onclosetag() {
      if (open.length === depthOfButton) depthOfButton = 0;
      open.pop();
    },
  });
  parser.end(document);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}
