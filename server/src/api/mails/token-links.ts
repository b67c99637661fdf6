/** A token that only its reader has: the database keeps its hash. */
export type MailedToken = { token: string; expiresAt: Date };

export const confirmationLink = ({ token, expiresAt }: MailedToken) => ({
  label: 'تأكيد البريد الإلكتروني',
  path: `/account/confirm?token=${encodeURIComponent(token)}`,
  validUntil: expiresAt,
});

export const resetLink = ({ token, expiresAt }: MailedToken) => ({
  label: 'اختيار كلمة مرور جديدة',
  path: `/account/reset?token=${encodeURIComponent(token)}`,
  validUntil: expiresAt,
});
