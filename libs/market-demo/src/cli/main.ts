import { runCli } from '@console/node-kit/cli';
import { writeCommand } from './write-command.ts';

await runCli('market-demo', { write: writeCommand });
