import { isAccepted, isAllowed } from './allowed.mjs';

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

test.each([
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['@img/sharp-libvips-linuxmusl-arm64', 'LGPL-3.0-or-later', true],
  ['@img/sharp-libvips-linux-x64', 'GPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', null, false],
  ['@img/sharp-linux-x64', 'LGPL-3.0-or-later', false],
  ['elsewhere/@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', false],
  ['another', 'LGPL-3.0-or-later', false],
  ['another', 'MIT', true],
])('%s under %s is accepted: %s', (name, licence, accepted) => {
  expect(isAccepted(name, licence)).toBe(accepted);
});
