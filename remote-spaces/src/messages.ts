import { memberCount, noMembers, noPosts, officeCount, postCount } from 'shared-api/contract/words/count-words';
import { cancelledMark, placesLeft } from 'shared-api/contract/words/event-words';
import { connectionHint, opensInNewTab } from 'shared-api/contract/words/page-words';
import { editProfile } from 'shared-api/contract/words/title-words';
import { plural } from 'shared-ui/static';

const offices = { ...officeCount, zero: 'لا مكتب بهذا الاسم. جرّب جزءًا منه.' };

export const messages = {
  secretaryGeneral: 'الأمين العام',
  noSecretaryGeneral: 'لا يوجد أمين عام في الوقت الحالي',
  noSecretaryGeneralHint: 'ستجد هنا صفحته ومنشوراته فور تعيينه.',
  loadFailed: 'تعذّر تحميل هذه الصفحة',
  loadFailedHint: connectionHint,

  about: (title: string) => `عن ${title}`,
  pinned: 'منشورات مثبّتة',
  postsAndAds: 'المنشورات والإعلانات',
  postChoices: 'ما يُعرض من المنشورات',
  everything: 'الكل',
  posts: 'المنشورات',
  ads: 'الإعلانات',
  cancelledMark,
  placesLeft: (count: number) => plural(count, placesLeft),
  follow: 'تابع المكتب بالبريد',
  noPosts,
  noPostsHint: 'ما يُنشر لاحقًا يظهر هنا.',

  nationalOffice: 'المكتب الوطني',
  nationalOfficeIntro: 'من يقود المنظمة على المستوى الوطني، وما يصدر عنه من منشورات وإعلانات.',
  moreMembers: (rest: number) => `عرض المزيد (${plural(rest, memberCount)})`,
  noMembers,
  noMembersHint: 'يظهر الأعضاء هنا فور تفعيل حساباتهم.',

  provincialOffices: 'المكاتب الولائية',
  provincialOfficesIntro: 'اختر ولاية لتتعرّف على أعضاء مكتبها وتقرأ منشوراته.',
  chooseOffice: 'اختر مكتبًا',
  officesLoading: 'جارٍ تحميل قائمة المكاتب',
  officeLoading: 'جارٍ تحميل المكتب',
  noOffices: 'لا توجد مكاتب ولائية بعد',
  noOffice: 'هذا المكتب غير موجود',
  noOfficeHint: 'اختر مكتبًا من القائمة.',
  officeFacts: (members: number, posts: number) => `${plural(members, memberCount)} · ${plural(posts, postCount)}`,
  officeSummary: (office: string, members: number, posts: number) =>
    `صفحة ${office}: ${plural(members, memberCount)} و${plural(posts, postCount)}.`,
  membersOf: (office: string) => `أعضاء ${office}`,
  officePosts: 'منشورات المكتب',
  officeContacts: 'اتصل بالمكتب',
  headOfOffice: 'رئيس المكتب',

  officeMembers: 'أعضاء المكتب',
  myOffice: 'مكتبي',
  findOffice: 'ابحث عن مكتب',
  findOfficeExample: 'اسم الولاية',
  search: 'بحث',
  officesFound: (count: number) => plural(count, offices),
  onMap: 'عرض على الخريطة',
  opensInNewTab,

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
  editProfile,
  memberOf: (role: string, office: string) => `${role}، ${office}`,
  tabProfile: 'الملف الشخصي',
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
