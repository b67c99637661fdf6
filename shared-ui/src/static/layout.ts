/** The frames of pages and of what stands in them. No singleton: each front end brings those that it uses. */

export { ButtonGroup } from './actions/button/button-group.tsx';
export { Article, ArticleHeader } from './frames/article/article.tsx';
export { Figure } from './frames/article/figure.tsx';
export { Blocks } from './frames/columns/blocks.tsx';
export { ColumnsPage } from './frames/columns/columns-page.tsx';
export { Divider } from './frames/columns/divider.tsx';
export { Container } from './frames/layout/container.tsx';
export { Grid } from './frames/layout/grid.tsx';
export { Page } from './frames/layout/page.tsx';
export { ScreenOnly } from './frames/print/screen-only.tsx';
export { Pair } from './lists/feed/feed.tsx';
export { ReservedPlace } from './status/loaded/reserved-place.tsx';
export { NoticeBar } from './status/notices/notice-bar.tsx';
export { LinkedByline } from './words/byline/linked-byline.tsx';
export { Calls } from './words/prose/calls.tsx';
export { Passage } from './words/prose/passage.tsx';
export { Prose } from './words/prose/prose.tsx';
export { Quote } from './words/prose/quote.tsx';
export { Text } from './words/prose/text.tsx';
export { Bilingual, type BilingualText, bothOf } from './words/text/bilingual.tsx';
