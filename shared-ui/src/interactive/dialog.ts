export { ConfirmDialog, Dialog, LeaveDialog, Question } from './overlays/dialog/dialog.tsx';
export { DialogActions } from './overlays/dialog/dialog-actions.tsx';
export { confirmMessages, leaveMessages } from './overlays/dialog/messages.ts';
