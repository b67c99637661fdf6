/** Names of pages, apart from other words: what leads to them is a part of every page. */
export const confirmEmailLabel = 'تأكيد البريد الإلكتروني';
export const choosePassword = 'كلمة مرور جديدة';
/** The pages of a member's own account together. */
export const accountArea = 'حسابي';
export const editProfile = 'تعديل الملف الشخصي';
