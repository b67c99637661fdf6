import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { sessionCookie } from 'shared-api/contract/accounts/cookies';
import { organisation } from 'shared-api/contract/offices/organisation';
import { type FormOfRoute, toOperation } from './to-operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The multipart body of the route, for the OpenAPI document. */
    form?: FormOfRoute;
  }
}

const document = {
  openapi: '3.1.0',
  info: { title: organisation.name, version: '1.0.0' },
  components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } } },
} as const;

/** The documentation page loads from the portal only. Swagger UI needs inline styles and `data:` icons. */
const docsPolicy = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'style-src': "'self' 'unsafe-inline'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'frame-ancestors': "'none'",
};

/** Reads every route registered after it: `/openapi.json` is the contract, `/docs` a page to read it. */
export async function addOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: document,
    transform: ({ schema, url, route }) => ({ schema: toOperation(schema, url, route.config?.form), url }),
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: docsPolicy });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
