import type { PageData } from 'shared-api/contract/page.contract';

/** A page as the server drew it, before it is put into its document. */
export type DrawnPage = {
  status: number;
  /** False when a loader asked that its answer be not kept: something is missing from the page. */
  isWhole: boolean;
  title: string;
  /** What the document's head says of the page; absolute addresses begin with `%origin%`. */
  head: string;
  html: string;
  /** The rules of the Chakra parts among it. */
  styleTags: Array<{ dataEmotion: string; css: string }>;
  hydration: PageData['hydration'];
  /** Ids of the matched routes: also the names of the chunks that the browser will need. */
  routeIds: string[];
};
