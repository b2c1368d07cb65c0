import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { isSupported } from './require-node.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '24.0.0', '26.1.0'])(
  'Node %s is let in',
  (version) => {
    expect(isSupported(version)).toBe(true);
  },
);

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('Node %s is refused', (version) => {
  expect(isSupported(version)).toBe(false);
});

test('package.json requires the same', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(engines).toEqual({ node: '^20.19.0 || >=22.12.0' });
});
