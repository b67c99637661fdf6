/** Every sentence of the public pages. */
export const messages = {
  heroLead: (year: string) => `منذ ${year} نقف إلى جانب طلبة الجزائر: نشاطٌ يجمع، وخدمةٌ تُعين، وتطوّعٌ يبني.`,
  toRecentPosts: 'آخر النشاطات',
  toContact: 'راسلنا',

  pillars: 'أربع ركائز وغاية واحدة',
  activities: 'الأنشطة',
  activitiesText: 'ملتقيات وندوات وأيام ثقافية ورياضية، تجمع الطلبة على ما ينفعهم وتُظهر أحسن ما فيهم.',
  work: 'العمل',
  workText: 'نصل الطلبة بفرص التربص والتشغيل، ونرافق خطواتهم الأولى بعد مدرّجات الجامعة.',
  services: 'الخدمات',
  servicesText: 'توجيه مجاني في التسجيل والمنحة والإيواء والنقل، ومكتب قريب يسمع ويتابع حتى الحل.',
  volunteering: 'التطوع',
  volunteeringText: 'حملات تضامن وتشجير وتبرع بالدم، يقودها طلبة يهبون من وقتهم لمن حولهم.',

  recentPosts: 'آخر النشاطات',
  recentPostsLead: 'منشورات وإعلانات من مكاتبنا عبر ولايات الوطن.',
  toAllPosts: 'كل المنشورات',
  noPosts: 'لا توجد منشورات بعد',
  noPostsHint: 'ستظهر هنا نشاطات المكاتب وإعلاناتها فور نشرها.',
  post: 'منشور',
  announcement: 'إعلان',

  contact: 'اتصل بنا',
  contactLead: (hours: number) => `زُرنا أو هاتفنا أو اكتب إلينا: نردّ على كل رسالة خلال ${hours} ساعة.`,
  address: 'العنوان',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  reception: 'ساعات الاستقبال',
  receptionHours: (days: string, from: string, to: string) => `${days}، من ${from} إلى ${to}`,

  senderName: 'الاسم',
  senderAddress: 'البريد الإلكتروني أو الهاتف',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  sent: 'تم إرسال الرسالة بنجاح',
  sendFailed: 'فشل إرسال الرسالة. حاول مرة أخرى.',
};
