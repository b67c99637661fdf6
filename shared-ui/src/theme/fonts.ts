type Fallback = {
  family: string;
  locals: readonly string[];
  /** How much wider Cairo sets the same text. */
  scale: number;
};

/** What stands in for Cairo until it is there, by device: Android, newer Android and Linux, Linux; then Latin letters. */
export const fallbacks: readonly Fallback[] = [
  { family: 'Cairo by Naskh', locals: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], scale: 1.139 },
  { family: 'Cairo by Noto', locals: ['Noto Sans Arabic UI', 'Noto Sans Arabic'], scale: 1.023 },
  { family: 'Cairo by DejaVu', locals: ['DejaVu Sans'], scale: 0.944 },
  { family: 'Cairo by Arial', locals: ['Arial', 'Roboto', 'Liberation Sans'], scale: 0.961 },
];

const names = ['Cairo Variable', ...fallbacks.map(({ family }) => family)];

export const bodyFont = [...names.map((name) => `'${name}'`), 'Tahoma', 'sans-serif'].join(', ');
