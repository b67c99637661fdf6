import { start } from '../../shell/src/start.tsx';

/** Stands in the place of the shell's own `index.ts`: everything is evaluated at once, as one would write it. */
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void start());
else void start();
