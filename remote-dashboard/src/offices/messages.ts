import { officeCount } from 'shared-api/contract/words/count-words';
import { isolated, plural } from 'shared-ui/static';

/** Everything said about offices; what the spec gives in English stands in `pairs.ts`. */
export const messages = {
  title: 'المكاتب',
  count: (total: number) => plural(total, officeCount),
  search: 'البحث في المكاتب',
  searchHint: 'اسم المكتب أو الولاية',
  open: 'تفعيل المكتب',
  close: 'إلغاء تفعيل المكتب',
  toggleFailed: 'تعذّر تغيير حالة المكتب. أعد المحاولة.',
  none: 'لا توجد مكاتب',
  noneHint: 'لا مكتب يوافق ما تبحث عنه.',

  secondHead: (office: string, head: string) =>
    `لهذا المكتب رئيس: ${isolated(head)}. إن أكملت صار للمكتب ${isolated(office)} أكثر من رئيس، لكل منهم صلاحيات الآخرين.`,
  maySecondHead: 'تعذّر التحقق من رئيس المكتب الحالي. إن كان له رئيس صار له أكثر من رئيس.',

  edit: 'تعديل بيانات المكتب',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  address: 'العنوان',
  hours: 'ساعات الاستقبال',
  cover: 'صورة الغلاف',
  save: 'حفظ',
  cancel: 'إلغاء',
  keeps: 'ما تتركه فارغًا يبقى كما هو.',
  changedMeanwhile: (now: string) =>
    `غيّر شخص آخر بيانات هذا المكتب قبلك. هي الآن: ${now}. راجعها، ثم احفظ مرة أخرى إن أردت كتابة بياناتك مكانها.`,
};
