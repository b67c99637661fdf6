import { type PluralForms, plural } from 'shared-ui/static';

const members: PluralForms = {
  zero: 'لا أعضاء',
  one: 'عضو واحد',
  two: 'عضوان',
  few: '# أعضاء',
  many: '# عضوًا',
  other: '# عضو',
};

const posts: PluralForms = {
  zero: 'لا منشورات',
  one: 'منشور واحد',
  two: 'منشوران',
  few: '# منشورات',
  many: '# منشورًا',
  other: '# منشور',
};

/** Every sentence of the spaces' pages. */
export const messages = {
  secretaryGeneral: 'الأمين العام',
  noSecretaryGeneral: 'لا يوجد أمين عام في الوقت الحالي',
  noSecretaryGeneralHint: 'ستجد هنا صفحته ومنشوراته فور تعيينه.',
  loadFailed: 'تعذّر تحميل هذه الصفحة',
  loadFailedHint: 'تحقّق من اتصالك ثم أعد المحاولة.',

  about: 'نبذة عن الأمين العام',
  pinned: 'منشورات مثبّتة',
  postsAndAds: 'المنشورات والإعلانات',
  postChoices: 'ما يُعرض من المنشورات',
  everything: 'الكل',
  posts: 'المنشورات',
  ads: 'الإعلانات',
  noPosts: 'لا توجد منشورات',
  noPostsHint: 'ما يُنشر لاحقًا يظهر هنا.',

  nationalOffice: 'المكتب الوطني',
  nationalOfficeIntro: 'من يقود المنظمة على المستوى الوطني، وما يصدر عنه من منشورات وإعلانات.',
  nationalMembers: 'أعضاء المكتب الوطني',
  nationalPosts: 'منشورات المكتب الوطني',
  noNationalOffice: 'لم يُنشأ المكتب الوطني بعد',
  banner: 'مرحبًا بك في فضاء المكتب الوطني. شارك زملاءك جديدك، فبمنشوراتك تحيا هذه الصفحة.',
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
  membersOf: (office: string) => `أعضاء ${office}`,
  officePosts: 'منشورات المكتب',

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
  workingHoursValue: 'من الأحد إلى الخميس، من 9:00 إلى 17:00',

  ad: 'إعلان',
  showMore: 'عرض المزيد',
  showLess: 'عرض أقل',
  like: 'أعجبني',
};
