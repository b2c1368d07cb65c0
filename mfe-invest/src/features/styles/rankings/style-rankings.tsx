import type { TableEntry } from '@console/contract-core';
import { rankingTables } from '@console/contract-invest';
import { lazyPage, TabRow } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import type { ReactElement } from 'react';
import { RankingTable } from './ranking-table.tsx';

/** In the order of the parts of a style: industry, company, capital; then what else companies are chosen by. */
const RANKINGS = [
  { key: 'corpIndexes', title: '指数总览' },
  { key: 'industryComparison', title: '行业对比指数' },
  { key: 'corpComparison', title: '公司对比指数' },
  { key: 'corpPreference', title: '公司资本偏好' },
  { key: 'industryPreference', title: '行业资本偏好' },
  { key: 'corpQuality', title: '质量指数' },
  { key: 'corpSuccess', title: '投资成功率' },
  { key: 'industryValuations', title: '行业估值水平' },
  { key: 'industryForecasts', title: '行业预测' },
] as const satisfies readonly { readonly key: keyof typeof rankingTables; readonly title: string }[];
const [FIRST] = RANKINGS;
const MARKET = { key: 'market', title: '市场均值' } as const;
const ITEMS = [...RANKINGS, MARKET];
const MarketAverages = lazyPage(() => import('./market-averages.tsx').then((file) => file.MarketAverages));

/** V-03: companies and industries side by side, by each index that styles are made of; and the market's averages. */
export function StyleRankings(): ReactElement {
  const [query, change] = usePageQuery();
  const { key } = ITEMS.find((one) => one.key === query.get('ranking')) ?? FIRST;
  return (
    <>
      <TabRow
        look="segments"
        label="对比项目"
        items={ITEMS}
        active={key}
        onChange={(next) => change({ ranking: next === FIRST.key ? null : next })}
      />
      {key === MARKET.key ? <MarketAverages /> : <Ranking key={key} of={key} />}
    </>
  );
}

function Ranking({ of }: { readonly of: keyof typeof rankingTables }): ReactElement {
  const spec: TableEntry = rankingTables[of];
  return <RankingTable spec={spec} />;
}
