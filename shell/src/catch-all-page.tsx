import { useLocation } from 'shared-ui/router';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { RemoteUnavailable } from './remote-boundary.tsx';
import { isUnavailable } from './unavailable-paths.ts';

/** What is shown for a path of no loaded remote: there is none for it, or it could not be loaded. */
export function CatchAllPage() {
  const { pathname } = useLocation();
  return isUnavailable(pathname) ? <RemoteUnavailable /> : <NotFoundPage />;
}
