/** What is read in the page of a member alone. */
export const memberMessages = {
  member: 'صفحة العضو',
  noMember: 'هذا العضو غير موجود',
  memberTabs: 'أقسام صفحة العضو',
  moreTabs: 'المزيد',
  moreTabsAt: (tab: string) => `المزيد: ${tab}`,
  noAbout: 'لم يكتب العضو نبذة عنه بعد',
  aboutMember: 'نبذة',
  facebook: 'فيسبوك',
  instagram: 'إنستغرام',
  twitter: 'تويتر',
  formLoading: 'جارٍ فتح النموذج',
};
