export { ConfirmButtons } from './overlays/dialog/confirm-buttons.tsx';
export { ConfirmDialog, Dialog, LeaveDialog, Question } from './overlays/dialog/dialog.tsx';
export { confirmMessages, leaveMessages } from './overlays/dialog/messages.ts';
