import { endsBeforeStart } from 'shared-api/contract/words/post-words';

export const eventMessages = {
  expires: 'ينتهي الإعلان في',
  expiresHelp: 'بعد هذا الموعد يخرج الإعلان من القوائم، وتبقى صفحته. اتركه فارغًا ليبقى. بتوقيت الجزائر.',
  isEvent: 'هذا الإعلان فعالية لها موعد ومكان',
  begins: 'تبدأ',
  ends: 'تنتهي',
  clock: 'بتوقيت الجزائر.',
  beginsMissing: 'اختر يوم البداية وساعتها.',
  endsMissing: 'اختر يوم النهاية وساعتها.',
  endsFirst: endsBeforeStart,
  place: 'المكان',
  placeHelp: 'مثل: قاعة المحاضرات الكبرى، كلية العلوم.',
  placeMissing: 'اكتب أين تُقام الفعالية.',
  address: 'كيفية الوصول',
  capacity: 'عدد الأماكن',
  capacityHelp: 'اكتب رقمًا، أو اتركه فارغًا إن كان المكان يتسع للجميع.',
  audience: 'من يحضر',
  everyone: 'الجميع',
  members: 'الأعضاء فقط',
};
