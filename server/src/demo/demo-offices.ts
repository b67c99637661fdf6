import type { Insertable } from 'kysely';
import { organisation } from 'shared-api/contract/offices/organisation';
import type { Tables } from '../platform/database/tables.ts';
import { type DemoPictures, getHash } from './demo-pictures.ts';
import type { Random } from './random.ts';
import names from './texts/offices.json' with { type: 'json' };

export type DemoOffice = Insertable<Tables['offices']> & { id: string };

const foundedAt = new Date('1999-06-14T09:00:00Z');
const hours = (from: string, to: string) => `${organisation.reception.days}، من ${from} إلى ${to}`;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The national office, and one provincial office for each wilaya in their official order. */
export function demoOffices(random: Random, { scenes }: DemoPictures) {
  const nextCover = random.dealer([...scenes.values()]);
  const national: DemoOffice = {
    id: random.uuid(),
    name: names.national,
    kind: 'national',
    email: 'national@portal.example',
    phone: organisation.phone.replaceAll(' ', ''),
    address: organisation.address,
    hours: hours(organisation.reception.from, organisation.reception.to),
    cover_hash: getHash(scenes, 'rosette deep'),
    created_at: foundedAt,
  };
  const provincial = names.provincial.map(
    (name, index): DemoOffice => ({
      id: random.uuid(),
      name,
      kind: 'provincial',
      email: `office-${twoDigits(index + 1)}@portal.example`,
      phone: `+2132910${twoDigits(index + 1)}${random.between(10, 99)}`,
      // some offices have not said where they are or when they are open
      ...(index % 5 !== 4 && { address: `دار الطالب، وسط مدينة ${name}` }),
      ...(index % 7 !== 6 && { hours: hours('08:30', '16:30') }),
      cover_hash: nextCover(),
      created_at: foundedAt,
    }),
  );
  return { national, provincial };
}
export type DemoOffices = ReturnType<typeof demoOffices>;
