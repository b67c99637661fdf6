import type { OpenContactMessage } from '../contract/contact.contract.ts';
import { limits } from '../contract/limits.ts';
import type { PrivateMember } from '../contract/members/members.contract.ts';
import type { ManagedOffice } from '../contract/offices/offices.contract.ts';
import { eachPostText, postTextLimits } from '../contract/posts/post-texts.ts';
import type { Picture, Post } from '../contract/posts/posts.contract.ts';
import { firstCharacters } from '../contract/text/text.contract.ts';
import { aManagedOffice, aMember, aPost } from './builders.ts';

/** The longest and the emptiest values that the contract lets through: what a screen has to hold. */

/** `text` again and again, up to the bound, without a blank at its end. */
const filled = (text: string, [, max]: readonly [number, number]) =>
  firstCharacters(`${text} `.repeat(max), max).replace(/ $/, '.');

const sentence = 'غرس الطلبة خمسين شجرةً حول الإقامة الجامعية — Campagne de reboisement à Béjaïa';
const hash = '0a'.repeat(16);
const media = (width: number) => `/media/${hash}-${width}.webp`;
const picture: Picture = {
  sources: [{ type: 'image/webp', srcset: [480, 960, 1600].map((width) => `${media(width)} ${width}w`).join(', ') }],
  width: 1600,
  height: 9000,
  placeholder: '#7a8b6c',
};
/** No sign at which a line could break, but the at sign. */
const longestEmail = `${'abdelkader.benmohammed'.padEnd(64, 'x')}@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(58)}.dz`;
const longestPhone = '+999123456789012';
const longAgo = '1999-12-31T23:59:59.999Z';

const longestOfficeName = filled('المكتب الولائي لولاية برج بوعريريج Bordj Bou Arréridj', limits.name);

export const aLongestOffice = (details: Partial<ManagedOffice> = {}): ManagedOffice =>
  aManagedOffice({
    name: longestOfficeName,
    cover: media(1600),
    email: longestEmail,
    phone: longestPhone,
    address: filled('عمارة 12، حي 1 نوفمبر 1954 Cité du 1er Novembre، برج بوعريريج', limits.officeAddress),
    hours: filled('من الأحد إلى الخميس، من 08:30 إلى 16:30، ما عدا أيام العطل', limits.officeHours),
    version: Number.MAX_SAFE_INTEGER,
    ...details,
  });

/** Without a cover or contacts, closed, and of a name as short as may be. */
export const anEmptiestOffice = (details: Partial<ManagedOffice> = {}): ManagedOffice =>
  aManagedOffice({ name: 'أد', cover: null, isActive: false, email: null, phone: null, ...details });

const nameOf = ({ id, name, kind, cover, isActive }: ManagedOffice) => ({ id, name, kind, cover, isActive });

export const aLongestMember = (details: Partial<PrivateMember> = {}): PrivateMember =>
  aMember({
    name: filled('عبد الرحمن بن محمد الطاهر Abderrahmane Benmohammed-Tahar', limits.name),
    role: 'OP',
    avatar: media(320),
    office: nameOf(aLongestOffice()),
    bio: filled(sentence, limits.bio),
    about: filled(sentence, limits.about),
    description: filled(sentence, limits.about),
    sociallinks: {
      facebook: `https://facebook.com/${'f'.repeat(100)}`,
      instagram: `https://instagram.com/${'i'.repeat(100)}`,
      twitter: `https://x.com/${'x'.repeat(100)}`,
    },
    email: longestEmail,
    phone: longestPhone,
    createdAt: longAgo,
    lastSeenAt: longAgo,
    version: Number.MAX_SAFE_INTEGER,
    ...details,
  });

/** Of two letters, without a picture, and with nothing said of itself. */
export const anEmptiestMember = (details: Partial<PrivateMember> = {}): PrivateMember =>
  aMember({
    name: 'مي',
    office: nameOf(anEmptiestOffice()),
    email: 'a@b.dz',
    phone: '30302020',
    Active: false,
    emailConfirmed: false,
    mustChangePassword: true,
    ...details,
  });

export function aLongestPost(details: Partial<Post> = {}): Post {
  const text = filled(sentence, limits.about);
  return aPost({
    title: filled(sentence, limits.title),
    content: `<h1>${sentence}</h1><p>${text}</p><p><a href="https://portal.example/${'a'.repeat(300)}">${'a'.repeat(300)}</a></p>`,
    excerpt: firstCharacters(`${sentence} · ${text}`, limits.excerptLength),
    image: media(1600),
    picture,
    ...eachPostText((name) => filled(sentence, postTextLimits[name])),
    type: 'Ad',
    pinned: true,
    author: aLongestMember(),
    publishedAt: longAgo,
    updatedAt: longAgo,
    ...details,
  });
}

/** One letter for a title, and nothing below it. */
export const anEmptiestPost = (details: Partial<Post> = {}): Post =>
  aPost({ title: 'أ', content: '', excerpt: '', author: anEmptiestMember(), ...details });

export const aLongestContactMessage = (details: Partial<OpenContactMessage> = {}): OpenContactMessage => ({
  id: 'longest-message',
  name: filled('عبد الرحمن بن محمد الطاهر Abderrahmane Benmohammed-Tahar', limits.name),
  contact: longestEmail,
  message: filled(sentence, limits.message),
  state: 'new',
  createdAt: longAgo,
  dueAt: longAgo,
  version: Number.MAX_SAFE_INTEGER,
  assignee: { id: 'assignee', name: filled('فاطمة الزهراء Fatima-Zohra Bensalem', limits.name) },
  replies: ['first', 'second'].map((id) => ({
    id,
    author: { id: 'replier', name: filled('فاطمة الزهراء Fatima-Zohra Bensalem', limits.name) },
    text: filled('أهلا بك، رقمنا 021 63 14 99. Soyez la bienvenue.', limits.message),
    sentAt: longAgo,
  })),
  ...details,
});

export const anEmptiestContactMessage = (details: Partial<OpenContactMessage> = {}): OpenContactMessage => ({
  id: 'emptiest-message',
  name: 'مي',
  contact: '30302020',
  message: '؟',
  state: 'answered',
  createdAt: longAgo,
  dueAt: longAgo,
  version: 1,
  assignee: null,
  replies: [],
  ...details,
});
