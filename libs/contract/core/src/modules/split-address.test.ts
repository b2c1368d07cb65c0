import { splitAddress } from './split-address.ts';

it.each([
  ['/list?a=1?b', '/list', '?a=1?b'],
  ['/list', '/list', ''],
  ['?', '', '?'],
])('parts %j at its first question mark', (address, path, search) => {
  expect(splitAddress(address)).toEqual({ path, search });
});
