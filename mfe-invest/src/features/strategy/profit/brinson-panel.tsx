import { formatNumber, type UnitId } from '@console/contract-core';
import { brinsonCalls, type StrategyBrinson } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { ChangeText, EmptyState, Ladder, Panel, SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { WideRows } from '../../../strategy-parts/wide-rows.tsx';

const UNIT: UnitId = 'percent';

/** Why the return of a strategy differs from that of all stocks: Brinson's effects by industry. */
export function BrinsonPanel({ strategyId }: { readonly strategyId: number }): ReactElement {
  const answer = useCall(client, brinsonCalls.strategyBrinson, { strategyId });
  const { data } = answer;
  return (
    <Panel
      title="超额归因"
      sub={
        data
          ? `Brinson，单位 %；策略 ${signed(data.return)}，全部 A 股按流通市值加权 ${signed(data.benchmarkReturn)}`
          : undefined
      }
      flush
    >
      <Ladder keep answer={answer} what="超额归因" rows={6} rowHeight={33}>
        {(found) => (found === null ? <NoEffects /> : <EffectTable brinson={found} />)}
      </Ladder>
    </Panel>
  );
}

const NoEffects = (): ReactElement => (
  <EmptyState title="还没有可归因的超额收益" cause="至少要有两个估值日，且其间每日都有全市场行情。" />
);

interface EffectRow {
  readonly name: string;
  /** Null for what is no industry's. */
  readonly allocation: number | null;
  readonly selection: number | null;
  readonly interaction: number | null;
  readonly total: number;
}

/** The industries, then what no industry explains; all totals add up to the difference of the returns. */
function EffectTable({ brinson }: { readonly brinson: StrategyBrinson }): ReactElement {
  const { sectors, trading, costs, residual } = brinson;
  const rest = (name: string, total: number): EffectRow => ({
    name,
    allocation: null,
    selection: null,
    interaction: null,
    total,
  });
  const rows: readonly EffectRow[] = [
    ...sectors.map(({ industryName, ...effects }) => ({ name: industryName, ...effects })),
    rest('买入当日', trading),
    rest('费用', costs),
    // Rounding of divisions, unless there is a mistake.
    ...(Math.abs(residual) < 1e-9 ? [] : [rest('未解释', residual)]),
  ];
  const sum = (key: 'allocation' | 'selection' | 'interaction'): number =>
    sectors.reduce((total, sector) => total + sector[key], 0);
  const column = (
    title: string,
    key: Exclude<keyof EffectRow, 'name'>,
    foot: number,
  ): SmallColumn<EffectRow> => ({
    title,
    number: true,
    cell: (row) => (row[key] === null ? '' : <ChangeText value={row[key]} unit={UNIT} />),
    foot: signed(foot),
  });
  return (
    <WideRows label="超额归因表">
      <SmallTable
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { title: '申万一级行业', heading: true, cell: ({ name }) => name, foot: '合计' },
          column('行业配置', 'allocation', sum('allocation')),
          column('个股选择', 'selection', sum('selection')),
          column('交互', 'interaction', sum('interaction')),
          column('合计', 'total', brinson.return - brinson.benchmarkReturn),
        ]}
      />
    </WideRows>
  );
}

const signed = (value: number): string => formatNumber(value, { unit: UNIT, signed: true });
