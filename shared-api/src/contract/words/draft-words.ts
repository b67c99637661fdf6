/** What the list of drafts and the form say of one. */
export const draftGone = 'لم تعد هذه المسودة موجودة: نُشرت أو حُذفت.';
export const draftHereOnly = 'لم تصل إلى حسابك بعد. افتحها حين يعود الاتصال فتُحفظ فيه.';
