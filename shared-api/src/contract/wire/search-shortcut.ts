const onMac = { modifier: 'metaKey', words: '⌘ K', keys: 'Meta+K' } as const;
const elsewhere = { modifier: 'ctrlKey', words: 'Ctrl K', keys: 'Control+K' } as const;

/** The keys that open the search, by `navigator.platform`: on a Mac, Ctrl K deletes the rest of a line in every field. */
export const searchShortcut = (platform: string) => (/^Mac|^iP/.test(platform) ? onMac : elsewhere);
