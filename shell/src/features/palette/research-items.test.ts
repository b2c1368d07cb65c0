import type { PaletteTools } from './palette-items.ts';
import { researchItem } from './research-items.ts';

const tools = (mayEdit: boolean): PaletteTools => ({
  can: (need) => mayEdit || need !== 'tzgl_edit',
  copy: (text, title) => ({ key: 'text', title, detail: text }),
});
const actionsOf = (mayEdit: boolean): readonly (readonly [title: string, to: string | undefined])[] => {
  const strategy = { kind: 'strategy', id: 11, name: '机器人', detail: '系统策略' } as const;
  return (researchItem(strategy, tools(mayEdit)).actions ?? []).map(({ title, to }) => [title, to]);
};
const DETAIL = '/investment/strategy/strategydetail?strategyId=11&from=strategy';

describe('the actions of a strategy', () => {
  it('open its tabs, compare it, and copy it', () => {
    expect(actionsOf(true)).toEqual([
      ['收益分析', `${DETAIL}&tab=profit`],
      ['账单', `${DETAIL}&tab=bills`],
      ['风险与资产', `${DETAIL}&tab=risk`],
      ['与其他策略对比', '/investment/pcomparison?ids=11'],
      ['复制为新策略', '/investment/strategy/addstrategy?copyOf=11'],
      ['复制名称', undefined],
    ]);
  });

  it('change nothing for who may only look', () => {
    expect(actionsOf(false).map(([title]) => title)).not.toContain('复制为新策略');
    expect(actionsOf(false)).toHaveLength(5);
  });
});
