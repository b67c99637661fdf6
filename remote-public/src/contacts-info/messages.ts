import { limits } from 'shared-api/contract/limits';
import { organisation } from 'shared-api/contract/offices/organisation';
import type { Chapter } from '../information/chapters.tsx';

const { days, from, to } = organisation.reception;
const chapters: Chapter[] = [
  {
    title: 'الاستقبال',
    paragraphs: [
      `نستقبل الطلبة والزوّار في مقرّنا ${days}، من ${from} إلى ${to}، دون موعد. ونغلق يومي الجمعة والسبت وأيام العطل الرسمية.`,
      'إن كان مكتب ولايتك أقرب إليك فاقصده أولًا: يعرف إقامتك وجامعتك، ويرفع إلينا ما يتجاوزه.',
    ],
  },
  {
    title: 'متى نردّ',
    paragraphs: [
      `نردّ على كل رسالة خلال ${limits.replyHours} ساعة. اذكر في رسالتك اسمك وجامعتك وموضوعك بإيجاز، ليصل طلبك إلى من يستطيع معالجته من أول مرة.`,
      'في الحالات المستعجلة، كالمرض أو الإيواء، هاتفنا في ساعات الاستقبال.',
    ],
  },
];

export const messages = {
  intro: 'أبوابنا مفتوحة: زُرنا أو هاتفنا أو اكتب إلينا.',
  channels: 'قنوات الاتصال',
  toForm: 'اكتب إلينا من هنا',
  chapters,
};
