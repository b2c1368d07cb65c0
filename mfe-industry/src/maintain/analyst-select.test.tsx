import { COLLEAGUES } from '../testing/an-industry.ts';
import { analystOptions } from './analyst-select.tsx';

describe('the analysts to choose from', () => {
  it('are named with their account', () => {
    expect(analystOptions(COLLEAGUES, 13)).toEqual([
      { value: 12, label: '陈砚（chen）' },
      { value: 13, label: '林知（lin）' },
    ]);
  });

  it('begin with the one chosen who is no longer in service, who cannot be chosen again', () => {
    expect(analystOptions(COLLEAGUES, 99)[0]).toEqual({ value: 99, label: '已停用的用户', disabled: true });
  });

  it('call nobody retired before they are known', () => {
    expect(analystOptions(undefined, 12)).toEqual([{ value: 12, label: '加载中', disabled: true }]);
  });
});
