import * as v from 'valibot';
import { MemberOffice } from '../offices/offices.contract.ts';
import { Cursor, Limit } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';

/** The notice that sign-up shows, by its date: raise it when what it says changes. */
export const consentVersion = '2026-11-23';

/** What becomes of a member's posts when its account goes: they stay, by a former member, or go too. */
export const PostsFate = v.picklist(['keep', 'delete']);
export type PostsFate = v.InferOutput<typeof PostsFate>;

/** A copy of all that the portal holds of a member, made in the background. */
export const DataExport = v.object({
  requestedAt: Timestamp,
  /** Null while it is being made. */
  readyAt: v.nullable(Timestamp),
  expiresAt: v.nullable(Timestamp),
  bytes: v.nullable(v.number()),
});
export type DataExport = v.InferOutput<typeof DataExport>;

/** GET /auth/data */
export const PersonalDataReply = v.object({ export: v.nullable(DataExport) });
export type PersonalDataReply = v.InferOutput<typeof PersonalDataReply>;

/** POST /auth/data/export: a second request while one is in the making, or ready, answers with that one. */
export const DataExportReply = v.object({ message: v.string(), export: DataExport });

/** POST /auth/data/deletion: signs the member out everywhere; signing in before `dueAt` takes it back. */
export const DeletionRequest = v.object({ posts: PostsFate });
export type DeletionRequest = v.InferInput<typeof DeletionRequest>;

export const DeletionReply = v.object({ message: v.string(), dueAt: Timestamp });
export type DeletionReply = v.InferOutput<typeof DeletionReply>;

/** A member who asked for its account to be deleted; `id` is the member's. */
export const PendingDeletion = v.object({
  id: v.string(),
  name: v.string(),
  office: MemberOffice,
  requestedAt: Timestamp,
  dueAt: Timestamp,
  posts: PostsFate,
});
export type PendingDeletion = v.InferOutput<typeof PendingDeletion>;

/** The query of GET /dashboard/deletions */
export const DeletionsQuery = v.object({ limit: Limit, cursor: v.optional(Cursor) });
export type DeletionsQuery = Partial<v.InferOutput<typeof DeletionsQuery>>;

/** GET /dashboard/deletions: the one due first at the top. */
export const DeletionsReply = v.object({ deletions: v.array(PendingDeletion) });
