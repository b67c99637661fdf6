import { randomBytes } from 'node:crypto';
import { importLimits } from 'shared-api/contract/members/import-limits';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import { canImportMembers, isHeadOfOffice, scopeOf } from 'shared-api/contract/members/members.policy';
import type { MembersImportForm, MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import type * as v from 'valibot';
import { serverLimits } from '../../../limits.ts';
import { fieldSentence } from '../../../messages.ts';
import { hashPassword, type PasswordCheck } from '../../../platform/credentials/password-check.ts';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import { forbidden, tooLarge, unknownOffice, validationFailed } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { inWorker } from '../../../platform/threads/worker-pool.ts';
import { actAs } from '../../audit/act-on.ts';
import { officesRepository } from '../../offices/offices.repository.ts';
import type { AppointedMember } from '../members.messages.ts';
import { type InvitedMember, membersRepository } from '../members.repository.ts';
import type { NotifyAdmins } from '../notify-admins.ts';
import type { ImportedMember } from './check-rows.ts';
import { emailsOf, type ReadMembers, readMembers } from './read-members.ts';

type Parts = {
  db: Db;
  passwords: PasswordCheck;
  /** @throws Rejection 429 where one of the offices invites nobody more today */
  countInvitations: (transaction: Transaction, ...officeIds: string[]) => Promise<void>;
  /** Mails each of them a link to choose a password with. */
  invite: (transaction: Transaction, actor: Actor, ...members: InvitedMember[]) => Promise<unknown>;
  notifyAdmins: NotifyAdmins;
};
type Details = v.InferOutput<typeof MembersImportForm>;
type Office = { id: string; name: string };

const readMembersModule = import.meta.resolve('./read-members.ts');
const listEmailsInWorker = inWorker<Parameters<typeof emailsOf>, string[]>(readMembersModule, 'emailsOf');
const readInWorker = inWorker<Parameters<typeof readMembers>, ReadMembers>(readMembersModule, 'readMembers');

function* batchesOf<Item>(items: Item[], size: number) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

export function membersImportService({ db, passwords, countInvitations, invite, notifyAdmins }: Parts) {
  async function read({ viewer }: Actor, file: Buffer, details: Details, offices: Office[]) {
    const officeId = scopeOf(viewer) ?? details.officeId;
    const context = { viewer, offices, officeId, chosen: details.columns, encoding: details.encoding };
    const isLong = file.length > serverLimits.shortTableBytes;
    const emails = isLong ? await listEmailsInWorker(viewer.id, file, context) : emailsOf(file, context);
    const present = await membersRepository.listEmails(db, emails);
    return isLong ? readInWorker(viewer.id, file, context, present) : readMembers(file, context, present);
  }

  /** The offices that would have more than one head. */
  async function listSeveralHeads(toAdd: ImportedMember[], offices: Office[]) {
    const heads = Object.groupBy(toAdd.filter(isHeadOfOffice), ({ officeId }) => officeId);
    const present = new Set(await membersRepository.listOfficesWithHead(db, Object.keys(heads)));
    return offices.filter(({ id }) => (heads[id]?.length ?? 0) + Number(present.has(id)) > 1).map(({ name }) => name);
  }

  /** Nobody knows the password: each member chooses one by the link of its invitation. */
  const unknownPassword = () => passwords.limited(() => hashPassword(randomBytes(32).toString('base64url')));

  async function addAll(transaction: Transaction, actor: Actor, toAdd: ImportedMember[], offices: Office[]) {
    const passwordHash = await unknownPassword();
    const nameOf = new Map(offices.map(({ id, name }) => [id, name]));
    const allAdded: AppointedMember[] = [];
    for (const batch of batchesOf(toAdd, serverLimits.membersBatchRows)) {
      const members = batch.map((member) => ({
        ...member,
        passwordHash,
        avatarHash: null,
        bio: '',
        description: '',
      }));
      const added = await membersRepository.addAll(transaction, members);
      const invited = added.map(({ officeId, ...member }) => ({ ...member, officeName: nameOf.get(officeId) ?? '' }));
      if (invited.length > 0) await invite(transaction, actor, ...invited);
      allAdded.push(...invited);
    }
    await notifyAdmins(transaction, actor, allAdded);
    return allAdded.length;
  }

  /** All of them or, where something fails, nobody. @returns how many were added */
  function carryOut(actor: Actor, toAdd: ImportedMember[], faulty: number, offices: Office[]) {
    const office = scopeOf(actor.viewer) ?? null;
    const may = (viewer: Viewer) => canImportMembers(viewer) && scopeOf(viewer) === scopeOf(actor.viewer);
    return actAs(db, actor, may, async (transaction) => {
      await countInvitations(transaction, ...toAdd.map(({ officeId }) => officeId));
      const added = await addAll(transaction, actor, toAdd, offices);
      const subject = { kind: 'members' as const, id: office ?? '', name: '', office };
      const details = { added, faulty };
      return { result: added, entry: added > 0 ? { act: 'members.imported' as const, subject, details } : undefined };
    });
  }

  return {
    /**
     * Adds whom the file names and who has no account yet, and invites them; of a trial, tells what would be done.
     * @returns the reply, and the JSON of its `errorsCsv` in UTF-8
     */
    async import(
      actor: Actor,
      details: Details,
      file: Buffer | undefined,
    ): Promise<{ reply: Omit<MembersImportReply, 'message' | 'errorsCsv'>; errorsCsvJson: Uint8Array }> {
      if (!canImportMembers(actor.viewer)) throw forbidden();
      if (!file) throw validationFailed({ file: fieldSentence('file', 'missing') });
      if (file.length > importLimits.bytes) throw tooLarge();
      const offices = await officesRepository.list(db, scopeOf(actor.viewer));
      if (details.officeId && !offices.some(({ id }) => id === (scopeOf(actor.viewer) ?? details.officeId)))
        throw unknownOffice();
      const { members, errorsCsvJson, ...found } = await read(actor, file, details, offices);
      if (found.readings.length > 0 && !details.isTrial)
        throw validationFailed({ encoding: fieldSentence('encoding', 'missing') });
      const severalHeads = await listSeveralHeads(members, offices);
      const added = details.isTrial ? members.length : await carryOut(actor, members, found.faulty, offices);
      return { reply: { ...found, added, severalHeads }, errorsCsvJson };
    },
  };
}
export type MembersImportService = ReturnType<typeof membersImportService>;
