import type { ImportEncoding, ImportField } from 'shared-api/contract/members/members-import.contract';
import { toCorrect } from 'shared-api/contract/words/member-words';
import { isolated, type PluralForms, plural } from 'shared-ui/static';
import { messages as dashboard } from '../messages.ts';

const toAdd: PluralForms = {
  zero: 'لا أحد يُضاف',
  one: 'عضو واحد يُضاف',
  two: 'عضوان يُضافان',
  few: '# أعضاء يُضافون',
  many: '# عضوًا يُضافون',
  other: '# عضو يُضافون',
};
const added: PluralForms = {
  zero: 'لم يُضف أحد',
  one: 'أُضيف عضو واحد، وتصله دعوة بالبريد',
  two: 'أُضيف عضوان، وتصل كلًّا منهما دعوة بالبريد',
  few: 'أُضيف # أعضاء، وتصل كلًّا منهم دعوة بالبريد',
  many: 'أُضيف # عضوًا، وتصل كلًّا منهم دعوة بالبريد',
  other: 'أُضيف # عضو، وتصل كلًّا منهم دعوة بالبريد',
};
const present: PluralForms = {
  zero: 'لا أحد منهم في البوابة من قبل',
  one: 'واحد له حساب من قبل، ويبقى كما هو',
  two: 'اثنان لهما حساب من قبل، ويبقيان كما هما',
  few: '# لهم حساب من قبل، ويبقون كما هم',
  many: '# لهم حساب من قبل، ويبقون كما هم',
  other: '# لهم حساب من قبل، ويبقون كما هم',
};
const faulty: PluralForms = {
  zero: 'لا سطر يحتاج إلى تصحيح',
  one: 'سطر واحد يحتاج إلى تصحيح',
  two: 'سطران يحتاجان إلى تصحيح',
  few: '# أسطر تحتاج إلى تصحيح',
  many: '# سطرًا تحتاج إلى تصحيح',
  other: '# سطر تحتاج إلى تصحيح',
};
const importButton: PluralForms = {
  zero: 'استيراد',
  one: 'استيراد عضو واحد',
  two: 'استيراد عضوين',
  few: 'استيراد # أعضاء',
  many: 'استيراد # عضوًا',
  other: 'استيراد # عضو',
};
const shown: PluralForms = {
  zero: '',
  one: 'يظهر هنا أولها',
  two: 'يظهر هنا أولها وثانيها',
  few: 'يظهر هنا أول # منها',
  many: 'يظهر هنا أول # منها',
  other: 'يظهر هنا أول # منها',
};

const readingOf: Record<ImportEncoding, string> = {
  'windows-1256': 'قراءته بحروف عربية',
  'windows-1252': 'قراءته بحروف فرنسية',
};
const chooseReading: Record<ImportEncoding, string> = {
  'windows-1256': 'هذا السطر صحيح: الحروف عربية',
  'windows-1252': 'هذا السطر صحيح: الحروف فرنسية',
};

const namesOf = (typed: string[]) => typed.map((each) => `«${isolated(each)}»`).join('، ');

const fields: Record<ImportField, string> = {
  name: 'الاسم',
  familyName: 'اللقب',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  role: 'الصفة',
  office: 'المكتب',
};

export const messages = {
  title: dashboard.import,
  lead: 'احفظ القائمة من برنامج الجداول بصيغة CSV. اجعل فوق الأسماء سطرًا لعناوين الأعمدة: الاسم والبريد الإلكتروني ورقم الهاتف، ولك أن تضيف الصفة والمكتب.',
  file: 'ملف CSV',
  fileHelp: 'لا يُضاف أحد قبل أن ترى ما في الملف وتؤكّد.',
  officeHelp: 'للأسطر التي لا تذكر مكتبًا.',
  read: 'قراءة الملف',
  readFailed: 'تعذّرت قراءة الملف. أعد المحاولة.',
  whichReading:
    'حُفظ الملف بترميز لا يُعرف من حروفه. انظر إلى هذا السطر منه، واختر القراءة التي تظهر فيها الكلمات صحيحة.',
  readingOf,
  chooseReading,
  noReading: `إن لم تصحّ أي منهما فاحفظ القائمة من برنامج الجداول بصيغة «${isolated('CSV UTF-8')}»، ثم اختر الملف من جديد.`,
  skipped: (rows: string[]) => `تُرك ما فوق العناوين: ${namesOf(rows)}`,
  unread: (headings: string[]) => `لا يُقرأ من الأعمدة: ${namesOf(headings)}`,
  columnsChanged: 'غيّرت ما يُقرأ من الأعمدة. اقرأ الملف من جديد لترى ما يُضاف.',
  readAgain: 'قراءة الملف من جديد',

  found: 'ما في الملف',
  toAdd: (count: number) => plural(count, toAdd),
  present: (count: number) => plural(count, present),
  faulty: (count: number) => plural(count, faulty),

  severalHeads: (offices: string[]) =>
    `يصير أكثر من رئيس لكل مكتب مما يلي: ${offices.map(isolated).join('، ')}. لكل رئيس صلاحيات الآخرين. إن لم ترد ذلك فصحّح الصفة في الملف.`,
  columns: 'الأعمدة',
  columnsLead: 'تحقّق مما يُقرأ من كل عمود، واختر غيره حيث لا يصحّ.',
  heading: 'عنوان العمود',
  example: 'مثال منه',
  field: 'يُقرأ منه',
  fieldOf: (heading: string) => `ما يُقرأ من العمود ${isolated(heading)}`,
  noField: 'لا شيء',
  fields,
  missing: (names: ImportField[]) => `اختر في الجدول العمود الذي فيه: ${names.map((name) => fields[name]).join('، ')}.`,

  errors: 'الأسطر التي تحتاج إلى تصحيح',
  errorsLead: 'لا تُضاف هذه الأسطر. نزّلها، وصحّحها، ثم استوردها وحدها.',
  downloadErrors: 'تنزيل هذه الأسطر CSV',
  errorsFile: 'أسطر-للتصحيح.csv',
  shown: (count: number) => plural(count, shown),
  row: 'السطر',
  name: 'الاسم',
  toCorrect,

  importAll: (count: number) => plural(count, importButton),
  otherFile: 'اختيار ملف آخر',
  failed: 'لم يصلنا جواب. أعد المحاولة: من أُضيف لا يُضاف مرتين.',
  done: 'نتيجة الاستيراد',
  added: (count: number) => plural(count, added),
  toMembers: 'العودة إلى الأعضاء',
};
