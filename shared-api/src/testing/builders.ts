import type { Member, PrivateMember } from '../contract/members/members.contract.ts';
import type { Notification } from '../contract/notifications/notifications.contract.ts';
import type { ManagedOffice, Office } from '../contract/offices/offices.contract.ts';
import type { SecretaryGeneral } from '../contract/offices/spaces.contract.ts';
import type { Attendee } from '../contract/posts/attendees.contract.ts';
import type { Draft } from '../contract/posts/drafts.contract.ts';
import type { PostEvent } from '../contract/posts/post-events.contract.ts';
import { pickPostTexts } from '../contract/posts/post-texts.ts';
import type { Post } from '../contract/posts/posts.contract.ts';
import type { RevisionText } from '../contract/posts/revisions.contract.ts';
import type { TrashedPost } from '../contract/posts/trash.contract.ts';
import type { Statistics } from '../contract/statistics.contract.ts';

let last = 0;
const nextId = () => {
  last += 1;
  return `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
};
const now = () => new Date().toISOString();

/** A post that the member has not read of yet. */
export const aNotification = (details: Partial<Notification> = {}): Notification => ({
  id: nextId(),
  kind: 'post',
  at: now(),
  isRead: false,
  post: { id: nextId(), title: 'حملة تبرع', type: 'Post' },
  person: 'سلمى بن عيسى',
  office: 'مكتب أدرار',
  event: null,
  role: null,
  addressedAs: 'man',
  ...details,
});

/** An active provincial office. */
export const anOffice = (details: Partial<Office> = {}): Office => ({
  id: nextId(),
  name: 'مكتب أدرار',
  cover: null,
  isActive: true,
  kind: 'provincial',
  email: null,
  phone: null,
  address: null,
  hours: null,
  ...details,
});

/** An office as its staff sees it. */
export const aManagedOffice = (details: Partial<ManagedOffice> = {}): ManagedOffice => ({
  ...anOffice(),
  email: 'office@portal.example',
  phone: '+21341102030',
  address: null,
  hours: null,
  otherNames: '',
  version: 1,
  ...details,
});

/** An active ordinary member, as it sees itself. */
export function aMember(details: Partial<PrivateMember> = {}): PrivateMember {
  const id = details.id ?? nextId();
  const { id: officeId, name, cover, isActive, kind } = anOffice();
  return {
    id,
    _id: id,
    name: 'سلمى بن عيسى',
    role: 'OM',
    addressedAs: 'man',
    avatar: null,
    office: { id: officeId, name, cover, isActive, kind },
    bio: '',
    about: '',
    description: '',
    sociallinks: {},
    email: `${id}@portal.example`,
    phone: '+213550000000',
    Active: true,
    emailConfirmed: true,
    pendingEmail: null,
    mustChangePassword: false,
    secondFactorDueAt: null,
    createdAt: now(),
    lastSeenAt: null,
    version: 1,
    ...details,
  };
}

type PostDetails = Partial<Omit<Post, 'author'>> & { author?: Member };

/** A plain post of just now, without a picture. */
export function aPost(details: PostDetails = {}): Post {
  const id = details.id ?? nextId();
  return {
    id,
    _id: id,
    title: 'حملة تشجير في الحي الجامعي',
    content: '<p>غرس الطلبة خمسين شجرة.</p>',
    excerpt: 'غرس الطلبة خمسين شجرة.',
    image: null,
    picture: null,
    ...pickPostTexts({}),
    type: 'Post',
    event: null,
    expiry: null,
    pinned: false,
    author: aMember(),
    isAuthorActive: true,
    publishedAt: now(),
    updatedAt: now(),
    version: 1,
    ...details,
  };
}

/** What a member began to write a moment ago. */
export const aDraft = (details: Partial<Draft> = {}): Draft => ({
  id: nextId(),
  title: 'حملة تشجير',
  excerpt: 'نص الحملة',
  content: '<p>نص الحملة</p>',
  type: 'Post',
  image: null,
  picture: null,
  ...pickPostTexts({}),
  gallery: [],
  savedAt: now(),
  scheduledFor: null,
  version: 1,
  ...details,
});

/** The first text of a post, as it was before its author's edit of just now. */
export const aRevision = (details: Partial<RevisionText> = {}): RevisionText => ({
  version: 1,
  title: 'حملة تشجير',
  content: '<p>غرس الطلبة شجرة.</p>',
  ...pickPostTexts({}),
  image: null,
  picture: null,
  type: 'Post',
  savedAt: now(),
  replacedAt: now(),
  replacedBy: { id: nextId(), name: 'سلمى بن عيسى' },
  ...details,
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

/** Ten days from now for two hours, for everyone, without a bound. */
export const anEvent = (details: Partial<PostEvent> = {}): PostEvent => ({
  beginsAt: daysFromNow(10),
  endsAt: daysFromNow(10 + 2 / 24),
  place: 'قاعة المحاضرات الكبرى',
  address: '',
  capacity: null,
  placesLeft: null,
  audience: 'everyone',
  isCancelled: false,
  ...details,
});

export const anAttendee = (details: Partial<Attendee> = {}): Attendee => ({
  ...{ id: nextId(), name: 'سمير بوعلام', office: 'مكتب أدرار', email: null },
  ...{ isWaiting: false, joinedAt: now(), checkedInAt: null },
  ...details,
});

/** A post that its author deleted just now. */
export const aTrashedPost = ({ id, title, excerpt, type, author, publishedAt }: Post, days = 30): TrashedPost => ({
  ...{ id, title, excerpt, type, publishedAt },
  author: { id: author.id, name: author.name, office: { id: author.office.id, name: author.office.name } },
  trashedAt: now(),
  dueAt: daysFromNow(days),
  isByStaff: false,
});

export const aSecretaryGeneral = (details: Partial<SecretaryGeneral> = {}): SecretaryGeneral => ({
  id: nextId(),
  name: 'نور الدين حمادي',
  addressedAs: 'man',
  email: 'sg@portal.example',
  phone: '+213550112233',
  avatar: null,
  bio: 'في خدمة الطلبة منذ 2004',
  about: 'طالب سابق في جامعة الجزائر.',
  ...details,
});

export const aStatistics = (details: Partial<Statistics> = {}): Statistics => ({
  totalOffices: 59,
  totalMembers: 640,
  memberGrowthRate: 4.2,
  totalPosts: 412,
  postGrowthRate: 7.5,
  series: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    members: 50 + index,
    posts: 30 + index,
  })),
  ...details,
});
