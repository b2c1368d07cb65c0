import process from 'node:process';
import { passOverClosedPipe } from './closed-pipe.ts';
import { runQuant } from './run-quant.ts';

passOverClosedPipe(process.stdout);
passOverClosedPipe(process.stderr);
const { out, error, exitCode } = runQuant(process.argv.slice(2));
process.exitCode = exitCode;
process.stdout.write(out);
process.stderr.write(error);
