import { RULES } from '../../rules/rule-parameters.ts';
import { isFormulaFunction } from '../../functions/formula-functions.ts';
import { operatorInputs } from '../operators.ts';
import { ruleOfWord, ruleWord } from './rule-words.ts';

test('every rule has a word of its own, which leads back to it', () => {
  const words = Object.keys(RULES).map((ref) => ruleWord(ref) ?? '');
  expect(words).toEqual([
    ...['full_mark', 'own_percentile', 'cross_percentile', 'bands', 'carry', 'change'],
    ...['average', 'weighted', 'condition'],
  ]);
  expect(words.map(ruleOfWord)).toEqual(Object.keys(RULES));
});

test('no word of a rule is a function or an operator', () => {
  for (const ref of Object.keys(RULES)) {
    const word = ruleWord(ref) ?? '';
    expect(isFormulaFunction(word)).toBe(false);
    expect(operatorInputs(word)).toBeUndefined();
  }
});

test.each(['0', '10', '01', '', 'average', 'toString', '__proto__'])('%j is the number of no rule', (ref) => {
  expect(ruleWord(ref)).toBeUndefined();
});

test.each(['', '7', 'Average', 'mean', 'toString', '__proto__'])('%j is the word of no rule', (word) => {
  expect(ruleOfWord(word)).toBeUndefined();
});
