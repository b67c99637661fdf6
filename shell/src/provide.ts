/**
 * Names every singleton that the shell itself does not import: a share is provided only if the providing build
 * meets its import. The client's modules are part of the first script; what brings Chakra comes when it is needed.
 * @public
 */
export const provided = [
  () => import(/* webpackMode: "eager" */ 'shared-api/client/api-error'),
  () => import(/* webpackMode: "eager" */ 'shared-api/client/http'),
  () => import(/* webpackMode: "eager" */ 'shared-api/store'),
  () => import('shared-api/query'),
  () => import('shared-ui/provider'),
  () => import('shared-ui/form'),
  () => import('shared-ui/dialog'),
  () => import('shared-ui/popover'),
];
