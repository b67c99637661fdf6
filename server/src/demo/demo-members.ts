import type { Insertable } from 'kysely';
import type { MembersTable } from '../platform/database/tables.ts';
import type { DemoOffice, DemoOffices } from './demo-offices.ts';
import type { DemoPictures } from './demo-pictures.ts';
import { distinctNames, type Gender } from './names.ts';
import type { Random } from './random.ts';
import { bios, fields, interests } from './texts/member-lines.ts';
import { secretaryGeneral } from './texts/secretary-general.ts';

export type DemoMember = Insertable<MembersTable> & {
  id: string;
  office_id: string;
  is_active: boolean;
  created_at: Date;
};

type Parts = { random: Random; offices: DemoOffices; pictures: DemoPictures; passwordHash: string; now: Date };

const dayMs = 24 * 60 * 60 * 1000;
const inNationalOffice = 24;

/** Accounts one can sign in with, by the name before the @. */
const accounts = {
  ad: { role: 'AD', gender: 'man', name: 'كريم حمداني' },
  sg: { role: 'SG', gender: 'woman', name: secretaryGeneral.name },
  no: { role: 'OM', gender: 'woman', name: 'لينة براهيمي' },
  op: { role: 'OP', gender: 'man', name: 'عبد القادر بلعيد' },
  om: { role: 'OM', gender: 'woman', name: 'خديجة تواتي' },
  oran: { role: 'OP', gender: 'woman', name: 'ياسمين بوزيد' },
  waiting: { role: 'OM', gender: 'man', name: 'نسيم دراجي' },
} as const;

export const demoAccountNames = Object.keys(accounts);

export function demoMembers({ random, offices, pictures, passwordHash, now }: Parts) {
  const names = distinctNames(random);
  const members: DemoMember[] = [];

  const daysAgo = (days: number) => new Date(now.getTime() - Math.round(days * dayMs));
  const phone = () =>
    `+213 5${random.between(50, 69)} ${random.between(10, 99)} ${random.between(10, 99)} ${random.between(10, 99)}`;

  function add(office: DemoOffice, gender: Gender, given: Partial<DemoMember> & { name: string }) {
    const created_at = daysAgo(8 + random.next() ** 1.4 * 900);
    members.push({
      id: random.uuid(),
      email: `member-${String(members.length + 1).padStart(4, '0')}@portal.example`,
      password_hash: passwordHash,
      phone: phone(),
      role: 'OM',
      role_since: created_at,
      office_id: office.id,
      avatar_hash: random.pick(pictures.portraits[gender]),
      bio: random.pick(bios),
      about: `${gender === 'man' ? 'طالب' : 'طالبة'} في تخصص ${random.pick(fields)}، ${office.kind === 'national' ? office.name : `مكتب ${office.name}`}.`,
      description: `مجال التطوع: ${random.pick(interests)}.`,
      is_active: true,
      is_email_confirmed: true,
      created_at,
      last_seen_at: daysAgo(random.next() * 6),
      ...given,
    });
  }

  function addAccount(office: DemoOffice, key: keyof typeof accounts, given: Partial<DemoMember> = {}) {
    const { gender, ...account } = accounts[key];
    add(office, gender, {
      ...account,
      email: `${key}@portal.example`,
      created_at: daysAgo(760),
      role_since: daysAgo(400),
      ...given,
    });
  }

  function addOthers(office: DemoOffice, count: number, headed: boolean) {
    for (let index = 0; index < count; index += 1) {
      const { value } = names.next();
      if (!value) return;
      const isHead = headed && index === 0;
      const isWaiting = !isHead && random.chance(0.04);
      add(office, value.gender, {
        name: value.name,
        role: isHead ? 'OP' : 'OM',
        ...(isWaiting && { is_active: false, created_at: daysAgo(random.next() * 20), last_seen_at: null }),
      });
    }
  }

  const { national, provincial } = offices;
  addAccount(national, 'ad');
  addAccount(national, 'sg', {
    phone: secretaryGeneral.phone,
    bio: secretaryGeneral.bio,
    about: secretaryGeneral.about,
    sociallinks: JSON.stringify({ facebook: 'https://www.facebook.com/', instagram: 'https://www.instagram.com/' }),
  });
  addAccount(national, 'no');
  addOthers(national, inNationalOffice, false);
  for (const [index, office] of provincial.entries()) {
    if (index === 0) {
      addAccount(office, 'op');
      addAccount(office, 'om');
      addAccount(office, 'waiting', { is_active: false, created_at: daysAgo(3), last_seen_at: null });
    }
    if (office.name === 'وهران') addAccount(office, 'oran');
    addOthers(office, random.between(8, index === 0 ? 11 : 13), index !== 0 && office.name !== 'وهران');
  }
  return members;
}
