/** Providers that deliver to one mailbox wherever dots stand before the @, and the name that they all count by. */
const withoutDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** The mailbox behind an address: one, in whatever letters it is written and with whatever `+tag`. */
export function foldRecipient(email: string) {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const [local = ''] = lower.slice(0, Math.max(0, at)).split('+', 1);
  const provider = withoutDots.get(domain);
  return provider ? `${local.replaceAll('.', '')}@${provider}` : `${local}@${domain}`;
}
