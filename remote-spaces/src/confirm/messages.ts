export const confirmMessages = { cancel: 'إلغاء' };
