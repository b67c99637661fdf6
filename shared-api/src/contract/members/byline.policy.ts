import type { Role } from './members.contract.ts';

/** The posts of the secretary-general bear its own name and picture, all others those of their office (spec, section 6). */
export const isShownInPerson = (author: { role: Role }) => author.role === 'SG';
