import type { AuditAct } from 'shared-api/contract/audit.contract';
import type { Viewer } from 'shared-api/contract/members.contract';
import { scopeOf } from 'shared-api/contract/members.policy';
import { canAddOffices, canCloseOffices, canEditOffice } from 'shared-api/contract/offices.policy';
import type { Db } from '../../platform/database/db.ts';
import { refuseDuplicate } from '../../platform/database/refuse-duplicate.ts';
import { forbidden, notFound, officeNameTaken, refuseChanged } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { PicturesRepository } from '../../platform/pictures/pictures.repository.ts';
import { renderPicture } from '../../platform/pictures/render-picture.ts';
import type { AuditRepository } from '../audit/audit.repository.ts';
import { actAs } from '../members/act-on-member.ts';
import { managedOfficesRepository as managed, type OfficeDetails } from './managed-offices.repository.ts';
import { inArabicOrder, toManagedOffice } from './offices.presenter.ts';
import type { OfficesRepository } from './offices.repository.ts';

type Parts = { db: Db; offices: OfficesRepository; audit: AuditRepository; pictures: PicturesRepository };
type Texts = Omit<OfficeDetails, 'coverHash'>;

const subjectOf = ({ id, name }: { id: string; name: string }) => ({ kind: 'office' as const, id, name, office: id });

export function managedOfficesService({ db, offices, audit, pictures }: Parts) {
  const keepCover = async (cover: Buffer | undefined) =>
    cover && (await pictures.add(await renderPicture(cover, 'cover')));

  const refuseTakenName = <T>(write: () => Promise<T>) => refuseDuplicate('offices_name_key', officeNameTaken, write);

  /** The office as it stands now, and as it was when the act was decided upon. @throws Refusal 404, 409 */
  async function lock(transaction: Db, id: string, { seenVersion }: Actor) {
    const office = await managed.lock(transaction, id);
    if (!office) throw notFound();
    refuseChanged(seenVersion, toManagedOffice(office));
  }

  return {
    async list(viewer: Viewer) {
      return inArabicOrder((await offices.listAll(scopeOf(viewer))).map(toManagedOffice));
    },

    async add(actor: Actor, texts: Texts & { name: string }, cover: Buffer | undefined) {
      const details = { ...texts, coverHash: await keepCover(cover) };
      const work = () =>
        actAs(db, actor, canAddOffices, async (transaction) => {
          const office = await managed.add(transaction, details);
          await audit.record(transaction, { actor, act: 'office.added', subject: subjectOf(office) });
          return toManagedOffice(office);
        });
      return refuseTakenName(work);
    },

    async edit(actor: Actor, { id, ...texts }: Texts & { id: string }, cover: Buffer | undefined) {
      if (!canEditOffice(actor.viewer, { id })) throw forbidden();
      const given = { ...texts, coverHash: await keepCover(cover) };
      const may = (viewer: Viewer) => canEditOffice(viewer, { id });
      const work = () =>
        actAs(db, actor, may, async (transaction) => {
          await lock(transaction, id, actor);
          const office = await managed.edit(transaction, id, given);
          const details = {
            changed: Object.keys(given).filter((key) => given[key as keyof typeof given] !== undefined),
          };
          await audit.record(transaction, { actor, act: 'office.edited', subject: subjectOf(office), details });
          return toManagedOffice(office);
        });
      return refuseTakenName(work);
    },

    toggle: (actor: Actor, id: string) =>
      actAs(db, actor, canCloseOffices, async (transaction) => {
        await lock(transaction, id, actor);
        const office = await managed.toggleActive(transaction, id);
        const act: AuditAct = office.isActive ? 'office.activated' : 'office.deactivated';
        await audit.record(transaction, { actor, act, subject: subjectOf(office) });
        return toManagedOffice(office);
      }),
  };
}
export type ManagedOfficesService = ReturnType<typeof managedOfficesService>;
