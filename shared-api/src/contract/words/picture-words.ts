import type { FileKind } from '../pictures/file-kind.ts';

const readKinds = 'تُقرأ هنا صور JPEG وPNG وWebP وGIF وAVIF';
const saveAs = 'افتحها في برنامج الصور واحفظها بصيغة JPEG، ثم اخترها من جديد.';
const damaged = 'هذه الصورة ناقصة أو تلف ملفها. أعد تنزيلها أو التقط لقطة شاشة لها، ثم اخترها من جديد.';

const sentences: Record<FileKind, string> = {
  jpeg: damaged,
  png: damaged,
  gif: damaged,
  webp: damaged,
  avif: damaged,
  heic: 'هذه صورة HEIC، وهي صيغة تحفظ بها بعض الهواتف ولا تُقرأ هنا. أرسل لقطة شاشة لها أو احفظها بصيغة JPEG. ولتكون صورك القادمة JPEG افتح في iPhone «الإعدادات»، ثم «الكاميرا»، ثم «التنسيقات»، واختر «الأكثر توافقًا».',
  tiff: `هذه صورة TIFF أو صورة خام (RAW أو DNG)، وإنما ${readKinds}. ${saveAs}`,
  bmp: `هذه صورة BMP، وإنما ${readKinds}. ${saveAs}`,
  svg: `هذا رسم SVG، وإنما ${readKinds}. احفظه بصيغة PNG، ثم اختره من جديد.`,
  otherPicture: `صيغة هذه الصورة لا تُقرأ هنا، وإنما ${readKinds}. ${saveAs}`,
  pdf: 'هذا مستند PDF وليس صورة. التقط لقطة شاشة لصفحته، ثم اخترها.',
  video: 'هذا مقطع فيديو وليس صورة. التقط لقطة شاشة منه، ثم اخترها.',
  archive: 'هذا مستند أو ملف مضغوط وليس صورة. أخرج الصورة منه، ثم اخترها.',
  unknown: 'هذا الملف ليس صورة يمكن قراءتها، فاختر غيره.',
};

/** What the file is that could not be read as a picture, and what to do. */
export const unreadPicture = (kind: FileKind): string => sentences[kind];

/** Of a picture that moves: what becomes of it. */
export const stillPicture = 'هذه صورة متحركة، وستظهر ثابتة: لا يُحفظ منها إلا مشهدها الأول.';

/** Of a picture too long to be read once it is fitted in. */
export const tooLongPicture = 'هذه الصورة أطول من أن تُقرأ إن عُرضت. قُصّها إلى صورتين أو أكثر، ثم أرسل كل واحدة وحدها.';
