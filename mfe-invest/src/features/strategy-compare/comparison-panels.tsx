import { Chart } from '@console/charts';
import type { StrategyComparison } from '@console/contract-invest';
import { EmptyState, Panel } from '@console/ui';
import { Checkbox } from '@console/ui/form';
import { useMemo, useState, type ReactElement } from 'react';
import { ComparisonExport } from './comparison-export.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { fallSpec, wealthSpec } from './comparison-specs.ts';
import { HoldingsPanel } from './holdings-panel.tsx';
import { OverlapPanel } from './overlap-panel.tsx';
import './comparison.css';

interface ComparisonPanelsProps {
  readonly comparison: StrategyComparison;
  readonly onRemove: (strategyId: number) => void;
}

/** The lines of the strategies, then their figures, parameters and holdings. */
export function ComparisonPanels({ comparison, onRemove }: ComparisonPanelsProps): ReactElement {
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const has = comparison.from !== null;
  return (
    <>
      {has ? <Lines comparison={comparison} /> : <NoWindow comparison={comparison} />}
      <Panel
        title="指标与参数"
        sub={has ? '指标均按共同区间计算，年化按 252 日' : undefined}
        flush
        actions={
          <>
            <Checkbox checked={differencesOnly} onChange={({ target }) => setDifferencesOnly(target.checked)}>
              只看不同
            </Checkbox>
            <ComparisonExport comparison={comparison} />
          </>
        }
      >
        <ComparisonTable comparison={comparison} differencesOnly={differencesOnly} onRemove={onRemove} />
      </Panel>
      {has && (
        <div className="invest-compare-beside">
          <HoldingsPanel comparison={comparison} />
          <OverlapPanel comparison={comparison} />
        </div>
      )}
    </>
  );
}

function Lines({ comparison }: { readonly comparison: StrategyComparison }): ReactElement {
  const { from, to, dates, benchmarkName } = comparison;
  const [wealth, falls] = useMemo(() => [wealthSpec(comparison), fallSpec(comparison)], [comparison]);
  const without = comparison.strategies.filter(({ figures }) => figures === null);
  return (
    <Panel
      title="净值与回撤"
      sub={[
        `共同区间 ${from} 至 ${to}，${dates.length} 个交易日，${from} 收盘为 1`,
        benchmarkName === null ? '没有基准行情' : `基准为${benchmarkName}`,
        ...without.map(({ strategyName }) => `${strategyName}还没有估值`),
      ].join('；')}
    >
      <Chart spec={wealth} height={300} />
      <Chart spec={falls} height={200} />
    </Panel>
  );
}

function NoWindow({ comparison: { strategies } }: { readonly comparison: StrategyComparison }): ReactElement {
  const posted = strategies.flatMap(({ strategyName, startDate, reportDate }) =>
    reportDate === null ? [] : `${strategyName} ${startDate} 至 ${reportDate}`,
  );
  return (
    <Panel title="净值与回撤">
      <EmptyState
        title={posted.length === 0 ? '还没有估值' : '没有共同的区间'}
        cause={posted.length === 0 ? '发布后的第一个交易日收盘才有估值。' : `${posted.join('；')}。`}
      />
    </Panel>
  );
}
