import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { examine } from '../registry/doctor.ts';
import type { Cli } from './cli.ts';

export const doctorCommand = (cli: Cli) =>
  cli.program
    .command('doctor')
    .description(messages.commands.doctor)
    .action(async () => {
      const root = cli.root();
      const frontEnds = globSync('*/rspack.config.ts', { cwd: root }).map(dirname).sort();
      const findings = await examine(cli.storage(), cli.program.opts().env, root, frontEnds);
      const lines = findings.map(
        ({ isWell, text }) => `${isWell ? styleText('green', '✓') : styleText('red', '✗')} ${text}`,
      );
      cli.print(findings, lines, findings.every(({ isWell }) => isWell) ? 0 : 1);
    });
