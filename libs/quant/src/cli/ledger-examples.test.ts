import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuant } from './run-quant.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../docs/specification/ledger-examples');
const names = readdirSync(EXAMPLES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('finds all five worked examples', () => {
  expect(names).toHaveLength(5);
});

it.each(names)('%s comes out byte for byte', (name) => {
  const directory = join(EXAMPLES, name);
  const args = ['simulate', '--data', directory, '--strategy', join(directory, 'strategy.json'), '--json'];
  expect(runQuant(args)).toEqual({
    out: readFileSync(join(directory, 'expected.json'), 'utf8'),
    error: '',
    exitCode: 0,
  });
});
