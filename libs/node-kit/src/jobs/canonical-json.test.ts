import { canonicalJson } from './canonical-json.ts';

it('is one text for equal values, whatever order their keys were written in', () => {
  const one = { b: [{ d: 1, c: null }], a: { z: 'x', y: true } };
  const other = { a: { y: true, z: 'x' }, b: [{ c: null, d: 1 }] };
  expect(canonicalJson(one)).toBe('{"a":{"y":true,"z":"x"},"b":[{"c":null,"d":1}]}');
  expect(canonicalJson(other)).toBe(canonicalJson(one));
});

it('differs for lists in another order', () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
