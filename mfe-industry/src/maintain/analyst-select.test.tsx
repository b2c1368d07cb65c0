import { COLLEAGUES } from '../testing/an-industry.ts';
import { analystOptions } from './analyst-select.tsx';

describe('the analysts to choose from', () => {
  it('have their account beside their name', () => {
    expect(analystOptions(COLLEAGUES, 13)).toEqual([
      { value: 12, label: '陈砚（chen）' },
      { value: 13, label: '林知（lin）' },
    ]);
  });

  it('begin with a chosen one no longer in service, who cannot be chosen again', () => {
    expect(analystOptions(COLLEAGUES, 99)[0]).toEqual({ value: 99, label: '已停用的用户', disabled: true });
  });

  it('mark no one as retired before they are loaded', () => {
    expect(analystOptions(undefined, 12)).toEqual([{ value: 12, label: '加载中', disabled: true }]);
  });
});
