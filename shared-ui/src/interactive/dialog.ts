export { Dialog, LeaveDialog } from './dialog/dialog.tsx';
export { leaveMessages } from './dialog/messages.ts';
