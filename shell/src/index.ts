import './provide.ts';
import './replaced-globals.ts'; // as they are before any remote is there

const pause = () => globalThis.scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** This script may arrive before the end of the document, where the data is that the page starts from. */
const parsed = () =>
  document.readyState === 'loading' ? new Promise((done) => addEventListener('DOMContentLoaded', done)) : undefined;

/** Evaluated one at a time, so that no group of modules keeps the phone from answering a touch. */
const stages = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'shared-ui/router'),
  () => import(/* webpackMode: "eager" */ 'shared-api/session/session.store'),
  () => import(/* webpackMode: "eager" */ 'shared-ui/static'),
];

async function main() {
  await painted();
  for (const evaluate of stages) {
    await evaluate();
    await pause();
  }
  await parsed();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}

main().catch((error: unknown) => {
  setTimeout(() => {
    throw error; // heard by `document-script.ts`, which says that the page does not come to life
  });
});
