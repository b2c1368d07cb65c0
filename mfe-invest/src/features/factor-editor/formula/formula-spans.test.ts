import { formulaSpans } from './formula-spans.ts';

const NONE: ReadonlySet<string> = new Set();
const looks = (text: string, factors = NONE) =>
  formulaSpans(text, [], factors).flatMap(({ from, to, look }) =>
    look === 'plain' ? [] : [`${text.slice(from, to)} ${look}`],
  );

it('every character is in one piece, in order', () => {
  const text = 'cs_rank( `ROE(TTM)` ) * 0.4 + x@3';
  const spans = formulaSpans(text, [{ span: { from: 3, to: 12 } }], NONE);
  expect(spans.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
});

it('calls, names, numbers, labels and signs are distinguished', () => {
  expect(looks('mean(收盘价, n: 20) and -x >= 1.5e3')).toEqual([
    'mean output',
    '收盘价 name',
    'n label',
    '20 number',
    'and sign',
    '- sign',
    'x name',
    '>= sign',
    '1.5e3 number',
  ]);
});

it('only the outermost call is the output; a call within is not', () => {
  expect(looks('abs(log(x))').slice(0, 2)).toEqual(['abs output', 'log call']);
});

it('factors are distinguished from indicators, quoted and with a version too', () => {
  expect(looks('`低波 动`@3 + 收盘价', new Set(['低波 动']))).toEqual([
    '`低波 动`@3 factor',
    '+ sign',
    '收盘价 name',
  ]);
});

it('an open quote is one piece', () => {
  expect(looks('`ROE(TT')).toEqual(['`ROE(TT name']);
});

describe('a fault', () => {
  const faulty = (text: string, span: { from: number; to: number }) =>
    formulaSpans(text, [{ span }], NONE).flatMap((piece) =>
      piece.faulty ? [text.slice(piece.from, piece.to)] : [],
    );

  it('underlines its characters only', () => {
    expect(faulty('abs(unknown) + 1', { from: 4, to: 11 })).toEqual(['unknown']);
    expect(faulty('abcdef', { from: 2, to: 4 })).toEqual(['cd']);
  });

  it('at the end underlines the last character; in an empty text nothing', () => {
    expect(faulty('abs(', { from: 4, to: 4 })).toEqual(['(']);
    expect(faulty('', { from: 0, to: 0 })).toEqual([]);
  });

  it('without a place underlines nothing', () => {
    expect(formulaSpans('abs', [{ span: undefined }], NONE).some(({ faulty: marked }) => marked)).toBe(false);
  });
});
