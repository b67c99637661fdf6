import { galleryLimits } from 'shared-api/contract/posts/gallery-limits';
import { type PluralForms, plural } from 'shared-ui/static';

const pictures: PluralForms = {
  zero: 'لا صور',
  one: 'صورة واحدة',
  two: 'صورتين',
  few: '# صور',
  many: '# صورة',
  other: '# صورة',
};

const most = plural(galleryLimits.pictures, pictures);

export const galleryMessages = {
  add: 'إضافة صور إلى المعرض',
  help: `تظهر صور المعرض تحت النص، ويتسع لـ${most}.`,
  full: `يتسع المعرض لـ${most}، فلم نضف ما زاد عليها. احذف صورة لتضيف أخرى.`,
  removed: 'أُزيلت الصورة من المعرض.',
  lost: (count: number) =>
    `حُفظت دون ${plural(count, pictures)} من معرضها: أضف ما نقص بترتيبه، فيعود إلى كل صورة وصفها وتعليقها.`,
  withPictures: (count: number) => `مع معرض من ${plural(count, pictures)}.`,
};
