import type { PostsFate } from 'shared-api/contract/accounts/personal-data.contract';
import { requestCount } from 'shared-api/contract/words/count-words';
import { plural } from 'shared-ui/static';

const fates: Record<PostsFate, string> = { keep: 'تبقى باسم «عضو سابق»', delete: 'تُحذف معه' };

export const messages = {
  title: 'طلبات حذف الحسابات',
  lead: 'أعضاء طلبوا حذف حساباتهم. يُحذف كل حساب في موعده ما لم يسجّل صاحبه الدخول قبله.',
  list: 'طلبات حذف الحسابات',
  count: (total: number) => plural(total, requestCount),
  office: 'المكتب',
  posts: 'منشوراته',
  fates,
  requested: 'تاريخ الطلب',
  due: 'موعد الحذف',
  dueAt: (moment: string) => `يُحذف في ${moment}`,
  late: 'متأخّر',
  overdue: 'فات الموعد: هو آخر مسؤول مفعّل، فاجعل غيره مسؤولًا',
  carryOut: 'حذف الآن',
  carryOutName: (name: string) => `حذف الآن: ${name}`,
  carryOutAction: 'حذف الحساب الآن',
  carryOutText: 'يُحذف كل ما يخص هذا الشخص، ولا رجعة في ذلك. افعله إن طلب صاحب الحساب ألا ينتظر.',
  cancel: 'إلغاء الطلب',
  cancelName: (name: string) => `إلغاء الطلب: ${name}`,
  cancelAction: 'إلغاء طلب الحذف',
  back: 'رجوع',
  cancelText: 'يبقى الحساب كما كان، ويصل صاحبه إعلام بالبريد. افعله إن طلب منك ذلك ولم يستطع تسجيل الدخول.',
  failed: 'تعذّر تنفيذ ذلك. أعد المحاولة.',
  gone: 'لم يعد هذا الطلب قائمًا.',
  none: 'لا أحد طلب حذف حسابه',
  noneHint: 'ستظهر هنا الطلبات فور وصولها.',
};
