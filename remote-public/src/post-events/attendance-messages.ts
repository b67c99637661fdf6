import { type PluralForms, plural } from 'shared-ui/static';

const left: PluralForms = {
  zero: 'اكتملت الأماكن. اضغط «سأنتظر مكانًا» لنخبرك حين يفرغ مكان.',
  one: 'بقي مكان واحد.',
  two: 'بقي مكانان.',
  few: 'بقي # أماكن.',
  many: 'بقي # مكانًا.',
  other: 'بقي # مكان.',
};

export const messages = {
  attendance: 'حضورك',
  wait: 'سأنتظر مكانًا',
  leave: 'لن أحضر',
  going: 'سُجّل حضورك.',
  wasGoing: 'أُغلق التسجيل، وحضورك مسجّل.',
  stillWaiting: (position: number) => `أُغلق التسجيل، ودورك في قائمة الانتظار: ${position}.`,
  closed: 'أُغلق التسجيل في هذه الفعالية.',
  unbounded: 'أخبر المنظمين إن كنت ستحضر.',
  waiting: (position: number) => `اكتملت الأماكن، ودورك في قائمة الانتظار: ${position}. نخبرك حين يفرغ لك مكان.`,
  left: (count: number) => plural(count, left),
  failed: 'تعذّر تسجيل ذلك. تحقّق من اتصالك ثم أعد المحاولة.',
};
