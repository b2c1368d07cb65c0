import { parseArgs } from 'node:util';
import { Fault, runMain } from '../run/fault.mjs';
import { printFigure } from './report.mjs';

/**
 * A bench yields its figures as it has them.
 * @typedef {{ cold: boolean, say: (text: string) => void }} BenchOptions
 * @typedef {(options: BenchOptions) => AsyncGenerator<import('./report.mjs').Figure>} Bench
 */

/** @type {Readonly<Record<string, () => Promise<{ bench: Bench }>>>} */
const BENCHES = {
  start: () => import('./start.mjs'),
  web: () => import('./web.mjs'),
  http: () => import('./http.mjs'),
};

/** `npm run bench -- NAME [--json]`: a table for people or one JSON object a line. */
export function main() {
  return runMain(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, cold: { type: 'boolean', default: false } },
    });
    const load = BENCHES[positionals[0] ?? ''];
    if (!load) throw new Fault(`usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')} [--json]`);
    const { bench } = await load();
    // Steps print to standard output as they do everywhere; the figures alone may stand there.
    const log = console.log;
    console.log = console.error;
    let figures = 0;
    for await (const figure of bench({ cold: values.cold, say: (text) => console.error(text) })) {
      console.log = log;
      printFigure(figure, values.json);
      console.log = console.error;
      figures += 1;
    }
    console.log = log;
    if (figures === 0) throw new Fault('the bench gave no figure');
    return 0;
  });
}
