import { json } from 'node:stream/consumers';
import { aWebsite } from './a-website.ts';

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean; arrayValue?: { values: Value[] } };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Array<{ key: string; value: Value }>;
  status: { code: number };
};
type Sent = {
  resourceSpans: Array<{ resource: Pick<SentSpan, 'attributes'>; scopeSpans: Array<{ spans: SentSpan[] }> }>;
};

const toPlain = ({ stringValue, intValue, boolValue, arrayValue }: Value): unknown =>
  stringValue ?? intValue ?? boolValue ?? arrayValue?.values.map(toPlain);

const toPlainObject = (attributes: SentSpan['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, toPlain(value)]));

const toSpan = ({ attributes, status, parentSpanId = '', ...span }: SentSpan) => ({
  ...span,
  parentSpanId,
  attributes: toPlainObject(attributes),
  hasFailed: status.code === 2,
});
type ReceivedSpan = ReturnType<typeof toSpan>;

/** A real OTLP endpoint that keeps what it receives; one that is silent never answers. */
export async function aCollector({ status = 200, isSilent = false } = {}) {
  const spans: ReceivedSpan[] = [];
  let services: unknown[] = [];
  let text = '';
  let requests = 0;
  const site = await aWebsite(async (request, response) => {
    requests += 1;
    const sent = (await json(request)) as Sent;
    text += JSON.stringify(sent);
    services = sent.resourceSpans.map(({ resource }) => toPlainObject(resource.attributes)['service.name']);
    for (const { scopeSpans } of sent.resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map(toSpan)));
    if (!isSilent) response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  return {
    url: site.url,
    spans,
    /** All that was received, as it was. */
    text: () => text,
    services: () => services,
    requests: () => requests,
    close: site.close,
  };
}
