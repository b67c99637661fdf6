/** What is said of posts in several places. */
export const postSearchHint = 'عنوان أو نص أو اسم كاتب';
export const removePostFailed = 'حدث خطأ أثناء حذف المنشور';
export const pastTime = 'فات هذا الموعد. اختر وقتًا لم يأتِ بعد.';
export const endsBeforeStart = 'تنتهي الفعالية قبل أن تبدأ، فاختر نهاية بعد بدايتها.';
export const imageCaption = 'التعليق تحت الصورة';
