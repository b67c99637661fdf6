/** Names of pages, apart from other words: what leads to them is a part of every page. */
export const confirmEmailLabel = 'تأكيد البريد الإلكتروني';
export const choosePassword = 'كلمة مرور جديدة';
export const editProfile = 'تعديل الملف الشخصي';
