/** The frames of pages and of what stands in them. No singleton: each front end brings those that it uses. */
export { Article, ArticleHeader } from './article/article.tsx';
export { ButtonGroup } from './button/button-group.tsx';
export { LinkedByline } from './byline/linked-byline.tsx';
export { Blocks } from './columns/blocks.tsx';
export { ColumnsPage } from './columns/columns-page.tsx';
export { Divider } from './columns/divider.tsx';
export { Pair } from './feed/feed.tsx';
export { Container } from './layout/container.tsx';
export { Grid } from './layout/grid.tsx';
export { Page } from './layout/page.tsx';
export { NoticeBar } from './notices/notice-bar.tsx';
export { ScreenOnly } from './print/screen-only.tsx';
export { Calls } from './prose/calls.tsx';
export { Passage } from './prose/passage.tsx';
export { Prose } from './prose/prose.tsx';
export { Quote } from './prose/quote.tsx';
export { Text } from './prose/text.tsx';
export { Bilingual, type BilingualText, bothOf } from './text/bilingual.tsx';
