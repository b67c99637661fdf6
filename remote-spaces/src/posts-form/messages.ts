import { Bilingual } from 'shared-ui/layout';
import { pairs } from '../pairs.ts';

const editFailed = 'فشل تعديل المنشور';

export const postFormMessages = {
  newPost: 'منشور جديد',
  editPost: 'تعديل المنشور',
  title: 'العنوان',
  content: 'نص المنشور',
  type: 'نوع المنشور',
  post: 'منشور',
  ad: 'إعلان',
  picture: 'إرفاق صورة',
  otherPicture: 'تغيير الصورة',
  removePicture: 'إزالة الصورة',
  pictureAlt: 'الصورة المرفقة',
  publish: 'نشر',
  save: 'حفظ',
  cancel: 'إلغاء',
  otherActions: 'إجراءات أخرى على المنشور',
  titleMissing: 'اكتب عنوان المنشور.',
  contentMissing: 'اكتب نص المنشور.',
  badPicture: 'هذا الملف ليس صورة يمكن قراءتها.',
  published: 'تم نشر المنشور بنجاح',
  publishFailed: { 400: 'فشل نشر المنشور', 500: 'خطأ في الخادم', otherwise: Bilingual(pairs.publishFailed) },
  edited: 'تم تعديل المنشور بنجاح',
  editFailed: { 400: editFailed, 500: editFailed, otherwise: editFailed },
  changedElsewhere:
    'غيّرته من مكان آخر، فلم يُحفظ ما كتبته هنا. احفظ ما في النموذج بدل المحفوظ، أو خذ المحفوظ الظاهر أدناه.',
  savedText: 'النص المحفوظ',
  takeSaved: 'أخذ النص المحفوظ',
  saveOver: 'حفظ ما في النموذج بدل المحفوظ',
  formerText: 'النص الذي كان في النموذج',
  formerTextKept: 'هذا ما كان في النموذج. لم يُحفظ، وهو باقٍ هنا إلى أن تغادر الصفحة.',
  takeFormer: 'إعادته إلى النموذج',
  withChosenPicture: 'مع الصورة التي اخترتها.',
  restored: 'استعدنا لك مسودة حُفظت',
  restoredWithoutPictures: '. لم تُحفظ صورتها معها: أضف الصورة من جديد قبل النشر.',
  startOver: 'حذف المسودة والبدء من جديد',
  draftKept: 'المسودة محفوظة على هذا الجهاز',
  draftWithoutPictures: 'المسودة محفوظة على هذا الجهاز دون صورها',
  draftNotKept: 'لا يسمح هذا المتصفح بحفظ المسودة',
};
