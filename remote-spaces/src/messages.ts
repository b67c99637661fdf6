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
