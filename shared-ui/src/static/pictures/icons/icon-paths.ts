// Strokes on a square of 24, of icons that no first page shows: each comes with what shows it.

export const forwardPath = 'm9 5 7 7-7 7';
export const signOutPath = 'M10 4H5v16h5M15 8l4 4-4 4M19 12H10';
export const megaphonePath = 'M4 10v4l13 4.5v-13Zm4 5.5V19a1.5 1.5 0 0 0 3 0v-2.5M20.5 10v4';
export const documentPath = 'M6 3h8l5 5v13H6Zm8 0v5h5M9.5 13h6m-6 4h6';
