/** What the page server adds to `shared-ui/router`; of the same copy, so that both ends share one context. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
