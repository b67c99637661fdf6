import { type PluralForms, plural } from 'shared-ui/static';

const members: PluralForms = {
  zero: 'لا أعضاء',
  one: 'عضو واحد',
  two: 'عضوان',
  few: '# أعضاء',
  many: '# عضوًا',
  other: '# عضو',
};

const offices: PluralForms = {
  zero: 'لا مكتب بهذا الاسم. جرّب جزءًا منه.',
  one: 'مكتب واحد',
  two: 'مكتبان',
  few: '# مكاتب',
  many: '# مكتبًا',
  other: '# مكتب',
};

const posts: PluralForms = {
  zero: 'لا منشورات',
  one: 'منشور واحد',
  two: 'منشوران',
  few: '# منشورات',
  many: '# منشورًا',
  other: '# منشور',
};

export const messages = {
  secretaryGeneral: 'الأمين العام',
  noSecretaryGeneral: 'لا يوجد أمين عام في الوقت الحالي',
  noSecretaryGeneralHint: 'ستجد هنا صفحته ومنشوراته فور تعيينه.',
  loadFailed: 'تعذّر تحميل هذه الصفحة',
  loadFailedHint: 'تحقّق من اتصالك ثم أعد المحاولة.',

  about: (title: string) => `نبذة عن ${title}`,
  pinned: 'منشورات مثبّتة',
  postsAndAds: 'المنشورات والإعلانات',
  postChoices: 'ما يُعرض من المنشورات',
  everything: 'الكل',
  posts: 'المنشورات',
  ads: 'الإعلانات',
  follow: 'تابع المكتب بالبريد',
  noPosts: 'لا توجد منشورات',
  noPostsHint: 'ما يُنشر لاحقًا يظهر هنا.',

  nationalOffice: 'المكتب الوطني',
  nationalOfficeIntro: 'من يقود المنظمة على المستوى الوطني، وما يصدر عنه من منشورات وإعلانات.',
  moreMembers: (rest: number) => `عرض المزيد (${plural(rest, members)})`,
  noMembers: 'لا يوجد أعضاء',
  noMembersHint: 'يظهر الأعضاء هنا فور تفعيل حساباتهم.',

  provincialOffices: 'المكاتب الولائية',
  provincialOfficesIntro: 'اختر ولاية لتتعرّف على أعضاء مكتبها وتقرأ منشوراته.',
  chooseOffice: 'اختر مكتبًا',
  officesLoading: 'جارٍ تحميل قائمة المكاتب',
  officeLoading: 'جارٍ تحميل المكتب',
  noOffices: 'لا توجد مكاتب ولائية بعد',
  noOffice: 'هذا المكتب غير موجود',
  noOfficeHint: 'اختر مكتبًا من القائمة.',
  officeFacts: (memberCount: number, postCount: number) =>
    `${plural(memberCount, members)} · ${plural(postCount, posts)}`,
  officeSummary: (office: string, memberCount: number, postCount: number) =>
    `صفحة ${office}: ${plural(memberCount, members)} و${plural(postCount, posts)}.`,
  membersOf: (office: string) => `أعضاء ${office}`,
  officePosts: 'منشورات المكتب',
  officeContacts: 'اتصل بالمكتب',

  officeMembers: 'أعضاء المكتب',
  myOffice: 'مكتبي',
  findOffice: 'ابحث عن مكتب',
  findOfficeExample: 'اسم الولاية',
  search: 'بحث',
  officesFound: (count: number) => plural(count, offices),
  onMap: 'عرض على الخريطة',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',

  myPage: 'صفحتي',
  addPost: 'إضافة منشور',
  closePostForm: 'إغلاق النموذج',
  postFormLoading: 'جارٍ فتح المحرّر',
  postFormFailed: 'تعذّر فتح المحرّر، تحقّق من اتصالك ثم أعد المحاولة.',
  editPost: 'تعديل المنشور',
  postHistory: 'سجل التعديلات',
  drafts: 'مسوداتي',
  trash: 'المحذوفات',
  notifications: 'الإشعارات',
  attendees: 'الحاضرون',
  editProfile: 'تعديل الملف الشخصي',
  memberOf: (role: string, office: string) => `${role}، ${office}`,
  tabProfile: 'الملف الشخصي',
  contactSecretaryGeneral: (title: string) => `الاتصال ب${title}`,
  contactSecretaryGeneralIntro: (title: string) => `البريد الإلكتروني والهاتف وساعات العمل للاتصال ب${title} للمنظمة.`,
  contactPage: 'صفحة معلومات الاتصال',
  toSecretaryGeneral: 'فضاء الأمين العام',
  pinnedMark: 'مثبّت',
  more: 'المزيد من المنشورات',
  moreComing: 'جارٍ التحميل',
  moreFailed: 'تعذّر تحميل المزيد، تحقّق من اتصالك.',

  contact: 'معلومات الاتصال',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  address: 'العنوان',
  workingHours: 'ساعات العمل',
  workingHoursValue: 'من الأحد إلى الخميس، من 09:00 إلى 17:00',

  ad: 'إعلان',
  showMore: 'عرض المزيد',
  showLess: 'عرض أقل',
  like: 'أعجبني',
};
