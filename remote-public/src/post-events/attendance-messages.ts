import { placesLeft } from 'shared-api/contract/words/event-words';
import { plural } from 'shared-ui/static';
import { messages as events } from './messages.ts';

export const messages = {
  attendance: 'حضورك',
  leave: 'لن أحضر',
  going: 'سُجّل حضورك.',
  wasGoing: 'أُغلق التسجيل، وحضورك مسجّل.',
  stillWaiting: (position: number) => `أُغلق التسجيل، ودورك في قائمة الانتظار: ${position}.`,
  closed: 'أُغلق التسجيل في هذه الفعالية.',
  unbounded: 'أخبر المنظمين إن كنت ستحضر.',
  waiting: (position: number) => `اكتملت الأماكن، ودورك في قائمة الانتظار: ${position}. نخبرك حين يفرغ لك مكان.`,
  full: `${plural(0, placesLeft)}. اضغط «${events.wait}» لنخبرك حين يفرغ مكان.`,
  left: (count: number) => `${plural(count, placesLeft)}.`,
  failed: 'تعذّر تسجيل ذلك. تحقّق من اتصالك ثم أعد المحاولة.',
};
