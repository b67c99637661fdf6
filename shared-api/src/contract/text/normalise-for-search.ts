const forms: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' };

/** A text as search compares it, the same as the database's `fold_text`: no tashkeel or tatweel, one form of each letter. */
export const normaliseForSearch = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u064B-\u0655\u0640\u0670]/g, '')
    .replace(/[أإآٱىةؤئ]/g, (letter) => forms[letter] ?? letter);
