type Forms = Record<Intl.LDMLPluralRule, string>;

/** Numbers of what lists hold; each apart, since a page brings only those that it needs. */
export const postCount: Forms = {
  zero: 'لا منشورات',
  one: 'منشور واحد',
  two: 'منشوران',
  few: '# منشورات',
  many: '# منشورًا',
  other: '# منشور',
};
export const memberCount: Forms = {
  zero: 'لا أعضاء',
  one: 'عضو واحد',
  two: 'عضوان',
  few: '# أعضاء',
  many: '# عضوًا',
  other: '# عضو',
};
export const officeCount: Forms = {
  zero: 'لا مكاتب',
  one: 'مكتب واحد',
  two: 'مكتبان',
  few: '# مكاتب',
  many: '# مكتبًا',
  other: '# مكتب',
};
export const requestCount: Forms = {
  zero: 'لا طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: '# طلبات',
  many: '# طلبًا',
  other: '# طلب',
};

export const noMembers = 'لا يوجد أعضاء';
export const noPosts = 'لا توجد منشورات';
