const unread = /--(?:ui-(?:sizes-)?breakpoints?-\w+|bg-currentcolor):[^;]*;/g;

/** Without the variables that Chakra writes with every breakpoint and background, and that no rule of ours reads. */
export const withoutUnread = (css: string): string => css.replace(unread, '');
