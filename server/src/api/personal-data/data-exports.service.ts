import { limits } from 'shared-api/contract/limits';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { dailyLimit, notFound } from '../../platform/errors.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { membersRepository } from '../members/members.repository.ts';
import { dataArchive } from './data-archive.ts';
import { dataExportsRepository } from './data-exports.repository.ts';
import { dataReady } from './personal-data.messages.ts';
import { toDataExport } from './personal-data.presenter.ts';

type Parts = { db: Db; media: MediaStore; mailsService: MailsService };

const { dataExportPartBytes: partBytes, dataExportClaimMs } = serverLimits;

/** The same bytes in parts of one size, but for the last. */
async function* inParts(chunks: AsyncIterable<Buffer>) {
  let pending: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(pending);
    pending = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(pending);
}

export function dataExportsService({ db, media, mailsService }: Parts) {
  const throttle = rateLimiter(db, { name: 'data-exports', points: limits.dataExportsPerDay, minutes: 24 * 60 });

  async function store({ id, memberId }: { id: string; memberId: string }) {
    await dataExportsRepository.removeParts(db, id);
    let number = 0;
    let bytes = 0;
    for await (const part of inParts(await dataArchive(db, media, memberId))) {
      await dataExportsRepository.addPart(db, id, number, part);
      number += 1;
      bytes += part.length;
    }
    return bytes;
  }

  async function* read(id: string) {
    for (let number = 0; ; number += 1) {
      const part = await dataExportsRepository.findPart(db, id, number);
      if (!part) return;
      yield part;
    }
  }

  return {
    async find(memberId: string) {
      const row = await dataExportsRepository.find(db, memberId);
      return row ? toDataExport(row) : null;
    },

    /** While one is being made, that one; a finished one makes way for a newer. @throws Rejection 429 */
    async request({ id }: PrivateMember) {
      const known = await dataExportsRepository.find(db, id);
      if (known && !known.readyAt) return toDataExport(known);
      await countUse(throttle, id, { reject: dailyLimit });
      const added = await db.transaction().execute(async (transaction) => {
        await dataExportsRepository.removeReady(transaction, id);
        await dataExportsRepository.add(transaction, id);
        return dataExportsRepository.find(transaction, id);
      });
      if (!added) throw notFound();
      return toDataExport(added);
    },

    /** The finished archive. @throws Rejection 404 */
    async open(memberId: string) {
      const row = await dataExportsRepository.find(db, memberId);
      if (!row?.readyAt) throw notFound();
      return { bytes: row.bytes ?? 0, parts: read(row.id) };
    },

    /** Makes the one that waited longest and writes to its member. False where none waits. */
    async makeNext() {
      const due = await dataExportsRepository.claim(db, dataExportClaimMs);
      if (!due) return false;
      const bytes = await store(due);
      await db.transaction().execute(async (transaction) => {
        const member = await membersRepository.find(transaction, due.memberId);
        if (!member || !(await dataExportsRepository.finish(transaction, due.id, bytes))) return;
        await mailsService.queue(transaction, dataReady({ to: member.email, name: member.memberName }));
      });
      return true;
    },
  };
}
export type DataExportsService = ReturnType<typeof dataExportsService>;
