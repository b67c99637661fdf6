import { originPlaceholder } from 'shared-api/contract/front-ends/server-build.contract';
import { organisation } from 'shared-api/contract/offices/organisation';
import type { PageAbout } from 'shared-api/contract/wire/page.contract';

export type PageFacts = { title: string; about: PageAbout; path: string };

const publisher = { '@type': 'Organization', name: organisation.name, url: `${originPlaceholder}/` };

const wholeOrganisation = {
  ...publisher,
  '@type': 'NGO',
  slogan: organisation.slogan,
  description: organisation.description,
  foundingDate: organisation.foundedOn,
  logo: `${originPlaceholder}/icons/512.png`,
  address: { '@type': 'PostalAddress', streetAddress: organisation.address, addressCountry: 'DZ' },
  telephone: organisation.phone,
  email: organisation.email,
};

/** Who is invited stands in the text; search engines ask for when, where and by whom. */
const eventOf = ({
  beginsAt,
  endsAt,
  place,
  address,
  capacity,
  placesLeft,
  isCancelled,
}: NonNullable<PageAbout['event']>) => ({
  '@type': 'Event',
  startDate: beginsAt,
  endDate: endsAt,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
  location: {
    '@type': 'Place',
    name: place,
    address: { '@type': 'PostalAddress', ...(address && { streetAddress: address }), addressCountry: 'DZ' },
  },
  ...(capacity !== null && { maximumAttendeeCapacity: capacity }),
  ...(placesLeft !== null && { remainingAttendeeCapacity: placesLeft }),
});

function dataOf({ title, about: { article, event, description, card }, path }: PageFacts, url: string) {
  if (path === '/') return wholeOrganisation;
  if (!article) return { '@type': 'WebPage', name: title, url, publisher };
  if (event) {
    const organizer = { '@type': 'Organization', name: article.office };
    return { ...eventOf(event), name: title, description, image: originPlaceholder + card, url, organizer };
  }
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: article.publishedAt,
    image: originPlaceholder + card,
    mainEntityOfPage: url,
    author: { '@type': 'Person', name: article.author, affiliation: { '@type': 'Organization', name: article.office } },
    publisher,
  };
}

/** The page in the words of schema.org. */
export function toLinkedData(page: PageFacts, url: string): string {
  const data = JSON.stringify({ '@context': 'https://schema.org', ...dataOf(page, url) });
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
}
