import type { BacktestReport, BacktestRunCard } from '@console/contract-invest';
import { AfterPaint, Panel } from '@console/ui';
import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { COEFFICIENTS, type Coefficient } from './coefficient-figures.ts';
import { CoefficientTable } from './coefficient-table.tsx';
import { effectiveReport } from '../effective-report.ts';
import { DecayPanel, IcPanels } from './ic-panels.tsx';
import { PortfolioPanels } from './portfolio-panels.tsx';
import { QuantilePanels } from './quantile-panels.tsx';
import { RunCard } from './run-card.tsx';
import { SampleAccount } from './sample-account.tsx';
import { runWords } from '../specs/run-words.ts';
import { StabilityPanels } from './stability-panels.tsx';
import '../tear-sheet.css';

interface TearSheetProps {
  readonly run: BacktestRunCard;
  readonly report: BacktestReport;
  readonly horizon: number;
}

const COEFFICIENT_KEYS = Object.keys(COEFFICIENTS) as readonly Coefficient[];

/** The tear sheet: all results of a run on one page, charts beside the card, then the tables. */
export function TearSheet({ run, report, horizon }: TearSheetProps): ReactElement {
  const words = useMemo(() => runWords(run), [run]);
  const [coefficient, choose] = useChoice('coefficient', COEFFICIENT_KEYS, 'rankIc');
  const drawn = useMemo(() => effectiveReport(report), [report]);
  const shared = { report: drawn, words, horizon };
  return (
    <div className="bt-sheet">
      <div className="bt-charts">
        <IcPanels {...shared} />
        <QuantilePanels {...shared} />
        <AfterPaint>
          <DecayPanel report={report} words={words} />
          <StabilityPanels {...shared} />
          <PortfolioPanels run={run} report={drawn} words={words} />
        </AfterPaint>
        <div className="bt-whole">
          <Panel
            title="统计"
            sub="按持有期"
            flush
            actions={
              <Segmented
                aria-label="相关系数"
                value={coefficient}
                options={COEFFICIENT_KEYS.map((value) => ({ value, label: COEFFICIENTS[value] }))}
                onChange={choose}
              />
            }
          >
            <CoefficientTable run={run} report={report} coefficient={coefficient} />
          </Panel>
        </div>
      </div>
      <div className="bt-side">
        <RunCard run={run} />
        <SampleAccount report={report} />
      </div>
    </div>
  );
}
