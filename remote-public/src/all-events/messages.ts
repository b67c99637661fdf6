import { connectionHint } from 'shared-api/contract/words/page-words';

export const messages = {
  intro: 'ملتقيات وندوات وحملات تنظّمها مكاتبنا: متى تُقام، وأين، ومن يحضر.',

  addEvent: 'أضف فعالية',

  months: 'موعد الفعاليات',
  toCome: 'القادمة',
  month: (name: string, year: string) => `${name} ${year}`,

  filter: 'فعاليات مكتب',
  office: 'المكتب',
  anyOffice: 'كل المكاتب',
  show: 'عرض',

  order: 'الأقرب موعدًا أولًا',
  more: 'فعاليات لاحقة',
  toFirst: 'العودة إلى أولها',
  follow: 'تابع الفعاليات من تقويم هاتفك: كل جديد وكل تغيير يصل إليه وحده.',
  subscribe: 'الاشتراك في التقويم',

  nothingToCome: 'لا فعاليات قادمة',
  nothingToComeHint: 'ستظهر هنا فور الإعلان عنها. تصفّح الإعلانات، أو اشترك في التقويم ليصلك الجديد.',
  toAds: 'تصفّح الإعلانات',
  nothingFound: 'لا فعاليات في ما اخترته',
  nothingFoundHint: 'جرّب شهرًا آخر، أو ابحث في كل المكاتب.',
  showAll: 'كل الفعاليات القادمة',
  loadFailed: 'تعذّر تحميل الفعاليات',
  loadFailedHint: connectionHint,
};
