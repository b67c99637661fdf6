import { pageRemotesOf } from 'deploy/registry';
import { Counter, Gauge, type Registry } from 'prom-client';
import { ownerOf } from 'shared-api/contract/wire/page.contract';
import type { PageAnswer, RenderPage } from './page-renderer.ts';
import type { ReadBuild } from './renderer/renderer-pool.ts';
import type { Fault } from './renderer/renderer-process.ts';

function outcomeOf(answer: PageAnswer) {
  if ('redirect' in answer) return 'redirected';
  return answer.isComplete ? 'complete' : 'incomplete';
}

/** Counts for `/metrics` what became of the pages that were rendered; without a metrics registry it does not. */
export function countRenders(renderPage: RenderPage, registry: Registry | undefined): RenderPage {
  if (!registry) return renderPage;
  const renders = new Counter({
    name: 'page_renders_total',
    help: 'Pages rendered, by front end: complete, redirected, incomplete (a loader failed, or it was left to the browser), failed',
    labelNames: ['front_end', 'outcome'],
    registers: [registry],
  });

  return async (pointer, url, options) => {
    const frontEnd = ownerOf(pageRemotesOf(pointer), url.pathname) ?? 'none';
    let outcome = 'failed';
    try {
      const answer = await renderPage(pointer, url, options);
      outcome = outcomeOf(answer);
      return answer;
    } finally {
      renders.inc({ front_end: frontEnd, outcome });
    }
  };
}

/** Counts for `/metrics` what releases did to the processes that render their pages. */
export function countFaults(registry: Registry | undefined) {
  if (!registry) return () => undefined;
  const faults = new Counter({
    name: 'front_end_faults_total',
    help: 'Releases of front ends that ended or hung the process that renders their pages, or have a page that throws, by fault',
    labelNames: ['front_end', 'version', 'fault'],
    registers: [registry],
  });
  return ({ frontEnd, version }: ReadBuild, fault: Fault | 'threw') =>
    faults.inc({ front_end: frontEnd, version, fault });
}

/** Tells in `/metrics` which releases the one before takes the place of. */
export function gaugeSetAside(registry: Registry | undefined, list: () => { frontEnd: string; version: string }[]) {
  if (!registry) return;
  new Gauge({
    name: 'front_ends_set_aside',
    help: 'Releases that ended or hung the processes that render their pages too often; visitors get the one before',
    labelNames: ['front_end', 'version'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { frontEnd, version } of list()) this.set({ front_end: frontEnd, version }, 1);
    },
  });
}
