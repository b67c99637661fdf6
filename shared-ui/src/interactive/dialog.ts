export { ConfirmButtons } from './dialog/confirm-buttons.tsx';
export { ConfirmDialog, Dialog, LeaveDialog, Question } from './dialog/dialog.tsx';
export { confirmMessages, leaveMessages } from './dialog/messages.ts';
