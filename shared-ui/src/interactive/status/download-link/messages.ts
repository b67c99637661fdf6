export const downloadMessages = { failed: 'تعذّر التنزيل. أعد المحاولة.' };
