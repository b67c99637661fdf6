import { useEffect } from 'react';
import type { FrontEndBuild } from 'shared-api/contract/front-ends/front-ends.contract';
import { addCounts, countVisits, noVisits, quantileOf } from 'shared-api/contract/front-ends/histogram';
import { useQuery } from 'shared-api/query';
import { frontEndsQuery } from 'shared-api/query/front-ends.query';
import { Container } from 'shared-ui/layout';
import { useLocation, useNavigate } from 'shared-ui/router';
import { Button, Ltr } from 'shared-ui/static';
import { adoptCss } from 'shared-ui/styles.browser';
import { messages } from './messages.ts';
import zonesCss from './zones.css';

adoptCss(zonesCss);

function describe(build: FrontEndBuild | undefined): string {
  if (!build) return messages.notLive;
  const counts = build.vitals
    .filter(({ metric }) => metric === 'LCP')
    .reduce((sum, { counts }) => addCounts(sum, counts), noVisits);
  const lcp = quantileOf(counts, 0.75);
  return [
    build.isSetAside ? messages.setAside : messages.parts[build.part],
    ...(lcp === null ? [] : [messages.lcp(lcp, countVisits(counts))]),
  ].join(' · ');
}

/** Outlines what each front end renders of this page, with the build it came from and how that fares. */
export function Zones({ frontEnd: page }: { frontEnd: string | undefined }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { data, isError } = useQuery(frontEndsQuery);
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add('site-zones');
    return () => classList.remove('site-zones');
  }, []);
  const zones = [
    { kind: 'shell', frontEnd: document.documentElement.dataset.frontEnd },
    { kind: 'remote', frontEnd: page },
  ];
  const buildOf = (frontEnd: string) =>
    data?.frontEnds
      .flatMap(({ name, builds }) => builds.map((build) => ({ id: `${name}@${build.version}`, build })))
      .find(({ id }) => id === frontEnd)?.build;
  function close() {
    const left = new URLSearchParams(search);
    left.delete('zones');
    navigate({ pathname, search: left.toString(), hash }, { replace: true });
  }
  return (
    <aside className="site-zones-panel" aria-label={messages.title}>
      <Container>
        <ul className="site-zones-list">
          {zones.map(
            ({ kind, frontEnd }) =>
              frontEnd && (
                <li key={kind} data-zone={kind}>
                  <span className="site-zones-mark" />
                  <Ltr>{frontEnd}</Ltr> {data && describe(buildOf(frontEnd))}
                </li>
              ),
          )}
          {isError && <li>{messages.failed}</li>}
          <li>
            <Button variant="outline" size="sm" onClick={close}>
              {messages.close}
            </Button>
          </li>
        </ul>
      </Container>
    </aside>
  );
}
