import type { PieSpec } from '@console/charts';
import { coverageText } from '@console/contract-core';
import { dayCalls, industryEntries } from '@console/contract-industry';
import type { OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import {
  beside,
  chart,
  ChartPanel,
  rangedChart,
  useSubject,
  valuationBands,
  type Part,
} from '@console/subject';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { MoveButton } from '../moves/move-button.tsx';

/** Total and float capital over a range of days, and who made it move. */
export const MarketValue: Part = rangedChart(dayCalls.marketValue, {
  name: 'value',
  label: '市值日期范围',
  empty: { title: '这段时间没有市值数据', cause: '成份公司为空，或在所选日期之间没有行情' },
  actions: <MoveButton of="capital" />,
});

/** Revenue by report, and who made it and profit move. */
export const Revenue: Part = chart(industryEntries.industryRevenue, {
  actions: (
    <>
      <MoveButton of="revenue" label="谁带动了营收" />
      <MoveButton of="profit" label="谁带动了利润" />
    </>
  ),
});

/** PE, PB and PS within their own percentiles. */
export const Valuations: Part = valuationBands(dayCalls.valuationLevels);

/** The overview of an industry: its market value, the parts of it, and its multiples. */
export const OVERVIEW_CHARTS: readonly Part[] = [beside(MarketValue, CapitalPie), Valuations];

const HEIGHT = 320;

/** The parts of the industry's market value on the newest day. */
export function CapitalPie(): ReactElement {
  const { title: subject, filter } = useSubject();
  const { dataId, ...members } = filter as { readonly dataId: number; readonly members?: 'then' | 'now' };
  const answer = useCall(client, dayCalls.capitalShares, { industryId: dataId, ...members });
  const { data } = answer;
  const spec = useMemo(() => data && pieSpec(data, subject), [data, subject]);
  return (
    <ChartPanel
      title="行业市值占比"
      sub={['下级行业重复的公司只计其一', coverageText(data?.[0])].filter(Boolean).join(' · ')}
      answer={answer}
      spec={spec}
      empty={{ title: '没有市值占比', cause: '成份公司为空，或都还没有成交' }}
      height={HEIGHT}
    />
  );
}

function pieSpec(parts: OutputOf<typeof dayCalls.capitalShares>, subject: string): PieSpec | null {
  if (parts.length === 0) return null;
  return {
    kind: 'pie',
    title: '行业市值占比',
    subject,
    source: '交易所行情',
    asOf: parts[0]?.reportDate ?? null,
    unit: 'percent',
    slices: parts.map(({ shortName, totalCapitalRate }) => ({ name: shortName, value: totalCapitalRate })),
  };
}
