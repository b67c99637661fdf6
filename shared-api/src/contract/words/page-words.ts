/** What several front ends say of pages and windows. */
export const connectionHint = 'تحقّق من اتصالك ثم أعد المحاولة.';
export const opensInNewTab = 'يُفتح في علامة تبويب جديدة';
export const backHome = 'العودة إلى الرئيسية';

/** The search of staff over every page. */
export const searchEverything = 'البحث في كل شيء';
