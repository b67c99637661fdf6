import type { AuditAction } from 'shared-api/contract/audit.contract';
import { type PluralForms, plural } from 'shared-ui/static';
import { messages as dashboard } from '../messages.ts';

const entries: PluralForms = {
  zero: 'لا إجراءات',
  one: 'إجراء واحد',
  two: 'إجراءان',
  few: '# إجراءات',
  many: '# إجراءً',
  other: '# إجراء',
};

const acts: Record<AuditAction, string> = {
  'member.added': 'إضافة عضو',
  'member.activated': 'تفعيل عضو',
  'member.deactivated': 'إلغاء تفعيل عضو',
  'member.role_changed': 'تغيير صفة',
  'member.moved': 'نقل عضو',
  'member.email_corrected': 'تصحيح بريد عضو',
  'member.factors_removed': 'حذف وسائل تحقق عضو',
  'member.deleted': 'حذف عضو',
  'member.invited': 'إعادة إرسال دعوة',
  'member.sessions_ended': 'إنهاء جلسات عضو',
  'member.erased': 'حذف حساب بطلب صاحبه',
  'member.deletion_cancelled': 'إلغاء طلب حذف حساب',
  'members.exported': 'تنزيل قائمة الأعضاء',
  'members.imported': dashboard.import,
  'applicant.approved': 'قبول طلب انضمام',
  'applicant.refused': 'رفض طلب انضمام',
  'applicant.refusal_undone': 'التراجع عن رفض طلب انضمام',
  'office.added': 'إضافة مكتب',
  'office.edited': 'تعديل مكتب',
  'office.activated': 'تفعيل مكتب',
  'office.deactivated': 'إلغاء تفعيل مكتب',
  'post.deleted': 'حذف منشور',
  'post.restored': 'استعادة منشور محذوف',
  'post.erased': 'حذف منشور نهائيًا',
  'event.cancelled': 'إلغاء فعالية',
  'event.resumed': 'التراجع عن إلغاء فعالية',
  'message.marked': 'تحديث حالة رسالة',
  'message.replied': 'الرد على رسالة',
  'message.taken': 'تولّي رسالة',
  'message.given_back': 'إعادة رسالة ليتولّاها غيره',
};

/** In the order in which they are read. */
const details: Record<string, string> = {
  from: 'من',
  to: 'إلى',
  role: 'الصفة',
  office: 'المكتب',
  active: 'مفعّل',
  q: 'البحث',
  author: 'الكاتب',
  changed: 'ما تغيّر',
  added: 'أُضيف',
  faulty: 'لم يُقبل',
  reason: 'السبب',
  address: 'عنوان الشبكة',
};

/** What stands in the details as a code. */
const values: Record<string, string> = {
  new: 'جديدة',
  read: 'مقروءة',
  answered: 'تم الرد',
  true: 'نعم',
  false: 'لا',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  address: 'العنوان',
  hours: 'ساعات الاستقبال',
  coverHash: 'صورة الغلاف',
};

export const messages = {
  title: 'سجل الإجراءات',
  lead: 'كل ما قام به المسؤولون، الأحدث أولًا. لا يُعدَّل هذا السجل ولا يُحذف منه.',
  list: 'جدول الإجراءات',
  count: (total: number) => plural(total, entries),
  act: 'نوع الإجراء',
  acts,
  details,
  values,
  detail: (name: string, value: string) => `${details[name] ?? name}: ${value}`,
  when: 'الوقت',
  who: 'من قام به',
  what: 'الإجراء',
  whom: 'على',
  more: 'تفاصيل',
  none: 'لا توجد إجراءات',
  noneHint: 'سيظهر هنا كل ما يقوم به المسؤولون.',
};
