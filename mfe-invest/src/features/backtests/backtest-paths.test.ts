import { backtestResultPath } from '../../page-paths.ts';
import { comparePath, copyPath, readNewRun, readRunId, readRunIds, withNewRun } from './backtest-paths.ts';

const searchOf = (path: string): string => path.slice(path.indexOf('?'));

describe('addresses of backtests', () => {
  it('name one run, or none', () => {
    expect(readRunId(searchOf(backtestResultPath(12)))).toBe(12);
    expect(['?associationId=0', '?associationId=a', ''].map(readRunId)).toEqual([null, null, null]);
  });

  it('name up to six runs, each once', () => {
    expect(readRunIds(searchOf(comparePath([3, 1, 2])))).toEqual([3, 1, 2]);
    expect(readRunIds('?ids=5, 5,x,,-1,7')).toEqual([5, 7]);
    expect(readRunIds('?ids=1,2,3,4,5,6,7')).toHaveLength(6);
    expect(readRunIds('')).toEqual([]);
  });

  it('open the form of a new run, of a factor or as a copy', () => {
    expect(readNewRun('?page=2')).toBeNull();
    expect(readNewRun('?new=1&formId=8')).toEqual({ factorFormId: 8, from: null });
    expect(readNewRun(searchOf(copyPath(9)))).toEqual({ factorFormId: null, from: 9 });
  });

  it('keep their other keys when the form opens and closes', () => {
    const open = withNewRun('?state=failed&page=2', { factorFormId: 8, from: null });
    expect(readNewRun(open)).toEqual({ factorFormId: 8, from: null });
    expect(withNewRun(open, null)).toBe('state=failed&page=2');
    expect(readNewRun(withNewRun(open, { factorFormId: null, from: 4 }))?.from).toBe(4);
  });
});
