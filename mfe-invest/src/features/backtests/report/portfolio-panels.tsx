import { EMPTY, formatNumber } from '@console/contract-core';
import type { BacktestReport, PortfolioData } from '@console/contract-invest';
import { Panel, SmallTable } from '@console/ui';
import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import type { SampledRun } from '../../../run-samples.ts';
import { SampleMark } from '../../../sample-mark.tsx';
import { isAnnualised } from '../annualised.ts';
import { figureText } from '../../../figures/figure-text.ts';
import { portfolioFacts } from './portfolio-facts.ts';
import { SpecPanel } from '../spec-panel.tsx';
import { drawdownSpec, wealthSpec } from '../specs/portfolio-specs.ts';
import type { RunWords } from '../specs/run-words.ts';
import '../sheet-tables.css';
import '../tear-sheet.css';
import { Term } from '../term.tsx';

const PORTFOLIOS = { longShort: '多空组合', factorPortfolio: '因子加权组合' } as const;
type PortfolioKey = keyof typeof PORTFOLIOS;
const KEYS = Object.keys(PORTFOLIOS) as readonly PortfolioKey[];

interface PortfolioPanelsProps {
  readonly run: SampledRun;
  readonly report: BacktestReport;
  readonly words: RunWords;
}

/**
 * The daily rebalanced portfolios of the factor: wealth, drawdowns, the worst of them, and every statistic.
 */
export function PortfolioPanels({ run, report, words }: PortfolioPanelsProps): ReactElement {
  const [key, choose] = useChoice('portfolio', KEYS, 'longShort');
  const portfolio = report[key];
  const { dates } = report;
  const name = PORTFOLIOS[key];
  const [wealth, drawdown] = useMemo(() => {
    const place = { words, dates, name };
    return portfolio === null ? [null, null] : [wealthSpec(portfolio, place), drawdownSpec(portfolio, place)];
  }, [portfolio, words, dates, name]);
  const cause = '持有期中没有 1 日时不计算组合';
  return (
    <>
      <SpecPanel
        title={<Term metric={key}>{`${name}净值`}</Term>}
        spec={wealth}
        cause={cause}
        actions={
          <Segmented
            aria-label="组合"
            value={key}
            options={KEYS.map((value) => ({ value, label: PORTFOLIOS[value] }))}
            onChange={choose}
          />
        }
      />
      <SpecPanel
        title={<Term metric="drawdown">{`${name}回撤`}</Term>}
        sub={portfolio && <Term metric="maxDrawdown">{deepestText(portfolio)}</Term>}
        spec={drawdown}
        cause={cause}
      />
      {portfolio && (
        <div className="bt-whole bt-beside">
          <Panel title={`${name}统计`} sub="252 日年化">
            <PortfolioFigures run={run} portfolio={portfolio} />
          </Panel>
        </div>
      )}
    </>
  );
}

/** 最大 −8.24%，2023-04-18 */
function deepestText({ maxDrawdown, worst }: PortfolioData): string {
  const depth = figureText(maxDrawdown, { unit: 'percent', decimals: 2 });
  const [deepest] = worst;
  return deepest === undefined ? `最大 ${depth}` : `最大 ${depth}，${deepest.trough}`;
}

interface PortfolioFiguresProps {
  readonly run: SampledRun;
  readonly portfolio: PortfolioData;
}

function PortfolioFigures({ run, portfolio }: PortfolioFiguresProps): ReactElement {
  return (
    <div className="bt-portfolio">
      <dl className="bt-figures">
        {portfolioFacts(portfolio).map(({ metric, value, unit, decimals }) => (
          <div key={metric}>
            <dt>
              <Term metric={metric} />
            </dt>
            <dd>
              {figureText(value, { unit, decimals })}
              {isAnnualised(metric) && value !== null && <SampleMark run={run} annualised />}
            </dd>
          </div>
        ))}
      </dl>
      {portfolio.worst.length > 0 && (
        <SmallTable
          className="bt-table"
          caption={`最深的 ${portfolio.worst.length} 次回撤`}
          rows={portfolio.worst}
          keyOf={({ trough }) => trough}
          columns={[
            {
              title: '深度',
              head: <Term metric="drawdown">深度</Term>,
              cell: ({ depth }) => figureText(depth, { unit: 'percent', decimals: 2 }),
            },
            { title: '最高点', cell: ({ peak }) => peak ?? '期初' },
            { title: '最低点', cell: ({ trough }) => trough },
            { title: '恢复', cell: ({ recovery }) => recovery ?? '未恢复' },
            {
              title: '历时',
              head: <Term metric="drawdownDays">历时</Term>,
              cell: ({ length }) =>
                length === 0 ? EMPTY : `${formatNumber(length, { unit: 'integer' })} 日`,
            },
          ]}
        />
      )}
    </div>
  );
}
