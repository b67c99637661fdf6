export const undoMessages = { undo: 'تراجع', shortcut: 'Ctrl+Z' };
