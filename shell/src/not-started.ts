/** Of the sentence below; `before-react/document-script.ts`, which imports nothing, names it too. */
export const notStartedId = 'not-started';

/** Apart from the other messages: written into documents, and no part of a script. */
export const notStartedMessages = {
  what: 'لم تكتمل الصفحة.',
  reload: 'أعد تحميلها',
  orUpdate: ' أو حدّث متصفحك.',
};
