/** The eight-fold star in a square of 96: two squares, one turned by an eighth. */
export const starPath = 'M96 48 82 62V82H62L48 96 34 82H14V62L0 48 14 34V14H34L48 0 62 14H82V34Z';
