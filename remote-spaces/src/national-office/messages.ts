/** Of its page alone: the other spaces do not bring them. */
export const nationalOfficeMessages = {
  nationalMembers: 'أعضاء المكتب الوطني',
  nationalPosts: 'منشورات المكتب الوطني',
  noNationalOffice: 'لم يُنشأ المكتب الوطني بعد',
  banner: 'مرحبًا بك في فضاء المكتب الوطني. شارك زملاءك جديدك، فبمنشوراتك تحيا هذه الصفحة.',
};
