import type { Insertable } from 'kysely';
import type { OfficesTable } from '../platform/database/tables.ts';
import type { Scenes } from './demo-pictures.ts';
import type { Random } from './random.ts';
import { wilayas } from './wilayas.ts';

export type DemoOffice = Insertable<OfficesTable> & { id: string };

const foundedAt = new Date('1999-06-14T09:00:00Z');
const twoDigits = (number: number) => String(number).padStart(2, '0');

export function demoOffices(random: Random, scenes: Scenes) {
  const covers = random.shuffled(Object.values(scenes).flat());
  const national: DemoOffice = {
    id: random.uuid(),
    name: 'المكتب الوطني',
    kind: 'national',
    email: 'national@portal.example',
    phone: '+213 21 63 14 99',
    cover_hash: scenes.rosette[0] ?? null,
    created_at: foundedAt,
  };
  const provincial = wilayas.map(
    (name, index): DemoOffice => ({
      id: random.uuid(),
      name,
      kind: 'provincial',
      email: `office-${twoDigits(index + 1)}@portal.example`,
      phone: `+213 29 10 ${twoDigits(index + 1)} ${random.between(10, 99)}`,
      cover_hash: covers[index % covers.length] ?? null,
      created_at: foundedAt,
    }),
  );
  return { national, provincial };
}
export type DemoOffices = ReturnType<typeof demoOffices>;
