export const messages = {
  badPicture: 'هذا الملف ليس صورة يمكن قراءتها، فاختر غيره.',
};
