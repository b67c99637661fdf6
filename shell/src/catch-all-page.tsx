import { useLocation } from 'shared-ui/router';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { RemoteUnavailable } from './remote-boundary.tsx';
import { isUnavailable } from './unavailable-paths.ts';

/** What is shown for a path that no loaded remote draws: nobody does, or the one who should cannot be had. */
export function CatchAllPage() {
  const { pathname } = useLocation();
  return isUnavailable(pathname) ? <RemoteUnavailable /> : <NotFoundPage />;
}
