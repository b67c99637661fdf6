import type { PageData } from 'shared-api/contract/wire/page.contract';

const elementId = 'page-data';
const withoutTags = (text: string) => text.replaceAll('<', '\\u003c');

/** The JSON block the browser starts from. */
export const toPageDataBlock = (data: PageData) =>
  `<script type="application/json" id="${elementId}">${withoutTags(JSON.stringify(data))}</script>`;

export function readPageData(): PageData {
  const block = document.getElementById(elementId);
  if (!block?.textContent) throw new Error('the page carries no data block');
  return JSON.parse(block.textContent) as PageData;
}
