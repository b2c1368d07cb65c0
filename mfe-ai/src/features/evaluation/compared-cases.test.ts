import { comparedCases, commonModels } from './compared-cases.ts';
import { aCase, anEvaluation } from './testing/an-evaluation.ts';

const cases = [aCase(1, [3, 3]), aCase(2, [3, 1]), aCase(3, [0, 2])];
const evaluation = anEvaluation({ cases });

describe('two sides', () => {
  it('are compared case by case, what fell first, then what rose', () => {
    const found = comparedCases({ evaluation, version: 2 }, { evaluation, version: 1 });
    expect(found.map(({ caseId, change }) => [caseId, change])).toEqual([
      [3, 'fell'],
      [2, 'rose'],
      [1, 'same'],
    ]);
    expect(found[0]?.marks).toEqual([
      { model: '数据直答', one: { passed: 3, runs: 3 }, other: { passed: 3, runs: 3 } },
      { model: '甲模型', one: { passed: 0, runs: 3 }, other: { passed: 2, runs: 3 } },
    ]);
  });

  it('may each have cases of their own, which are neither better nor worse', () => {
    const other = anEvaluation({ evaluationId: 13, cases: [aCase(1, [3, 3]), aCase(9, [0, 0])] });
    const found = comparedCases({ evaluation, version: 2 }, { evaluation: other, version: 2 });
    expect(found.map(({ caseId, change }) => [caseId, change])).toEqual([
      [2, 'alone'],
      [3, 'alone'],
      [9, 'alone'],
      [1, 'same'],
    ]);
    expect(found[2]?.marks[0]).toEqual({ model: '数据直答', one: null, other: { passed: 3, runs: 3 } });
  });

  it('are not compared where one has no answer, and by the share of passed answers where their numbers differ', () => {
    const without = aCase(1, [3, 3]);
    const half = aCase(2, [1, 1]);
    const other = anEvaluation({
      evaluationId: 13,
      cases: [
        { ...without, marks: without.marks.map((mark) => ({ ...mark, runs: 0, passed: 0 })) },
        { ...half, marks: half.marks.map((mark) => ({ ...mark, runs: 1, passed: 1 })) },
        aCase(3, [0, 2]),
      ],
    });
    const found = comparedCases({ evaluation, version: 2 }, { evaluation: other, version: 2 });
    expect(found.map(({ caseId, change }) => [caseId, change])).toEqual([
      [1, 'open'],
      [2, 'same'],
      [3, 'same'],
    ]);
    expect(found[0]?.marks[0]).toEqual({ model: '数据直答', one: { passed: 3, runs: 3 }, other: null });
  });

  it('are compared by the models that both asked', () => {
    const other = anEvaluation({ models: ['数据直答', '乙模型'] });
    expect(commonModels({ evaluation, version: 2 }, { evaluation: other, version: 2 })).toEqual(['数据直答']);
  });
});
