import type { FrontEndVersion, ReleaseEvent } from 'shared-api/contract/front-ends/front-end-history.contract';
import type { DeviceClass, VitalMetric } from 'shared-api/contract/front-ends/vitals.contract';
import { connectionHint } from 'shared-api/contract/words/page-words';
import { formatCount, isolated, type PluralForms, plural } from 'shared-ui/static';
import { messages as dashboard } from '../../messages.ts';
import { messages as live } from '../messages.ts';

const visits: PluralForms = {
  zero: 'لا زيارات',
  one: 'زيارة واحدة',
  two: 'زيارتان',
  few: '# زيارات',
  many: '# زيارة',
  other: '# زيارة',
};

const percent = (share: number) => isolated(`${formatCount(Math.round(100 * share))}%`);

const devices: Record<DeviceClass, string> = {
  slow: 'أجهزة أو شبكات بطيئة',
  fast: 'أجهزة سريعة',
  unknown: 'أجهزة غير معروفة',
};

const metrics: Record<VitalMetric, string> = {
  LCP: 'ظهور المحتوى',
  INP: 'الاستجابة للنقر',
  CLS: 'اهتزاز الصفحة',
  TTFB: 'أول رد من الخادم',
  live: 'من أول حركة إلى عمل الصفحة',
};

const parts: Record<NonNullable<FrontEndVersion['part']>, string> = live.parts;

export const messages = {
  title: 'الواجهة',
  back: 'كل الواجهات المنشورة',
  period: 'الفترة',
  periods: [
    { value: '1', words: 'آخر 24 ساعة' },
    { value: '7', words: 'آخر 7 أيام' },
    { value: '30', words: 'آخر 30 يومًا' },
  ],
  loadFailed: 'تعذّر تحميل أرقام هذه الواجهة',
  loadFailedHint: connectionHint,
  unknown: 'لا توجد واجهة بهذا الاسم',
  unknownHint: 'ارجع إلى قائمة الواجهات المنشورة واختر واحدة منها.',

  speed: {
    title: 'سرعة ظهور المحتوى',
    lead: 'ظهر المحتوى في ثلاثة أرباع الزيارات خلال هذا الزمن أو أقل.',
    chart: (lines: number, all: number) =>
      `زمن ظهور المحتوى، ${lines < all ? `أحدث ${formatCount(lines)} نسخ` : 'النسخ كلها'}`,
    table: dashboard.chartTable,
    at: 'الوقت',
    version: live.version,
    p75: 'ظهور المحتوى',
    visits: 'الزيارات',
    loads: live.loads,
    none: 'لم تصل أرقام عن السرعة في هذه الفترة',
    noneHint: 'حين يفتح الزوار صفحات هذه الواجهة ثم يغادرونها، سيظهر هنا زمن ظهور المحتوى في كل نسخة ومواعيد نشرها.',
  },

  events: {
    title: 'ما نُشر وما سُحب',
    list: 'جدول ما نُشر وما سُحب',
    number: 'الرقم',
    kind: 'ما حدث',
    at: 'متى',
    kinds: (kind: ReleaseEvent['kind'], share: number | null) =>
      ({
        published: 'نُشرت للجميع',
        canary: `أُعطيت لنسبة ${percent((share ?? 0) / 100)} من الزوار`,
        rolled_back: 'أُعيدت للجميع',
        aborted: 'سُحبت من التجربة',
      })[kind],
    none: 'لم يُنشر شيء من هذه الواجهة في هذه الفترة.',
  },

  versions: {
    title: 'النسخ وأخطاؤها',
    list: 'جدول النسخ',
    errors: 'أخطاء الصفحات',
    part: (part: FrontEndVersion['part'], share: number | null) => {
      if (part === null) return 'لم تعد منشورة';
      return share === null ? parts[part] : live.canary(share);
    },
  },

  devices: {
    title: 'الأجهزة',
    lead: 'نصيب كل نوع من الزيارات، وزمن ظهور المحتوى فيه.',
    list: 'جدول الأجهزة لكل نسخة',
    names: devices,
    named: (device: DeviceClass, share: number) => `${devices[device]}: ${percent(share)}`,
    cell: (share: number, p75: string) => `${percent(share)} · ${p75}`,
  },

  compare: {
    title: 'مقارنة نسختين',
    lead: 'كل رقم هو ما بلغته ثلاثة أرباع الزيارات أو أقل.',
    first: 'النسخة الأولى',
    second: 'النسخة الثانية',
    list: 'جدول المقارنة',
    metric: 'المقياس',
    device: 'الأجهزة',
    difference: 'الفرق',
    metrics,
    same: 'لا فرق يُذكر',
    tooFew: 'الزيارات أقل من أن تُقارن',
    less: (metric: VitalMetric, by: string) => `الثانية ${metric === 'CLS' ? 'أثبت' : 'أسرع'} بـ ${by}`,
    more: (metric: VitalMetric, by: string) => `الثانية ${metric === 'CLS' ? 'أكثر اهتزازًا' : 'أبطأ'} بـ ${by}`,
    none: 'لا توجد نسختان لهما زيارات في هذه الفترة',
    noneHint: 'ستظهر هنا أرقام نسختين جنبًا إلى جنب بعد أن تُنشر نسخة ثانية ويزورها الناس.',
  },

  visits: (total: number) => plural(total, visits),
  withVisits: (figure: string, total: number) => `${figure} (${plural(total, visits)})`,
  seconds: (ms: number) => `${formatCount(Math.round(ms / 100) / 10)} ثا`,
  milliseconds: (ms: number) => `${formatCount(Math.round(ms))} م.ث`,
  /** CLS is kept in thousandths. */
  shift: (thousandths: number) => formatCount(Math.round(thousandths) / 1000),
};
