import form from '../../interactive/fields/form/form.css';
import button from '../actions/button/button.css';
import buttonGroup from '../actions/button/button-group.css';
import checkButton from '../actions/button/check-button.css';
import article from '../frames/article/article.css';
import card from '../frames/card/card.css';
import cardFooter from '../frames/card/card-footer.css';
import columns from '../frames/columns/columns.css';
import contactList from '../frames/contact-list/contact-list.css';
import featureGrid from '../frames/feature-grid/feature-grid.css';
import hero from '../frames/hero/hero.css';
import layout from '../frames/layout/layout.css';
import print from '../frames/print/print.css';
import profile from '../frames/profile/profile.css';
import choices from '../lists/choices/choices.css';
import feed from '../lists/feed/feed.css';
import filters from '../lists/filters/filters.css';
import select from '../lists/filters/select.css';
import listHead from '../lists/lists/list-head.css';
import lists from '../lists/lists/lists.css';
import statCard from '../lists/stat-card/stat-card.css';
import carousel from '../pictures/carousel/carousel.css';
import gallery from '../pictures/gallery/gallery.css';
import galleryViewer from '../pictures/gallery/gallery-viewer.css';
import loaded from '../status/loaded/loaded.css';
import reservedPlace from '../status/loaded/reserved-place.css';
import notices from '../status/notices/notices.css';
import byline from '../words/byline/byline.css';
import prose from '../words/prose/prose.css';
import quote from '../words/prose/quote.css';
import longText from '../words/rich-text/long-text.css';
import richText from '../words/rich-text/rich-text.css';
import text from '../words/text/text.css';

/** The classes of `shared-ui/static`, part by part, in Chakra's layer order: above its preflight, below what islands bring. */
export const staticParts: string[] = [
  text,
  layout,
  button,
  buttonGroup,
  checkButton,
  card,
  cardFooter,
  byline,
  carousel,
  featureGrid,
  contactList,
  form,
  loaded,
  reservedPlace,
  hero,
  notices,
  columns,
  choices,
  feed,
  profile,
  richText,
  longText,
  prose,
  quote,
  filters,
  select,
  lists,
  listHead,
  article,
  gallery,
  galleryViewer,
  print,
  statCard,
];

/** What scripts may show on any page before the other styles have come, or where those cannot be had: a notice, a failure. */
export const partsOfEveryPage: ReadonlySet<string> = new Set([text, layout, button, notices]);
