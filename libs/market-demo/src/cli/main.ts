import { runCli } from '@console/node-kit';
import { writeCommand } from './write-command.ts';

await runCli('market-demo', { write: writeCommand });
