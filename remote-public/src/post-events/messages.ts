import { type PluralForms, plural } from 'shared-ui/static';

const places: PluralForms = {
  zero: 'لا أماكن',
  one: 'مكان واحد',
  two: 'مكانان',
  few: '# أماكن',
  many: '# مكانًا',
  other: '# مكان',
};

export const messages = {
  when: 'الموعد',
  where: 'المكان',
  who: 'من يحضر',
  everyone: 'الدعوة عامة',
  members: 'لأعضاء المنظمة',
  places: (capacity: number) => plural(capacity, places),
  attend: 'سأحضر',
  attendanceNotLoaded: 'تعذّر تحميل تسجيلك في هذه الفعالية',
  addToCalendar: 'إضافة إلى تقويمي',
  withinDay: (day: string, from: string, to: string) => `${day}، من ${from} إلى ${to}`,
  overDays: (from: string, to: string) => `من ${from} إلى ${to}`,
  atHour: (day: string, hour: string) => `${day}، ${hour}`,
};
