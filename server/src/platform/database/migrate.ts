import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as search from '../../../migrations/001-search.ts';
import * as organisation from '../../../migrations/002-organisation.ts';
import * as posts from '../../../migrations/003-posts.ts';
import * as sessions from '../../../migrations/004-sessions.ts';
import * as correspondence from '../../../migrations/005-correspondence.ts';
import * as accounts from '../../../migrations/006-accounts.ts';
import * as publishing from '../../../migrations/007-publishing.ts';
import * as staff from '../../../migrations/008-staff.ts';
import * as staffChanges from '../../../migrations/009-staff-changes.ts';
import * as versions from '../../../migrations/010-versions.ts';
import * as postCounts from '../../../migrations/011-post-counts.ts';
import * as dayCounts from '../../../migrations/012-day-counts.ts';
import * as frontEndLoads from '../../../migrations/013-front-end-loads.ts';
import * as membersOfOffice from '../../../migrations/014-members-of-office.ts';
import * as foldCapitals from '../../../migrations/015-fold-capitals.ts';
import * as publishedOnce from '../../../migrations/016-published-once.ts';
import * as monthCounts from '../../../migrations/017-month-counts.ts';
import * as foldCombiningHamza from '../../../migrations/018-fold-combining-hamza.ts';
import * as livePointers from '../../../migrations/019-live-pointers.ts';
import * as knownDevices from '../../../migrations/020-known-devices.ts';
import * as auditChain from '../../../migrations/021-audit-chain.ts';
import * as securityEvents from '../../../migrations/022-security-events.ts';
import * as invitations from '../../../migrations/023-invitations.ts';
import * as secondFactors from '../../../migrations/024-second-factors.ts';
import * as personalData from '../../../migrations/025-personal-data.ts';
import * as pendingEmails from '../../../migrations/026-pending-emails.ts';
import * as announceDeletions from '../../../migrations/027-announce-deletions.ts';
import * as announceMore from '../../../migrations/028-announce-more.ts';
import * as postVersions from '../../../migrations/029-post-versions.ts';
import * as officePlace from '../../../migrations/030-office-place.ts';
import * as messageReplies from '../../../migrations/031-message-replies.ts';
import * as altText from '../../../migrations/032-picture-words.ts';
import * as heldMails from '../../../migrations/033-held-mails.ts';
import * as postRevisions from '../../../migrations/034-post-revisions.ts';
import * as trash from '../../../migrations/035-trash.ts';
import * as formOfAddress from '../../../migrations/036-form-of-address.ts';
import * as drafts from '../../../migrations/037-drafts.ts';
import * as notifications from '../../../migrations/038-notifications.ts';
import * as events from '../../../migrations/039-events.ts';
import * as expiry from '../../../migrations/040-expiry.ts';
import * as notificationChoices from '../../../migrations/041-notification-choices.ts';
import * as followers from '../../../migrations/042-followers.ts';
import * as gallery from '../../../migrations/043-gallery.ts';
import * as webPush from '../../../migrations/044-web-push.ts';
import * as attendances from '../../../migrations/045-attendances.ts';
import * as withdrawnMails from '../../../migrations/046-withdrawn-mails.ts';
import * as vitals from '../../../migrations/047-vitals.ts';
import * as frontEndErrors from '../../../migrations/048-front-end-errors.ts';
import * as networkVisits from '../../../migrations/049-network-visits.ts';
import * as stoppedRecipients from '../../../migrations/050-stopped-recipients.ts';
import * as wakeWorks from '../../../migrations/051-expand-wake-works.ts';
import { StartError } from '../env/start-error.ts';
import type { Tables } from './tables.ts';

export const migrations: Record<string, Migration> = {
  '001-search': search,
  '002-organisation': organisation,
  '003-posts': posts,
  '004-sessions': sessions,
  '005-correspondence': correspondence,
  '006-accounts': accounts,
  '007-publishing': publishing,
  '008-staff': staff,
  '009-staff-changes': staffChanges,
  '010-versions': versions,
  '011-post-counts': postCounts,
  '012-day-counts': dayCounts,
  '013-front-end-loads': frontEndLoads,
  '014-members-of-office': membersOfOffice,
  '015-fold-capitals': foldCapitals,
  '016-published-once': publishedOnce,
  '017-month-counts': monthCounts,
  '018-fold-combining-hamza': foldCombiningHamza,
  '019-live-pointers': livePointers,
  '020-known-devices': knownDevices,
  '021-audit-chain': auditChain,
  '022-security-events': securityEvents,
  '023-invitations': invitations,
  '024-second-factors': secondFactors,
  '025-personal-data': personalData,
  '026-pending-emails': pendingEmails,
  '027-announce-deletions': announceDeletions,
  '028-announce-more': announceMore,
  '029-post-versions': postVersions,
  '030-office-place': officePlace,
  '031-message-replies': messageReplies,
  '032-picture-words': altText,
  '033-held-mails': heldMails,
  '034-post-revisions': postRevisions,
  '035-trash': trash,
  '036-form-of-address': formOfAddress,
  '037-drafts': drafts,
  '038-notifications': notifications,
  '039-events': events,
  '040-expiry': expiry,
  '041-notification-choices': notificationChoices,
  '042-followers': followers,
  '043-gallery': gallery,
  '044-web-push': webPush,
  '045-attendances': attendances,
  '046-withdrawn-mails': withdrawnMails,
  '047-vitals': vitals,
  '048-front-end-errors': frontEndErrors,
  '049-network-visits': networkVisits,
  '050-stopped-recipients': stoppedRecipients,
  '051-expand-wake-works': wakeWorks,
};

const migratorOf = (db: Kysely<Tables>, list: Record<string, Migration>) =>
  new Migrator({ db, provider: { getMigrations: async () => list } });

/** Its first name; 014 had run on some databases before it came. */
const formerName = '013-month-counts';

/** A database keeps the names it recorded, because Kysely compares their order with that of the list. */
async function migrationsOf(db: Kysely<Tables>) {
  const { '017-month-counts': _, ...others } = migrations;
  const renamed = { [formerName]: monthCounts };
  const [former] = await migratorOf(db, renamed).getMigrations();
  return former?.executedAt ? { ...others, ...renamed } : migrations;
}

/** The first of those that are named for what they mean to the version before. */
export const firstNamedMigration = 51;

/**
 * Whether a server that knows these migrations may run on what another one made: `051-expand-…` only adds, `052-contract-051-…` takes
 * away what no server that knows 051 needs.
 */
export function mayRunAfter(migration: string, known: readonly string[]): boolean {
  const [, number] = /^\d+-contract-(\d+)-/.exec(migration) ?? [];
  if (number) return known.some((name) => name.startsWith(`${number}-`));
  return /^\d+-expand-/.test(migration);
}

/** Those that a later version carried out, with nothing to do here. @throws StartError when this version cannot work with one */
async function laterMigrationsOf(db: Kysely<Tables>, known: readonly string[]) {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const later = rows.map(({ name }) => name).filter((name) => !known.includes(name));
  const obstacle = later.find((name) => !mayRunAfter(name, known));
  if (obstacle)
    throw new StartError(
      `the database was changed by a later version (${obstacle}), and this one cannot work with it: start that version, or restore a backup from before`,
    );
  return Object.fromEntries(later.map((name): [string, Migration] => [name, { up: async () => undefined }]));
}

/**
 * Brings the tables up to this version, forward only; instances that start together wait for one another. What a later version
 * added stays. @throws StartError when a later version took away what this one needs
 */
export async function migrate(db: Kysely<Tables>) {
  const known = await migrationsOf(db);
  const later = await laterMigrationsOf(db, Object.keys(known));
  const { error } = await migratorOf(db, { ...known, ...later }).migrateToLatest();
  if (error) throw error;
}
