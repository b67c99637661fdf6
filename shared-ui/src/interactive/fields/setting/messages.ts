export const settingMessages = { saving: 'جارٍ الحفظ…' };
