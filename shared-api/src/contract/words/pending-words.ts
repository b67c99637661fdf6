type Forms = Record<Intl.LDMLPluralRule, string>;

/** What waits for a member: on its own page, in the header and above the figures of the dashboard. */
export const waitsForYou = 'ينتظرك';
export const nothingPending = 'لا شيء ينتظرك الآن.';

export const notificationsUnread: Forms = {
  zero: 'لا إشعارات جديدة',
  one: 'إشعار جديد واحد',
  two: 'إشعاران جديدان',
  few: '# إشعارات جديدة',
  many: '# إشعارًا جديدًا',
  other: '# إشعار جديد',
};

export const applicantsWait: Forms = {
  zero: 'لا طلبات انضمام',
  one: 'طلب انضمام واحد',
  two: 'طلبا انضمام',
  few: '# طلبات انضمام',
  many: '# طلب انضمام',
  other: '# طلب انضمام',
};

export const messagesUnread: Forms = {
  zero: 'لا رسائل جديدة',
  one: 'رسالة جديدة واحدة',
  two: 'رسالتان جديدتان',
  few: '# رسائل جديدة',
  many: '# رسالة جديدة',
  other: '# رسالة جديدة',
};

/** For how long the oldest message has waited for its answer. */
export const messageWaitsHours: Forms = {
  zero: 'رسالة تنتظر الرد منذ أقل من ساعة',
  one: 'رسالة تنتظر الرد منذ ساعة',
  two: 'رسالة تنتظر الرد منذ ساعتين',
  few: 'رسالة تنتظر الرد منذ # ساعات',
  many: 'رسالة تنتظر الرد منذ # ساعة',
  other: 'رسالة تنتظر الرد منذ # ساعة',
};
export const messageWaitsDays: Forms = {
  zero: 'رسالة تنتظر الرد منذ أقل من يوم',
  one: 'رسالة تنتظر الرد منذ يوم',
  two: 'رسالة تنتظر الرد منذ يومين',
  few: 'رسالة تنتظر الرد منذ # أيام',
  many: 'رسالة تنتظر الرد منذ # يومًا',
  other: 'رسالة تنتظر الرد منذ # يوم',
};

export const accountsToDelete: Forms = {
  zero: 'لا طلبات لحذف حسابات',
  one: 'طلب واحد لحذف حساب',
  two: 'طلبان لحذف حسابين',
  few: '# طلبات لحذف حسابات',
  many: '# طلبًا لحذف حسابات',
  other: '# طلب لحذف حسابات',
};

/** In how many days the next event begins, by the calendar. */
export const eventBegins: Forms = {
  zero: 'فعالية اليوم',
  one: 'فعالية غدًا',
  two: 'فعالية بعد غد',
  few: 'فعالية بعد # أيام',
  many: 'فعالية بعد # يومًا',
  other: 'فعالية بعد # يوم',
};
