export const messages = {
  badPicture: 'لم تُقرأ هذه الصورة، فاختر غيرها.',
};
