import { personalData, security, sessions } from '../path-to/account.ts';
import { editProfile, notificationChoices } from '../path-to/writing.ts';
import { accountArea } from './title-words.ts';

/** The pages of a member's own account, in the order in which they are offered: the name of the area, and of each its address and name. */
export const accountPages = (memberId: string) => ({
  label: accountArea,
  pages: [
    { to: editProfile(memberId), label: 'الملف الشخصي' },
    { to: security, label: 'الأمان' },
    { to: sessions, label: 'الأجهزة' },
    { to: personalData, label: 'البيانات' },
    { to: notificationChoices, label: 'الإشعارات' },
  ],
});
