import { formatNumber } from '@console/contract-core';
import { EmptyState, Panel } from '@console/ui';
import { useMemo, type ReactElement } from 'react';
import { figureText } from '../../../figures/figure-text.ts';
import type { HorizonPanelsProps } from './ic-panels.tsx';
import { industryRows } from './industry-rows.ts';
import { IndustryTable } from './industry-table.tsx';
import { meanOf } from './mean-of.ts';
import { SpecPanel } from '../spec-panel.tsx';
import { autocorrelationSpec } from '../specs/autocorrelation-spec.ts';
import { coverageSpec, meanRows } from '../specs/coverage-spec.ts';
import { spreadSpec } from '../specs/spread-spec.ts';
import { turnoverSpec } from '../specs/turnover-spec.ts';
import { Term } from '../term.tsx';

const PERCENT = { unit: 'percent', decimals: 2 } as const;

/** The spread, the stability of ranks, the coefficient by industry, and how many stocks took part. */
export function StabilityPanels({ report, words, horizon }: HorizonPanelsProps): ReactElement {
  const key = String(horizon);
  const specs = useMemo(
    () => ({
      spread: spreadSpec(report, words, horizon),
      turnover: turnoverSpec(report, words, horizon),
      autocorrelation: autocorrelationSpec(report, words, horizon),
      coverage: coverageSpec(report, words),
    }),
    [report, words, horizon],
  );
  const turnover = report.turnover[key]?.byQuantile ?? [];
  return (
    <>
      <SpecPanel
        title={<Term metric="spread" />}
        sub={
          <>
            <Term metric="spreadMean">均值</Term>{' '}
            {figureText(report.spreadMean[key] ?? null, { unit: 'percent', decimals: 3 })} ·{' '}
            <Term metric="spreadError">上下各 1 倍标准误</Term>
          </>
        }
        spec={specs.spread}
      />
      <SpecPanel
        title={<Term metric="turnover" />}
        sub={
          <Term metric="turnover">
            {`均值 最高组 ${figureText(turnover.at(-1) ?? null, PERCENT)}，最低组 ${figureText(turnover[0] ?? null, PERCENT)}`}
          </Term>
        }
        spec={specs.turnover}
      />
      <SpecPanel
        title={<Term metric="rankAutocorrelation" />}
        sub={
          <Term metric="rankAutocorrelation">
            {`均值 ${figureText(report.rankAutocorrelation[key]?.mean ?? null, { unit: 'number', decimals: 3 })}`}
          </Term>
        }
        spec={specs.autocorrelation}
      />
      <IndustryPanel report={report} horizon={horizon} />
      <SpecPanel
        title={<Term metric="coverage">覆盖</Term>}
        sub={
          <Term metric="rowsPerDay">{`日均 ${formatNumber(meanRows(report), { unit: 'integer' })} 只`}</Term>
        }
        spec={specs.coverage}
      />
    </>
  );
}

function IndustryPanel({ report, horizon }: Omit<HorizonPanelsProps, 'words'>): ReactElement {
  const known = useMemo(() => industryRows(report, horizon), [report, horizon]);
  return (
    <Panel title={<Term metric="icByIndustry" />} sub={<NeutralText report={report} horizon={horizon} />}>
      {known === null ? (
        <EmptyState title="这次回测没有行业归属" cause="没有申万行业成分时不按行业计算" />
      ) : (
        <IndustryTable {...known} />
      )}
    </Panel>
  );
}

/** 持有 5 日，行业中性 Rank IC 均值 0.0312 */
function NeutralText({ report, horizon }: Omit<HorizonPanelsProps, 'words'>): ReactElement {
  const mean = meanOf(report.rankIcIndustryNeutral?.[String(horizon)] ?? []);
  const holding = `持有 ${horizon} 日`;
  if (mean === null) return <>{holding}</>;
  return (
    <>
      {holding}，
      <Term metric="icIndustryNeutral">
        {`行业中性 Rank IC 均值 ${figureText(mean, { unit: 'number', decimals: 4 })}`}
      </Term>
    </>
  );
}
