export const messages = { cancel: 'إلغاء', reason: 'السبب', reasonMissing: 'اكتب السبب، فسيُرسل إلى صاحب الشأن' };
