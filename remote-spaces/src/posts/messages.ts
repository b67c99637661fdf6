/** What an author reads: it comes with the author's controls and not with the page. */
export const postsMessages = {
  edit: 'تعديل',
  editOf: (title: string) => `تعديل «${title}»`,
  delete: 'حذف',
  deleteOf: (title: string) => `حذف «${title}»`,
  pin: 'تثبيت',
  pinOf: (title: string) => `تثبيت «${title}»`,
  unpin: 'إلغاء التثبيت',
  unpinOf: (title: string) => `إلغاء تثبيت «${title}»`,
  deleteTitle: 'حذف المنشور؟',
  deleteText: 'سيُحذف المنشور وصوره نهائيًا، ولا يمكن التراجع عن ذلك.',
  deleted: 'تم حذف المنشور بنجاح',
  deleteFailed: 'حدث خطأ أثناء حذف المنشور',
  pinned: 'تم تثبيت المنشور',
  unpinned: 'تم إلغاء تثبيت المنشور',
  pinFailed: 'تعذّر تغيير التثبيت',
};
