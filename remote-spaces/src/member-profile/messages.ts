/** What is read in the page of a member alone. */
export const memberMessages = {
  member: 'ملف العضو',
  noMember: 'هذا العضو غير موجود',
  memberTabs: 'أقسام ملف العضو',
  moreTabs: 'المزيد',
  moreTabsAt: (tab: string) => `المزيد: ${tab}`,
  noAbout: 'لم يكتب العضو شيئًا عن نفسه بعد',
  aboutMember: 'عني',
  facebook: 'فيسبوك',
  instagram: 'إنستغرام',
  twitter: 'تويتر',
  formLoading: 'جارٍ فتح النموذج',
};
