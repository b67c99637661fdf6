import type { FrontEndBuild } from 'shared-api/contract/front-ends/front-ends.contract';
import { formatCount, isolated, type PluralForms, plural } from 'shared-ui/static';

const visits: PluralForms = {
  zero: 'بلا زيارات',
  one: 'من زيارة واحدة',
  two: 'من زيارتين',
  few: 'من # زيارات',
  many: 'من # زيارة',
  other: 'من # زيارة',
};

export const messages = {
  title: 'الواجهات في هذه الصفحة',
  close: 'إخفاء الحدود',
  failed: 'تعذّر تحميل حالة النسخ. حدّث الصفحة لتعيد المحاولة.',
  parts: {
    stable: 'للجميع',
    canary: 'قيد التجربة',
    previous: 'احتياطية',
  } satisfies Record<FrontEndBuild['part'], string>,
  setAside: 'مُستبعَدة',
  notLive: 'غير منشورة',
  lcp: (ms: number, count: number) =>
    `${isolated('LCP p75')}: ${formatCount(Math.round(ms / 100) / 10)} ثا، ${plural(count, visits)}`,
};
