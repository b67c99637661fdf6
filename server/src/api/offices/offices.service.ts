import type { AuditAction } from 'shared-api/contract/audit.contract';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import { scopeOf } from 'shared-api/contract/members/members.policy';
import { canAddOffices, canCloseOffices, canEditOffice } from 'shared-api/contract/offices/offices.policy';
import { listOf, shows } from '../../platform/changes/shown.ts';
import type { Db } from '../../platform/database/db.ts';
import { rejectDuplicate } from '../../platform/database/reject-duplicate.ts';
import { forbidden, officeNameTaken } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { PicturesService } from '../../platform/pictures/pictures.service.ts';
import { actAs, actOn, type Target } from '../audit/act-on.ts';
import type { NewEntry } from '../audit/audit.repository.ts';
import { inArabicOrder, toManagedOffice } from './offices.presenter.ts';
import { type OfficeDetails, type OfficeRow, officesRepository } from './offices.repository.ts';

type Parts = { db: Db; picturesService: PicturesService };
type Texts = Omit<OfficeDetails, 'coverHash'>;

const officeTarget = (id: string, may: Target<OfficeRow>['may']): Target<OfficeRow> => ({
  lock: (transaction) => officesRepository.lock(transaction, id),
  may,
  present: toManagedOffice,
});

/** The changed office, and its audit entry. */
const changed = (office: OfficeRow, act: AuditAction, details: NewEntry['details'] = {}) => {
  const subject = { kind: 'office' as const, id: office.id, name: office.name, office: office.id };
  return { result: toManagedOffice(office), entry: { act, subject, details } };
};

const givenIn = (details: object) =>
  Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);

const rejectTakenName = <T>(write: () => Promise<T>) => rejectDuplicate('offices_name_key', officeNameTaken, write);

export function officesService({ db, picturesService }: Parts) {
  return {
    async listActive() {
      shows(listOf('offices'));
      return inArabicOrder(await officesRepository.listActive(db));
    },

    /** Those the viewer looks after. */
    async list(viewer: Viewer) {
      return inArabicOrder((await officesRepository.list(db, scopeOf(viewer))).map(toManagedOffice));
    },

    async add(actor: Actor, texts: Texts & { name: string }, cover: Buffer | undefined) {
      const details = { ...texts, coverHash: await picturesService.addUpload(actor.viewer.id, cover, 'cover') };
      return rejectTakenName(() =>
        actAs(db, actor, canAddOffices, async (transaction) =>
          changed(await officesRepository.add(transaction, details), 'office.added'),
        ),
      );
    },

    async edit(actor: Actor, { id, ...texts }: Texts & { id: string }, cover: Buffer | undefined) {
      if (!canEditOffice(actor.viewer, { id })) throw forbidden();
      const details = { ...texts, coverHash: await picturesService.addUpload(actor.viewer.id, cover, 'cover') };
      return rejectTakenName(() =>
        actOn(db, actor, officeTarget(id, canEditOffice), async (transaction) => {
          const office = await officesRepository.edit(transaction, id, details);
          return changed(office, 'office.edited', { changed: givenIn(details) });
        }),
      );
    },

    toggle: (actor: Actor, id: string) =>
      actOn(db, actor, officeTarget(id, canCloseOffices), async (transaction) => {
        const office = await officesRepository.toggleActive(transaction, id);
        return changed(office, office.isActive ? 'office.activated' : 'office.deactivated');
      }),
  };
}
export type OfficesService = ReturnType<typeof officesService>;
