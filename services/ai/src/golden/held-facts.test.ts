import type { GoldenFact } from '@console/contract-ai';
import { judgeText } from '../asking/judge-text.ts';
import { READING } from '../asking/testing/a-reading.ts';
import { heldFacts } from './held-facts.ts';

const fact = (parts: object = {}): GoldenFact => ({
  kind: 'cell',
  table: 'company.income',
  entity: '华岚精工',
  period: '2025Y',
  title: '营业总收入',
  ...parts,
});
const held = (text: string, ...facts: GoldenFact[]): boolean[] =>
  heldFacts(facts, { text, ...judgeText(text, READING) }, READING).map((one) => one.held);

describe('the facts that an answer holds', () => {
  it.each([
    ['by reference', '营业总收入[[c1]]。', true],
    ['by a number that is verified', '2025年营业总收入为1741.44亿元。', true],
    ['but not by an invented number', '2025年营业总收入为1999.99亿元。', false],
    ['but not by the same column of another year', '上年营业总收入[[c4]]。', false],
    ['but not by another column', '归母净利润[[c2]]。', false],
    ['but not by its name alone', '营业总收入增长。', false],
  ])('include a cell %s', (_, text, expected) => {
    expect(held(text, fact())).toEqual([expected]);
  });

  it('include a cell of any period, table or entity where the fact names none, and never of another one', () => {
    const text = '上年营业总收入[[c4]]。';
    expect(
      held(
        text,
        fact({ period: null }),
        fact({ period: null, table: null }),
        fact({ period: null, table: 'company.other' }),
        fact({ period: null, entity: '别的公司' }),
        fact({ period: null, entity: null }),
        fact({ period: null, entity: null, table: 'company.other' }),
      ),
    ).toEqual([true, true, false, false, true, false]);
  });

  it('include words that it contains', () => {
    const words = (said: string): GoldenFact => ({ kind: 'words', words: said });
    expect(held('行业景气上行。', words('景气'), words('低迷'))).toEqual([true, false]);
  });
});
