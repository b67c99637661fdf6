/** What replies say of an account; screens say it too where no reply is at hand, as after a form without JavaScript. */
export const signedOut = 'تم تسجيل الخروج بنجاح';
export const signedUp = 'تم تسجيل الحساب بنجاح';
export const invitationSignedIn = 'تم حفظ كلمة مرورك بنجاح وتسجيل دخولك';
export const invitationNotActive = 'تم حفظ كلمة مرورك، لكن حسابك غير مفعّل. اطلب من رئيس مكتبك أن يفعّله.';
export const passwordReset = 'تم تغيير كلمة المرور بنجاح';
export const emailConfirmed = 'تم تأكيد البريد الإلكتروني بنجاح';
export const mailsStopped = 'أُوقفت هذه الرسائل، فلن تصلك بعد الآن.';
/** Of a link of a mail that was used, or that expired. */
export const linkExpired = 'هذا الرابط لا يعمل';
export const stopMailsLabel = 'لا تراسلني مجددًا';
/** What to do where the mail that was asked for does not come. */
export const askAgain = `إن لم تصل بعد عشر دقائق فأعد الطلب. وإن كنت طلبت ألا نراسلك فاسمح لنا أولًا من رابط «${stopMailsLabel}» في آخر رسالة وصلتك.`;
export const resetLinkMailed = `إن كان لهذا البريد حساب فستصله رسالة فيها رابط لاختيار كلمة مرور جديدة. ${askAgain}`;
export const profileRejected = 'خطأ في تعديل الملف الشخصي';

/** Names of what one does with an account, on pages and in the logs of it. */
export const signInFirst = 'سجّل الدخول أولًا';
export const checkingAccount = 'جارٍ التحقق من حسابك';
/** Of a page for members alone, in a browser without scripts. */
export const membersNeedScripts =
  'هذه الصفحة تحتاج إلى JavaScript. شغّله في متصفحك ثم أعد فتحها؛ أما الصفحات العامة فتُقرأ من دونه.';
export const changePassword = 'تغيير كلمة المرور';
export const passwordAgain = 'تكرار كلمة المرور';
export const newPassword = 'كلمة المرور الجديدة';
export const addSecondFactor = 'إضافة وسيلة تحقق';
export const addPasskey = 'إضافة مفتاح مرور';
export const turnAppOff = 'إيقاف تطبيق المصادقة';
