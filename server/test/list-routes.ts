import type { FastifyInstance } from 'fastify';

const indent = 4;

/** Every call the server answers, as `GET /api/post/:id`. */
export function listRoutes(app: FastifyInstance) {
  const parents: string[] = [];
  const lines = app.printRoutes({ commonPrefix: false }).split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const [, tree = '', path = '', methods = ''] = line.match(/^([│├└─\s]+)(\S+) \((.+)\)$/) ?? [];
    const depth = tree.length / indent - 1;
    parents.splice(depth, Infinity, path);
    return methods.split(', ').map((method) => `${method} ${parents.join('')}`);
  });
}
