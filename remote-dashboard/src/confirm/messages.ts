export const messages = { cancel: 'إلغاء', reason: 'السبب' };
