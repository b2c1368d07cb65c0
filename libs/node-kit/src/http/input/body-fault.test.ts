import { bodyFault } from './body-fault.ts';

const BOUNDS = { depth: 3, values: 6, textBytes: 8 };
const fault = (json: string): ReturnType<typeof bodyFault> => bodyFault(Buffer.from(json), BOUNDS);

it.each([
  '',
  '{}',
  'null',
  '"12345678"',
  '{"a":[{"b":"c"}]}',
  '[1,2,3,4,5,6]',
  // Structural characters within a text are part of the text.
  '{"a":"[[[[[[["}',
  String.raw`{"a":"\"[[[{"}`,
  String.raw`["\\","[[[[","\\"]`,
  // The parser refuses broken JSON.
  '{"a":"',
  ']]]][[[',
])('%s is within its bounds', (json) => {
  expect(fault(json)).toBeNull();
});

it.each([
  ['[[[[', 'depth', 3],
  ['{"a":{"b":[{', 'depth', 11],
  ['[1,2,3,4,5,6,7]', 'values', 12],
  ['[[],[],[],[]]', 'values', 9],
  ['["123456789"]', 'textBytes', 9],
  ['{"123456789":1}', 'textBytes', 9],
  ['"一二三"', 'textBytes', 8],
  [String.raw`["\u4e00\u4e00"]`, 'textBytes', 9],
])('%s is beyond its %s', (json, over, at) => {
  expect(fault(json)).toEqual({ over, at });
});

it('reads no further than the bound', () => {
  const rest = '['.repeat(1_000_000);
  expect(fault(rest)).toEqual({ over: 'depth', at: 3 });
  expect(fault(`["${rest}"]`)).toEqual({ over: 'textBytes', at: 9 });
  expect(fault(`[${'0,'.repeat(1_000_000)}0]`)).toEqual({ over: 'values', at: 12 });
  // A text without an end is not given to the parser either.
  expect(fault(`"${String.raw`\"`.repeat(500_000)}`)).toEqual({ over: 'textBytes', at: 8 });
});
