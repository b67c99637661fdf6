import type { Insertable } from 'kysely';
import type { OfficesTable } from '../platform/database/tables.ts';
import { type DemoPictures, getHash } from './demo-pictures.ts';
import type { Random } from './random.ts';
import names from './texts/offices.json' with { type: 'json' };

export type DemoOffice = Insertable<OfficesTable> & { id: string };

const foundedAt = new Date('1999-06-14T09:00:00Z');
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The national office, and one provincial office for each wilaya in their official order. */
export function demoOffices(random: Random, { scenes }: DemoPictures) {
  const nextCover = random.dealer([...scenes.values()]);
  const national: DemoOffice = {
    id: random.uuid(),
    name: names.national,
    kind: 'national',
    email: 'national@portal.example',
    phone: '+213 21 63 14 99',
    cover_hash: getHash(scenes, 'rosette deep'),
    created_at: foundedAt,
  };
  const provincial = names.provincial.map(
    (name, index): DemoOffice => ({
      id: random.uuid(),
      name,
      kind: 'provincial',
      email: `office-${twoDigits(index + 1)}@portal.example`,
      phone: `+213 29 10 ${twoDigits(index + 1)} ${random.between(10, 99)}`,
      cover_hash: nextCover(),
      created_at: foundedAt,
    }),
  );
  return { national, provincial };
}
export type DemoOffices = ReturnType<typeof demoOffices>;
