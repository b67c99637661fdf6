import { faultBlame } from './fault-blame.ts';

type Named = { url: string };
const [shell, spaces, former, dashboard, preview] = ['shell', 'spaces', 'former', 'dashboard', 'preview'].map(
  (url) => ({
    url,
  }),
) as [Named, Named, Named, Named, Named];

function aBlame() {
  const counted: string[] = [];
  const blame = faultBlame<Named>(
    (build) => build !== preview,
    ({ url }, fault) => counted.push(`${url} ${fault}`),
  );
  return { blame, counted };
}

test('a remote is to blame for its faults, and the shell for those of several remotes', () => {
  const { blame, counted } = aBlame();
  blame.blameRemote(shell, spaces, 'hung');
  blame.blameRemote(shell, spaces, 'crashed');
  blame.blameRemote(shell, former, 'hung');
  blame.blameRemote(shell, dashboard, 'hung');
  expect(counted).toEqual(['spaces hung', 'spaces crashed', 'shell hung', 'shell hung']);
});

test('a build that an administrator tries is no fault of the live ones, nor are they of it', () => {
  const { blame, counted } = aBlame();
  blame.blameRemote(preview, spaces, 'hung');
  blame.blameRemote(shell, preview, 'hung');
  blame.blameHost(preview, 'hung');
  expect(counted).toEqual([]);
});

test('remotes that shared an ended renderer are apart until it is clear which one ended it', () => {
  const { blame } = aBlame();
  blame.suspect([spaces, dashboard]);
  expect([spaces, dashboard, former].map(blame.isSuspect)).toEqual([true, true, false]);
  blame.blameRemote(shell, spaces, 'hung');
  expect([spaces, dashboard].map(blame.isSuspect)).toEqual([false, false]);
});
