export { PeopleRow } from './frames/people/people-row.tsx';
export { PeopleSkeleton } from './frames/people/people-skeleton.tsx';
export { PersonCard } from './frames/people/person-card.tsx';
