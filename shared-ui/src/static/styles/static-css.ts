import form from '../../interactive/form/form.css';
import article from '../article/article.css';
import button from '../button/button.css';
import buttonGroup from '../button/button-group.css';
import checkButton from '../button/check-button.css';
import byline from '../byline/byline.css';
import card from '../card/card.css';
import cardFooter from '../card/card-footer.css';
import carousel from '../carousel/carousel.css';
import choices from '../choices/choices.css';
import columns from '../columns/columns.css';
import contactList from '../contact-list/contact-list.css';
import featureGrid from '../feature-grid/feature-grid.css';
import feed from '../feed/feed.css';
import filters from '../filters/filters.css';
import select from '../filters/select.css';
import gallery from '../gallery/gallery.css';
import galleryViewer from '../gallery/gallery-viewer.css';
import hero from '../hero/hero.css';
import layout from '../layout/layout.css';
import listHead from '../lists/list-head.css';
import lists from '../lists/lists.css';
import loaded from '../loaded/loaded.css';
import reservedPlace from '../loaded/reserved-place.css';
import notices from '../notices/notices.css';
import print from '../print/print.css';
import profile from '../profile/profile.css';
import prose from '../prose/prose.css';
import quote from '../prose/quote.css';
import longText from '../rich-text/long-text.css';
import richText from '../rich-text/rich-text.css';
import statCard from '../stat-card/stat-card.css';
import text from '../text/text.css';

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
