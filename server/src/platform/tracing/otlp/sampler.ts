import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

const parentBased = 'parentbased_';

const samplers: Record<string, (share: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (share) => new TraceIdRatioBasedSampler(share),
};

/** The sampler that OTEL_TRACES_SAMPLER names: which requests are traced; `share` is of those that begin a trace. */
export function samplerOf(name: string, share: number) {
  const root = samplers[name.replace(parentBased, '')]?.(share) ?? new AlwaysOnSampler();
  return name.startsWith(parentBased) ? new ParentBasedSampler({ root }) : root;
}
