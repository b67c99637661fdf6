import type { Role } from 'shared-api/contract/members/members.contract';
import { roleLabel, roleName } from 'shared-api/contract/members/role-words';
import type { BilingualText } from 'shared-ui/layout';

/** The spec's own words for the roles, as they stand in the lists of choices. */
export const rolePairs: Record<Role, BilingualText> = {
  AD: { ar: roleName({ role: 'AD' }), en: 'Admin' },
  SG: { ar: roleLabel({ role: 'SG' }), en: 'Secritaire general' },
  OP: { ar: roleLabel({ role: 'OP' }), en: 'Office President' },
  OM: { ar: roleLabel({ role: 'OM' }), en: 'Office Member' },
};

/** What the spec gives in English, with the Arabic that leads it. Nothing else of the dashboard is in English. */
export const pairs = {
  addMember: { ar: 'إضافة عضو', en: 'Add Member' },
  closeForm: { ar: 'إغلاق النموذج', en: 'Close Form' },
  cancelForm: { ar: 'إلغاء', en: 'Cancel' },
  addFailed: { ar: 'تعذّرت إضافة العضو. أعد المحاولة.', en: 'An error occurred while adding the member' },
  activateFailed: { ar: 'تعذّر تفعيل العضو. أعد المحاولة.', en: 'Error activating member' },
  deactivateFailed: { ar: 'تعذّر إلغاء تفعيل العضو. أعد المحاولة.', en: 'Error editing member state' },
  removeFailed: { ar: 'تعذّر حذف العضو. أعد المحاولة.', en: 'Error deleting member' },
  roleFailed: { ar: 'تعذّر تغيير صفة العضو. أعد المحاولة.', en: 'Error updating member role' },

  activeOffice: { ar: 'مفعّل', en: 'Active' },
  inactiveOffice: { ar: 'غير مفعّل', en: 'Inactive' },
  addOffice: { ar: 'إضافة مكتب', en: 'add office' },
  newOffice: { ar: 'مكتب جديد', en: 'new office' },
  fillAllFields: { ar: 'املأ الحقول المطلوبة', en: 'Please fill all fields' },
  saveOfficeFailed: { ar: 'تعذّر حفظ بيانات المكتب. أعد المحاولة.', en: 'Error adding that office' },
  statisticsFailed: { ar: 'تعذّر عرض الإحصائيات', en: 'Error fetching office statistics' },
} satisfies Record<string, BilingualText>;
