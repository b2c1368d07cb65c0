import { isAllowed } from './allowed.mjs';

test.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['(GPL-2.0 OR (MIT AND Apache-2.0))', true],
  ['GPL-2.0 OR MIT AND AGPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
  [null, false],
])('%s is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});
