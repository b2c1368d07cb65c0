import {
  CORRECTION_WEIGHTS,
  INDEX_WEIGHTS,
  isWeight,
  STYLE_TEXTS,
  styleName,
  weightFaults,
  weightSum,
  type StyleWeights,
} from './style-fields.ts';

const weights = (...[industry, corp, zbph, style, liquidity]: number[]): StyleWeights => ({
  comparisonIndexIndustryWeight: industry ?? 0,
  comparisonIndexCorpWeight: corp ?? 0,
  zbphIndexWeight: zbph ?? 0,
  styleIndexWeight: style ?? 0,
  liquidityIndexWeight: liquidity ?? 0,
});

describe('the sums of weights', () => {
  it.each([
    [weights(0.1, 0.2, 0.7, 0.3, 0.7), [100, 100]],
    [weights(0.1 + 0.2, 0, 0.7, 0.35, 0.65), [100, 100]],
    [weights(0.29, 0.57, 0.14, 0.07, 0.93), [100, 100]],
    [weights(1, 0, 0, 0, 1), [100, 100]],
    [weights(0.33, 0.33, 0.33, 0.01, 0.98), [99, 99]],
    [weights(1, 1, 1, 1, 1), [300, 200]],
  ])('of %j are whole hundredths', (given, sums) => {
    expect([weightSum(given, INDEX_WEIGHTS), weightSum(given, CORRECTION_WEIGHTS)]).toEqual(sums);
  });

  it('are exact for every three weights that add up to 1', () => {
    for (let one = 0; one <= 100; one += 1)
      for (let two = 0; one + two <= 100; two += 1) {
        const given = weights(one / 100, two / 100, (100 - one - two) / 100, one / 100, (100 - one) / 100);
        expect(weightFaults(given)).toEqual([]);
      }
  });

  it.each([
    [weights(0.1, 0.2, 0.71, 0.5, 0.5), [STYLE_TEXTS.indexSum]],
    [weights(0.1, 0.2, 0.7, 0.5, 0.49), [STYLE_TEXTS.correctionSum]],
    [weights(0, 0, 0, 0, 0), [STYLE_TEXTS.indexSum, STYLE_TEXTS.correctionSum]],
  ])('of %j that are not 1 are named', (given, faults) => {
    expect(weightFaults(given)).toEqual(faults);
  });
});

describe('a weight', () => {
  it.each([0, 1, 0.07, 0.57, 0.29, 0.1 + 0.2])('may be %p', (weight) => {
    expect(isWeight(weight)).toBe(true);
  });

  it.each([-0.01, 1.01, 0.005, 0.125, Number.NaN, Infinity])('may not be %p', (weight) => {
    expect(isWeight(weight)).toBe(false);
  });
});

describe('a style’s name', () => {
  it.each([
    ['成长', '成长'],
    [' 均衡　', '均衡'],
    ['六个字的名称', '六个字的名称'],
    ['𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷'],
  ])('%p is read as %p', (given, name) => {
    expect(styleName().parse(given)).toBe(name);
  });

  it.each([
    ['', STYLE_TEXTS.name],
    [' 　', STYLE_TEXTS.name],
    ['一二三四五六七', STYLE_TEXTS.nameLength],
    ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷', STYLE_TEXTS.nameLength],
    [undefined, STYLE_TEXTS.name],
    [7, STYLE_TEXTS.name],
  ])('%p is refused in the documents’ words', (given, text) => {
    expect(
      styleName()
        .safeParse(given)
        .error?.issues.map(({ message }) => message),
    ).toEqual([text]);
  });
});
