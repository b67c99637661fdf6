import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as apiError from 'shared-api/client/api-error';
import * as http from 'shared-api/client/http';
import * as query from 'shared-api/query';
import * as session from 'shared-api/session/session.store';
import * as store from 'shared-api/store';
import * as dialog from 'shared-ui/dialog';
import * as form from 'shared-ui/form';
import * as popover from 'shared-ui/popover';
import * as provider from 'shared-ui/provider';
import * as router from 'shared-ui/router';
import * as staticUi from 'shared-ui/static';

/** The singletons of the page server's process: what a remote's server build gets when it asks for them. */
export const scope: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared-api/client/api-error': apiError,
  'shared-api/client/http': http,
  'shared-api/query': query,
  'shared-api/session/session.store': session,
  'shared-api/store': store,
  'shared-ui/dialog': dialog,
  'shared-ui/form': form,
  'shared-ui/popover': popover,
  'shared-ui/provider': provider,
  'shared-ui/router': router,
  'shared-ui/static': staticUi,
};
