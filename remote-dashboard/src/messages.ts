import { limits } from 'shared-api/contract/limits';
import { addSecondFactor, changePassword, checkingAccount } from 'shared-api/contract/words/account-words';
import { searchEverything } from 'shared-api/contract/words/page-words';

/** Stands where nothing is known. */
export const nothing = '—';

/** Every sentence of the dashboard's frame; what the spec gives in English stands in `pairs.ts`. */
export const messages = {
  personSearchHint: 'اسم أو بريد أو رقم هاتف',
  heldBack: 'لوحة التحكم متوقفة',
  ownPasswordHint: 'كلمة مرورك مؤقتة، اختارها لك غيرك. اختر كلمة مرور لا يعرفها سواك لتبدأ عملك.',
  changePassword,
  secondFactorHint: 'يستلزم عملك وسيلة تحقق ثانية. أضفها إلى حسابك الآن لتفتح لوحة التحكم.',
  addSecondFactor,
  title: 'لوحة التحكم',
  waiting: checkingAccount,
  wholeOrganisation: 'المنظمة كلها',

  search: searchEverything,
  sections: 'أقسام لوحة التحكم',
  overview: 'الأعضاء والأرقام',
  import: 'استيراد أعضاء من ملف',
  applicants: 'طلبات الانضمام',
  content: 'المحتوى',
  contactMessages: 'الرسائل',
  deletions: 'طلبات الحذف',
  logs: 'السجلات',
  logPages: 'صفحات السجلات',
  audit: 'سجل الإجراءات',
  security: 'سجل الأمان',
  frontEnds: 'الواجهات المنشورة',
  waitingCount: 'في الانتظار: ',

  statistics: 'الإحصائيات',
  offices: 'المكاتب',
  office: 'المكتب',
  members: 'الأعضاء',
  posts: 'المنشورات',
  growthPeriod: `خلال آخر ${limits.growthDays} يومًا`,

  months: 'آخر اثني عشر شهرًا',
  monthsFailed: 'تعذّر عرض الرسوم البيانية',
  newMembers: 'أعضاء جدد',
  newPosts: 'منشورات جديدة',
  chartTable: 'الأرقام في جدول',
  month: 'الشهر',
  number: 'العدد',

  /** Decoration of the office's cards: the spec fixes them. */
  officeMembersGrowth: '+3%',
  officePostsGrowth: '+10%',
};
