/** The column of what is wrong with a row: on the screen, and in the file that is downloaded. */
export const toCorrect = 'ما يجب تصحيحه';
