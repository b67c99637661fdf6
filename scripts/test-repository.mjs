import { install, run } from './set-up.mjs';

// the tests of a front end in a repository of its own, from its folder: `node ../portal/scripts/test-repository.mjs`
install();
const config = ['--config', 'jest/own-repository.mjs', '--rootDir', process.cwd()];
process.exitCode = await run('jest', [...config, ...process.argv.slice(2)]);
