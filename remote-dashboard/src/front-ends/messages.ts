import type { FrontEndBuild } from 'shared-api/contract/front-ends/front-ends.contract';
import { retentionDays } from 'shared-api/contract/retention';
import { daysLong } from 'shared-api/contract/words/day-words';
import { exactDay, formatCount, isolated, type PluralForms, plural } from 'shared-ui/static';

const builds: PluralForms = {
  zero: 'لا نسخ',
  one: 'نسخة واحدة',
  two: 'نسختان',
  few: '# نسخ',
  many: '# نسخة',
  other: '# نسخة',
};
const days: PluralForms = {
  zero: 'اليوم',
  one: 'آخر يوم',
  two: 'آخر يومين',
  few: 'آخر # أيام',
  many: 'آخر # يومًا',
  other: 'آخر # يوم',
};

const errors: PluralForms = {
  zero: 'لا أخطاء',
  one: 'خطأ واحد',
  two: 'خطآن',
  few: '# أخطاء',
  many: '# خطأ',
  other: '# خطأ',
};
const parts: Record<FrontEndBuild['part'], string> = {
  stable: 'للجميع',
  canary: 'قيد التجربة',
  previous: 'احتياطية',
};

export const messages = {
  title: 'الواجهات المنشورة',
  lead: (count: number) =>
    `ما هو منشور الآن من كل واجهة، وكيف فُتح في متصفحات الزوار خلال ${plural(count, days)}. تُنشر كل واجهة وتُسحب بأداة النشر وحدها.`,
  list: 'جدول النسخ المنشورة',
  count: (total: number) => plural(total, builds),
  refresh: 'تحديث الأرقام',
  zones: 'حدود الواجهات على الصفحة الرئيسية',
  none: 'لا توجد واجهات منشورة',
  noneHint: 'ستظهر هنا كل واجهة بعد نشرها.',

  frontEnd: 'الواجهة',
  version: 'النسخة',
  part: 'لمن',
  loads: 'مرات الفتح',
  failures: 'المشكلات',
  mean: 'متوسط زمن الفتح',

  parts,
  canary: (percent: number) => `${parts.canary}: ${isolated(`${formatCount(percent)}%`)} من الزوار`,
  setAside: 'مُستبعَدة حتى تُنشر نسخة أخرى',
  faults: (total: number) => `تعطّل عرضها في الخادم: ${formatCount(total)}`,
  failed: (total: number) => `تعذّر فتحها: ${formatCount(total)}`,
  late: (total: number) => `تأخّرت: ${formatCount(total)}`,
  threw: (total: number) => `توقّفت بخطأ: ${formatCount(total)}`,
  noFailures: 'لا مشكلات',
  seconds: (ms: number) => (ms < 100 ? 'أقل من 0,1 ثا' : `${formatCount(Math.round(ms / 100) / 10)} ثا`),

  modules: {
    title: 'الوحدات المشتركة',
    lead: 'ما يوفّره هيكل البوابة للواجهات الأخرى، وأي الواجهات تستعمله. إن بُنيت واجهة على نسخة أخرى فأعد بناءها ونشرها قبل نشر هيكل جديد.',
    list: 'جدول الوحدات المشتركة',
    module: 'الوحدة',
    version: 'النسخة المتاحة',
    takenBy: 'الواجهات التي تستعملها',
    announcedVersion: 'النسخة المُعلَن عنها',
    announced: (version: string, at: string, planned: string | null) =>
      `أُعلن في ${exactDay(at)} عن هيكل جديد (النسخة ${isolated(version)})${planned ? `، وموعد نشره ${exactDay(planned)}` : ''}. ابنِ واجهتك على النسخ المُعلَن عنها قبل نشره.`,
    removed: 'لن تُتاح',
    other: (builtAgainst: string, build: string) => `بُنيت على ${isolated(builtAgainst)} في النسخة ${isolated(build)}`,
  },

  errors: {
    title: 'أخطاء الصفحات',
    lead: `ما توقّف في متصفحات الزوار ولم تعالجه الصفحة، وموضعه في الشيفرة المصدرية: ما ظهر لزوار من شبكات عدة أولًا، ثم ما ظهر من شبكة واحدة، والأحدث قبل غيره. يبقى الخطأ هنا ${plural(retentionDays.frontEndErrors, daysLong)} بعد آخر ظهور له.`,
    list: 'جدول أخطاء الصفحات',
    count: (total: number) => plural(total, errors),
    refresh: 'تحديث الأخطاء',
    none: 'لم يُبلَّغ عن أي خطأ',
    noneHint: 'إذا توقّفت صفحة عند أحد الزوار، ظهر هنا الخطأ وموضعه بعد ثوانٍ.',
    other: 'أخطاء أخرى في هذه النسخة: لا موضع لها في شيفرتها، أو جاءت بعد بلوغ حد ما يُسجَّل',

    error: 'الخطأ',
    place: 'الموضع',
    release: 'النسخة',
    route: 'الصفحة',
    times: 'المرات',
    firstSeen: 'أول ظهور',
    lastSeen: 'آخر ظهور',
  },
};
