export { PeopleRow } from './people/people-row.tsx';
export { PeopleSkeleton } from './people/people-skeleton.tsx';
export { PersonCard } from './people/person-card.tsx';
