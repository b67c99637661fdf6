import type { Insertable } from 'kysely';
import { dayMs } from '../limits.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { DemoOffice, DemoOffices } from './demo-offices.ts';
import type { DemoPictures } from './demo-pictures.ts';
import { fillGaps } from './fill-gaps.ts';
import type { Random } from './random.ts';
import texts from './texts/members.json' with { type: 'json' };
import secretaryGeneral from './texts/secretary-general.json' with { type: 'json' };

export type DemoMember = Insertable<Tables['members']> & {
  id: string;
  office_id: string;
  is_active: boolean;
  created_at: Date;
};

type Gender = keyof typeof texts.firstNames;
type Account = { office: string; role: NonNullable<DemoMember['role']>; gender: Gender; name: string };
type Parts = { random: Random; offices: DemoOffices; pictures: DemoPictures; passwordHash: string; now: Date };

const inNationalOffice = 27;

/** Accounts one can sign in with, by the name before the @. */
const accounts = Object.entries(texts.accounts as Record<string, Account>);
export const demoAccountNames = accounts.map(([key]) => key);

/** Gives a name and its gender, none of them twice. */
function distinctNames(random: Random) {
  const used = new Set<string>();
  return function nextName(): { name: string; gender: Gender } {
    const gender = random.chance(0.5) ? 'man' : 'woman';
    const name = `${random.pick(texts.firstNames[gender])} ${random.pick(texts.familyNames)}`;
    if (used.has(name)) return nextName();
    used.add(name);
    return { name, gender };
  };
}

export function demoMembers({ random, offices, pictures: { portraits }, passwordHash, now }: Parts) {
  const nextName = distinctNames(random);
  const nextPortrait = { man: random.dealer(portraits.man), woman: random.dealer(portraits.woman) };
  const members: DemoMember[] = [];

  const daysAgo = (days: number) => new Date(now.getTime() - Math.round(days * dayMs));
  const pair = () => random.between(10, 99);

  function add(office: DemoOffice, gender: Gender, given: Partial<DemoMember> & { name: string }) {
    const created_at = daysAgo(8 + random.next() ** 1.4 * 900);
    members.push({
      id: random.uuid(),
      email: `member-${String(members.length + 1).padStart(4, '0')}@portal.example`,
      password_hash: passwordHash,
      phone: `+2135${random.between(50, 69)}${pair()}${pair()}${pair()}`,
      role: 'OM',
      role_since: created_at,
      addressed_as: gender,
      office_id: office.id,
      avatar_hash: nextPortrait[gender](),
      bio: random.pick(texts.bios),
      about: fillGaps(texts.about[gender], {
        field: random.pick(texts.fields),
        office: office.kind === 'national' ? office.name : fillGaps(texts.officeOf, { city: office.name }),
      }),
      description: fillGaps(texts.description, { interest: random.pick(texts.interests) }),
      is_active: true,
      is_email_confirmed: true,
      created_at,
      last_seen_at: daysAgo(random.next() * 6),
      ...given,
    });
  }

  const own: Record<string, Partial<DemoMember>> = {
    sg: { ...secretaryGeneral.profile, sociallinks: JSON.stringify(secretaryGeneral.sociallinks) },
    waiting: { is_active: false, created_at: daysAgo(3), last_seen_at: null },
  };

  /** Adds the accounts of an office; answers with their roles. */
  function addAccounts(office: DemoOffice) {
    const ofOffice = accounts.filter(([, account]) => account.office === office.name);
    for (const [key, { name, role, gender }] of ofOffice) {
      const [email, created_at, role_since] = [`${key}@portal.example`, daysAgo(760), daysAgo(400)];
      add(office, gender, { name, role, email, created_at, role_since, ...own[key] });
    }
    return ofOffice.map(([, { role }]) => role);
  }

  function addOthers(office: DemoOffice, count: number, isHeaded: boolean) {
    for (let index = 0; index < count; index += 1) {
      const { name, gender } = nextName();
      if (!isHeaded && index === 0) add(office, gender, { name, role: 'OP' });
      else if (random.chance(0.96)) add(office, gender, { name });
      else add(office, gender, { name, is_active: false, created_at: daysAgo(random.next() * 20), last_seen_at: null });
    }
  }

  for (const office of [offices.national, ...offices.provincial]) {
    const roles = addAccounts(office);
    const isNational = office.kind === 'national';
    const total = isNational ? inNationalOffice : random.between(9, 13);
    addOthers(office, total - roles.length, isNational || roles.includes('OP'));
  }
  return members;
}
