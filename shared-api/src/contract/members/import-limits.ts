/** The bounds of a file of members. Apart from the others, which every page loads. */
export const importLimits = {
  rows: 10_000,
  columns: 50,
  bytes: 4 * 1024 * 1024,
  rowBytes: 64 * 1024,
  /** Faulty rows shown on the page: all of them stand in the file of errors. */
  errorsShown: 100,
} as const;
