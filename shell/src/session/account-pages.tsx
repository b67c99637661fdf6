import type { ReactNode } from 'react';
import { fetchOffices } from 'shared-api/client/offices.client';
import { optional } from 'shared-api/client/optional';
import type { OfficeName } from 'shared-api/contract/offices/offices.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useSession } from 'shared-api/session/session.store';
import { data, type LoaderFunctionArgs, Navigate, useLoaderData, useNavigate, useSearchParams } from 'shared-ui/router';
import { buttonClass, island, Narrow, PageLayout, Panel } from 'shared-ui/static';
import type { AuthStep } from './auth-step.ts';
import { messages } from './messages.ts';

const AccountSteps = island(() => import('./account-steps.tsx').then((module) => module.AccountSteps));

const frame = (title: string, step: ReactNode) => (
  <PageLayout title={title}>
    <Narrow>
      <Panel>{step}</Panel>
    </Narrow>
  </PageLayout>
);

/** Without JavaScript no page knows who is signed in. */
const frameOfSignIn = (title: string, step: ReactNode) =>
  frame(
    title,
    <>
      {step}
      <noscript>
        <a className={buttonClass({ variant: 'ghost' })} href={pathTo.signOut}>
          {messages.signedInAlready}
        </a>
      </noscript>
    </>,
  );

type AccountPageProps = {
  first: AuthStep;
  /** What is shown once the form was sent without JavaScript. */
  sent?: AuthStep;
};

function AccountPage({ first, sent = first }: AccountPageProps) {
  const isSignedIn = useSession(({ isAuthenticated }) => isAuthenticated);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const offices = useLoaderData<OfficeName[] | null | undefined>() ?? undefined;
  const to = search.get('to') ?? undefined;
  if (isSignedIn && first !== 'signOut') return <Navigate to={pathTo.afterSignIn(to)} replace />;
  const shown = search.has('sent') ? sent : first;
  return (
    <AccountSteps
      first={shown}
      to={to}
      offices={offices}
      onClose={() => void navigate('/')}
      frame={first === 'signIn' ? frameOfSignIn : frame}
    />
  );
}

/** Without them the form itself asks again, and the page is not kept. */
async function loadOffices({ request }: LoaderFunctionArgs) {
  const offices = await optional('offices', request, fetchOffices(request.signal));
  return offices ?? data(null, { headers: { 'cache-control': 'no-store' } });
}

const page = (title: string, props: AccountPageProps) => ({
  handle: { title, about: { isPrivate: true } } satisfies PageHandle,
  element: <AccountPage {...props} />,
});

/** The steps of an account as pages: where their links lead and where their forms are sent without JavaScript. */
export const accountPages = {
  'sign-in': page(messages.signInTitle, { first: 'signIn', sent: 'passwordSaved' }),
  'second-factor': page(messages.secondFactorTitle, { first: 'secondFactor' }),
  'sign-out': page(messages.signOut, { first: 'signOut' }),
  forgot: page(messages.forgotTitle, { first: 'forgotPassword', sent: 'linkMailed' }),
  'sign-up': {
    ...page(messages.signUp, { first: 'signUp', sent: 'signedUp' }),
    loader: loadOffices,
  },
};
