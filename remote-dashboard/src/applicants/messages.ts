import { requestCount } from 'shared-api/contract/words/count-words';
import { plural } from 'shared-ui/static';

export const messages = {
  title: 'طلبات الانضمام',
  lead: 'من سجّل حسابًا وينتظر قرارك. يصله القرار بالبريد.',
  count: (total: number) => plural(total, requestCount),
  search: 'البحث في الطلبات',
  searchHint: 'اسم أو بريد',
  list: 'طلبات الانضمام',
  email: 'البريد الإلكتروني',
  emailConfirmed: 'بريد مؤكَّد',
  emailNotConfirmed: 'بريد غير مؤكَّد',
  office: 'المكتب',
  since: 'تاريخ الطلب',
  approve: 'قبول',
  approveName: (name: string) => `قبول ${name}`,
  reject: 'رفض',
  rejectName: (name: string) => `رفض ${name}`,
  rejectAction: 'رفض طلب الانضمام',
  rejectHelp: 'يُرسل السبب إلى صاحب الطلب بالبريد.',
  rejectFailed: 'تعذّر رفض الطلب. أعد المحاولة.',
  undoFailed: 'تعذّر التراجع عن الرفض. حدّث الصفحة وأعد المحاولة قبل أن تمضي الدقيقة.',
  decided: 'عالج شخص آخر هذا الطلب قبلك.',
  none: 'لا أحد ينتظر',
  noneHint: 'ستظهر هنا طلبات الانضمام فور وصولها.',
};
