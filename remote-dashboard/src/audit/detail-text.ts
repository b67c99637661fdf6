import type { AuditEntry } from 'shared-api/contract/audit.contract';
import { Role } from 'shared-api/contract/members/members.contract';
import { roleName } from 'shared-api/contract/members/role-words';
import { messages } from './messages.ts';

type Offices = readonly { id: string; name: string }[];

const roles = Object.fromEntries(Role.options.map((role) => [role, roleName({ role })]));
const values: Record<string, string> = { ...roles, ...messages.values };

/** What people wrote stays as they wrote it; what stands there as a code is said in words. */
const coded = new Set(['from', 'to', 'role', 'active', 'changed']);

function wordsOf(name: string, value: unknown, offices: Offices): string {
  const text = String(value);
  if (name === 'office') return offices.find(({ id }) => id === text)?.name ?? text;
  return coded.has(name) ? (values[text] ?? text) : text;
}

/** The database keeps them in an order of its own, 'to' before 'from'. */
const inOrder = (details: AuditEntry['details']) =>
  [...new Set([...Object.keys(messages.details), ...Object.keys(details)])].filter((name) => name in details);

export const detailText = (details: AuditEntry['details'], offices: Offices) =>
  inOrder(details)
    .map((name) => {
      const each = [details[name]].flat();
      return messages.detail(name, each.map((one) => wordsOf(name, one, offices)).join('، '));
    })
    .join(' · ');
