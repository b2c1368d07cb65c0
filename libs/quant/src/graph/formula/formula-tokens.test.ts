import { formulaTokens, writtenName } from './formula-tokens.ts';

/** Kind, text and place of each piece but the end, which is at the end. */
function piecesOf(text: string): unknown {
  const tokens = formulaTokens(text);
  if ('code' in tokens) return [tokens.code, tokens.values['found'], tokens.span?.from, tokens.span?.to];
  expect(tokens.at(-1)).toEqual({ kind: 'end', text: '', from: text.length, to: text.length });
  return tokens
    .slice(0, -1)
    .map(({ kind, text: own, from, to, version, quoted }) =>
      [kind, own, from, to, version, quoted === true ? 'quoted' : undefined].filter(
        (each) => each !== undefined,
      ),
    );
}

/** Kind and text alone. */
const textsOf = (text: string): unknown => (piecesOf(text) as unknown[][]).map((piece) => piece.slice(0, 2));

test.each(['', ' ', '\n\t ', '\u3000'])('%j has no pieces', (text) => {
  expect(piecesOf(text)).toEqual([]);
});

test.each([
  ['0', ['0']],
  ['12', ['12']],
  ['1.5', ['1.5']],
  ['1.', ['1.']],
  ['.5', ['.5']],
  ['1e3', ['1e3']],
  ['1E+3', ['1E+3']],
  ['1.5e-10', ['1.5e-10']],
  ['007', ['007']],
  ['1..2', ['1.', '.2']],
  ['1.2.3', ['1.2', '.3']],
  ['1 2', ['1', '2']],
])('%s is the numbers %j', (text, numbers) => {
  expect(textsOf(text)).toEqual(numbers.map((number) => ['number', number]));
});

test.each([
  [
    '1e',
    [
      ['number', '1', 0, 1],
      ['name', 'e', 1, 2],
    ],
  ],
  [
    '1e+',
    [
      ['number', '1', 0, 1],
      ['name', 'e', 1, 2],
      ['sign', '+', 2, 3],
    ],
  ],
  [
    '2x',
    [
      ['number', '2', 0, 1],
      ['name', 'x', 1, 2],
    ],
  ],
  [
    '0x10',
    [
      ['number', '0', 0, 1],
      ['name', 'x10', 1, 4],
    ],
  ],
  [
    '1_000',
    [
      ['number', '1', 0, 1],
      ['name', '_000', 1, 5],
    ],
  ],
  [
    '-5',
    [
      ['sign', '-', 0, 1],
      ['number', '5', 1, 2],
    ],
  ],
])('%s is a number and what comes behind it', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test.each([
  ['close', ['name', 'close', 0, 5]],
  ['_x1', ['name', '_x1', 0, 3]],
  ['成交额', ['name', '成交额', 0, 3]],
  ['市盈率2', ['name', '市盈率2', 0, 4]],
  ['Ñandú', ['name', 'Ñandú', 0, 5]],
  ['close@3', ['name', 'close', 0, 7, 3]],
  ['close@007', ['name', 'close', 0, 9, 7]],
  ['close@999999999', ['name', 'close', 0, 15, 999_999_999]],
  ['`close`', ['name', 'close', 0, 7, 'quoted']],
  ['`ROE(TTM)`@12', ['name', 'ROE(TTM)', 0, 13, 12, 'quoted']],
  ['` a `', ['name', ' a ', 0, 5, 'quoted']],
  ['`and`', ['name', 'and', 0, 5, 'quoted']],
  ['And', ['name', 'And', 0, 3]],
  ['android', ['name', 'android', 0, 7]],
  ['nota', ['name', 'nota', 0, 4]],
])('%s is one name', (text, piece) => {
  expect(piecesOf(text)).toEqual([piece]);
});

test.each(['and', 'or', 'not'])('%s is a sign, where it is a word by itself', (word) => {
  expect(piecesOf(word)).toEqual([['sign', word, 0, word.length]]);
  expect(textsOf(`${word}(x`)).toEqual([
    ['sign', word],
    ['sign', '('],
    ['name', 'x'],
  ]);
});

test('a version belongs to its name alone, with no space and at most nine digits', () => {
  expect(piecesOf('close@1234567890')).toEqual([
    ['name', 'close', 0, 15, 123_456_789],
    ['number', '0', 15, 16],
  ]);
  expect(piecesOf('close @3')).toEqual(['unexpected', '@', 6, 7]);
  expect(piecesOf('close@ 3')).toEqual(['unexpected', '@', 5, 6]);
  expect(piecesOf('close@-3')).toEqual(['unexpected', '@', 5, 6]);
  expect(piecesOf('3@3')).toEqual(['unexpected', '@', 1, 2]);
});

test.each([
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['==', '='],
  ['−', '-'],
  ['×', '*'],
  ['÷', '/'],
  ['（', '('],
  ['）', ')'],
  ['，', ','],
  ['：', ':'],
])('%s is read as %s, in its own place', (typed, canonical) => {
  expect(piecesOf(` ${typed}`)).toEqual([['sign', canonical, 1, 1 + typed.length]]);
  expect(piecesOf(canonical)).toEqual([['sign', canonical, 0, canonical.length]]);
});

test.each([
  ['<=', ['<=']],
  ['< =', ['<', '=']],
  ['=<', ['=', '<']],
  ['===', ['=', '=']],
  ['>==', ['>=', '=']],
  ['!==', ['!=', '=']],
  ['<>', ['<', '>']],
  ['--', ['-', '-']],
  ['[]{}', ['[', ']', '{', '}']],
  ['*/', ['*', '/']],
])('%s is the signs %j', (text, signs) => {
  expect(textsOf(text)).toEqual(signs.map((sign) => ['sign', sign]));
});

test('spaces and line breaks part pieces and have no other meaning', () => {
  expect(piecesOf('a\u3000+\r\n\t b')).toEqual([
    ['name', 'a', 0, 1],
    ['sign', '+', 2, 3],
    ['name', 'b', 7, 8],
  ]);
});

test.each([
  ['$', '$', 0, 1],
  ['a & b', '&', 2, 3],
  ['a ! b', '!', 2, 3],
  ['a; b', ';', 1, 2],
  ['"a"', '"', 0, 1],
  ['a 😀', '😀', 2, 4],
  ['a\u0000', '\u0000', 1, 2],
  ['`', '`', 0, 1],
  ['``', '`', 0, 1],
  ['`a', '`', 0, 1],
  ['`a\nb`', '`', 0, 1],
  ['１', '１', 0, 1],
  ['a。', '。', 1, 2],
])('%j is refused at the first character that begins nothing', (text, found, from, to) => {
  expect(piecesOf(text)).toEqual(['unexpected', found, from, to]);
});

test.each([
  ['close', 'close'],
  ['_', '_'],
  ['成交额', '成交额'],
  ['And', 'And'],
  ['and', '`and`'],
  ['or', '`or`'],
  ['not', '`not`'],
  ['ROE(TTM)', '`ROE(TTM)`'],
  ['two words', '`two words`'],
  ['1st', '`1st`'],
  ['close@3', '`close@3`'],
  ['close ', '`close `'],
  ['<', '`<`'],
  ['-', '`-`'],
])('the name %j is written %s, and read as it was', (name, text) => {
  expect(writtenName(name)).toBe(text);
  expect(textsOf(text)).toEqual([['name', name]]);
});
