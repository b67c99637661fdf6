/** What is said of events in several places. */
export const eventCancelled = 'أُلغيت هذه الفعالية';
export const cancelEvent = 'إلغاء الفعالية';
export const cancelledMark = 'أُلغيت';
