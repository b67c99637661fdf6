import { retentionDays } from 'shared-api/contract/retention';
import { postCount } from 'shared-api/contract/words/count-words';
import { daysLong } from 'shared-api/contract/words/day-words';
import { isolated, type PluralForms, plural } from 'shared-ui/static';

const left: PluralForms = {
  zero: 'يُحذف نهائيًا اليوم',
  one: 'يُحذف نهائيًا بعد يوم واحد',
  two: 'يُحذف نهائيًا بعد يومين',
  few: 'يُحذف نهائيًا بعد # أيام',
  many: 'يُحذف نهائيًا بعد # يومًا',
  other: 'يُحذف نهائيًا بعد # يوم',
};

export const trashMessages = {
  lead: `يبقى المنشور المحذوف هنا ${plural(retentionDays.trashedPosts, daysLong)}، ثم يُحذف نهائيًا مع صوره. استعده قبل ذلك فيعود كما كان، دون تثبيته.`,
  whose: 'محذوفات من؟',
  own: 'منشوراتي',
  ofOffice: 'منشورات مكتبي',
  ofAll: 'كل المنشورات',
  list: 'المنشورات المحذوفة',
  count: (total: number) => plural(total, postCount),
  ad: 'إعلان',
  by: (name: string, office: string) => `${isolated(name)}، ${isolated(office)}`,
  deleted: 'حُذف',
  byStaff: 'حذفته إدارة البوابة، وهي وحدها تستعيده. راسل مكتبك إن رأيت أنه حُذف خطأً.',
  daysLeft: (days: number) => plural(days, left),
  restore: 'استعادة',
  restoreOf: (title: string) => `استعادة «${title}»`,
  erase: 'حذف نهائي',
  eraseOf: (title: string) => `حذف «${title}» نهائيًا`,
  eraseAction: 'حذف المنشور نهائيًا',
  eraseText: 'يُحذف المنشور الآن مع صوره ونصوصه السابقة، ولا يمكن التراجع عن ذلك.',
  restoreFailed: 'تعذّرت استعادة المنشور. أعد المحاولة.',
  eraseFailed: 'تعذّر حذف المنشور. أعد المحاولة.',
  gone: 'لم يعد هذا المنشور في المحذوفات.',
  none: 'لا شيء في المحذوفات',
  noneHint: 'ما يُحذف من المنشورات تجده هنا، ويمكنك استعادته.',
};
