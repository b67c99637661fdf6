import type { PostTexts } from '../posts/post-texts.ts';

/** What is said of posts in several places. */
export const postSearchHint = 'عنوان أو نص أو اسم كاتب';
export const followByMail = 'تابع مكتبًا بالبريد';
export const removePostFailed = 'حدث خطأ أثناء حذف المنشور';
export const pastTime = 'فات هذا الموعد. اختر وقتًا لم يأتِ بعد.';
export const endsBeforeStart = 'تنتهي الفعالية قبل أن تبدأ، فاختر نهاية بعد بدايتها.';
/** The names of the texts of a post in a sentence about one of them. */
export const postTextLabels: PostTexts = { imageAlt: 'وصف الصورة', imageCaption: 'التعليق تحت الصورة' };
