import { cancelledMark, eventCancelled, placesLeft } from 'shared-api/contract/words/event-words';
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
  cancelledMark,
  cancelled: eventCancelled,
  cancelledHint: 'لن تقام في الموعد الآتي. من سجّل حضوره وصلته رسالة بذلك.',
  when: 'الموعد',
  where: 'المكان',
  who: 'من يحضر',
  everyone: 'الدعوة عامة',
  members: 'لأعضاء المنظمة',
  places: (capacity: number) => plural(capacity, places),
  left: (count: number) => plural(count, placesLeft),
  attend: 'سأحضر',
  wait: 'سأنتظر مكانًا',
  attendanceNotLoaded: 'تعذّر تحميل تسجيلك في هذه الفعالية',
  addToCalendar: 'إضافة إلى تقويمي',
};
