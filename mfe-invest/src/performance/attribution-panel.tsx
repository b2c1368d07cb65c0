import { formatNumber, type UnitId } from '@console/contract-core';
import type { StrategyPerformance } from '@console/contract-invest';
import { ChangeText, Panel, SmallTable, type SmallColumn } from '@console/ui';
import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import type { ReactElement } from 'react';
import { StockName } from '../strategy-parts/stock-name.tsx';
import { WideRows } from '../strategy-parts/wide-rows.tsx';

type Attribution = StrategyPerformance['attribution'];
type Part = Pick<Attribution['stocks'][number], 'price' | 'paid' | 'costs' | 'total'>;

const WAYS = ['stocks', 'industries'] as const;
const TITLES = { stocks: '个股', industries: '行业' } as const;
const UNIT: UnitId = 'percent';

/** Where the return came from: prices, what was paid, and costs, by stock or industry; the sum is the return. */
export function AttributionPanel({ attribution }: { readonly attribution: Attribution }): ReactElement {
  const [way, choose] = useChoice('by', WAYS, 'stocks');
  const foot = footOf(attribution);
  return (
    <Panel
      title="收益归因"
      sub="单位 %，占初始资金；各项之和等于累计收益率"
      flush
      actions={
        <Segmented
          aria-label="归因维度"
          value={way}
          options={WAYS.map((value) => ({ value, label: TITLES[value] }))}
          onChange={choose}
        />
      }
    >
      <WideRows label="收益归因">
        {way === 'stocks' ? (
          <SmallTable
            rows={attribution.stocks}
            keyOf={({ stockCode }) => stockCode}
            empty={NOTHING}
            columns={[
              { title: '公司简称', heading: true, cell: (stock) => <StockName {...stock} />, foot: '合计' },
              { title: '股票代码', cell: ({ stockCode }) => stockCode },
              { title: '所属行业', cell: ({ industryName }) => industryName },
              ...partColumns(foot),
            ]}
          />
        ) : (
          <SmallTable
            rows={attribution.industries}
            keyOf={({ industryName }) => industryName}
            empty={NOTHING}
            columns={[
              {
                title: '申万一级行业',
                heading: true,
                cell: ({ industryName }) => industryName,
                foot: '合计',
              },
              ...partColumns(foot),
            ]}
          />
        )}
      </WideRows>
    </Panel>
  );
}

const NOTHING = { title: '还没有可归因的收益', cause: '首次买入之后才有' };

function partColumns(foot: Part): readonly SmallColumn<Part>[] {
  const column = (title: string, key: keyof Part): SmallColumn<Part> => ({
    title,
    number: true,
    cell: (part) => <ChangeText value={part[key]} unit={UNIT} />,
    foot: formatNumber(foot[key], { unit: UNIT, signed: true }),
  });
  return [
    column('价格', 'price'),
    column('分红与权益', 'paid'),
    column('费用', 'costs'),
    column('合计', 'total'),
  ];
}

/** The sums over all stocks; their total and the residual are the return. */
function footOf({ stocks }: Attribution): Part {
  const sum = (key: keyof Part): number => stocks.reduce((total, stock) => total + stock[key], 0);
  return { price: sum('price'), paid: sum('paid'), costs: sum('costs'), total: sum('total') };
}
