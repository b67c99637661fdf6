export { PeopleRow } from './people/people-row.tsx';
export { PersonCard } from './people/person-card.tsx';
