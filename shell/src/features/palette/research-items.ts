import {
  factorPath,
  runPath,
  strategyPath,
  stylePath,
  type FoundResearch,
  type ResearchKind,
} from '@console/contract-core';
import type { PaletteItem, PaletteTools } from './palette-items.ts';

/** The sections of research, in their order. */
export const RESEARCH_SECTIONS: readonly { readonly kind: ResearchKind; readonly title: string }[] = [
  { kind: 'factor', title: '因子' },
  { kind: 'run', title: '回测' },
  { kind: 'style', title: '投资风格' },
  { kind: 'strategy', title: '投资策略' },
];

/** The palette item of a factor, a run, a style or a strategy: its page, and what can be done with it. */
export function researchItem({ kind, id, name, detail }: FoundResearch, tools: PaletteTools): PaletteItem {
  const { to, actions } = KINDS[kind](id, tools);
  const copy = tools.copy(name, '复制名称');
  return { key: `${kind}:${id}`, title: name, detail: detail ?? '', to, actions: [...actions, copy] };
}

/** The tabs of a strategy that are opened most. */
const STRATEGY_VIEWS = [
  { tab: 'profit', title: '收益分析' },
  { tab: 'bills', title: '账单' },
  { tab: 'risk', title: '风险与资产' },
] as const;

type Offered = Required<Pick<PaletteItem, 'to' | 'actions'>>;

const KINDS: Readonly<Record<ResearchKind, (id: number, tools: PaletteTools) => Offered>> = {
  factor: (id, { can }) => ({
    to: factorPath(id),
    actions: [
      ...(can('yzgl_edit')
        ? [
            { key: 'run', title: '回测此因子', detail: '', to: `/divisor/backtest?new=1&formId=${id}` },
            { key: 'copy', title: '复制为新因子', detail: '', to: `/divisor/detail?copy=${id}` },
          ]
        : []),
      { key: 'runs', title: '该因子的回测', detail: '', to: `/divisor/backtest?factorFormId=${id}` },
    ],
  }),
  run: (id) => ({
    to: runPath(id),
    actions: [
      { key: 'compare', title: '与其他回测对比', detail: '', to: `/divisor/backtest/compare?ids=${id}` },
    ],
  }),
  strategy: (id, { can }) => ({
    to: strategyPath(id),
    actions: [
      ...STRATEGY_VIEWS.map(({ tab, title }) => ({
        key: tab,
        title,
        detail: '',
        to: `${strategyPath(id)}&tab=${tab}`,
      })),
      { key: 'compare', title: '与其他策略对比', detail: '', to: `/investment/pcomparison?ids=${id}` },
      ...(can('tzgl_edit')
        ? [
            {
              key: 'copy',
              title: '复制为新策略',
              detail: '',
              to: `/investment/strategy/addstrategy?copyOf=${id}`,
            },
          ]
        : []),
    ],
  }),
  style: (id, { can }) => ({
    to: stylePath(id),
    actions: can('tzgl_edit')
      ? [{ key: 'edit', title: '编辑', detail: '', to: `${stylePath(id)}&edit=1` }]
      : [],
  }),
};
