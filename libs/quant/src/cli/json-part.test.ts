import { JsonPart } from './json-part.ts';

const root = JsonPart.parse(
  'strategy.json',
  '\uFEFF{"a":{"b":[1,{"c":"x"}]},"n":null,"o":{},"e":[],"x.y":2}',
);

it.each([
  ['{', 'strategy.json: no JSON: '],
  ['[1]', 'strategy.json: is no object'],
  ['null', 'strategy.json: is no object'],
  ['"text"', 'strategy.json: is no object'],
])('refuses what is no JSON object: %s', (text, message) => {
  expect(() => JsonPart.parse('strategy.json', text)).toThrow(message);
});

it('reads numbers, texts, lists and objects', () => {
  const [first, second] = root.part('a').part('b').items();
  expect([first?.number(), second?.part('c').text()]).toEqual([1, 'x']);
  expect(root.part('o').entries()).toEqual([]);
  expect(root.entries().map(([name]) => name)).toEqual(['a', 'n', 'o', 'e', 'x.y']);
});

it('knows what is there, and what is null', () => {
  expect([root.part('n').isThere, root.part('n').isNull]).toEqual([true, true]);
  expect([root.part('z').isThere, root.part('z').isNull]).toEqual([false, false]);
  expect(root.part('toString').isThere).toBe(false);
  expect(root.part('z').itemsIfThere()).toEqual([]);
  expect(root.part('e').itemsIfThere()).toEqual([]);
  expect(root.part('z').part('y').isThere).toBe(false);
});

it.each([
  [
    'a number that is a text',
    () => root.part('a').part('b').items()[1]?.part('c').number(),
    'a.b[1].c is no number',
  ],
  ['a text that is a number', () => root.part('a').part('b').items()[0]?.text(), 'a.b[0] is no text'],
  ['a list that is an object', () => root.part('a').items(), 'a is no list'],
  ['a list that is not there', () => root.part('z').items(), 'z is no list'],
  ['entries of null', () => root.part('n').entries(), 'n is no object'],
  ['a part of a list', () => root.part('e').part('f'), 'e is no object'],
  ['what is refused at the root', () => root.refuse('is odd'), 'strategy.json: is odd'],
])('says where something is wrong: %s', (_, read, message) => {
  expect(read).toThrow(message);
});
