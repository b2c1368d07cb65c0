import { ScrollRegion, GroupedTable, PageLink, type RowGroup, type SmallColumn } from '@console/ui';
import type { BacktestRunCard } from '@console/contract-invest';
import type { ReactElement } from 'react';
import { backtestResultPath } from '../../../page-paths.ts';
import { SampleMark } from '../../../sample-mark.tsx';
import type { CompareRow } from './compare-rows.ts';
import '../compare.css';
import { Term } from '../term.tsx';

interface CompareTableProps {
  readonly runs: readonly BacktestRunCard[];
  readonly params: readonly CompareRow[];
  readonly metrics: readonly CompareRow[];
  /** Whether rows that are equal in all runs are left out. */
  readonly differencesOnly: boolean;
  readonly onRemove: (associationId: number) => void;
}

/** The compared runs as columns, their parameters and results as rows; differences are marked. */
export function CompareTable(props: CompareTableProps): ReactElement {
  const { runs, params, metrics, differencesOnly, onRemove } = props;
  const group = (key: string, title: string, rows: readonly CompareRow[]): RowGroup<CompareRow> => {
    const shown = differencesOnly ? rows.filter(({ differs }) => differs) : rows;
    const heading = (
      <>
        {title}
        {shown.length === 0 && <span className="c-hint">全部相同</span>}
      </>
    );
    return { key, title: heading, rows: shown };
  };
  return (
    <ScrollRegion className="bt-compare" label="参数与指标">
      <GroupedTable
        className="bt-compare-table"
        columns={[NAMES, ...runs.map((run, at) => columnOf(run, at, onRemove))]}
        groups={[group('params', '参数', params), group('metrics', '指标', metrics)]}
        keyOf={({ key }) => key}
        look={({ differs, figure, metric }) => ({
          className: [
            figure && 'bt-compare-figure',
            // Figures nearly always differ: for them the mark is beside the name.
            differs && metric === undefined && 'bt-compare-differs',
          ]
            .filter(Boolean)
            .join(' '),
        })}
      />
    </ScrollRegion>
  );
}

const NAMES: SmallColumn<CompareRow> = {
  title: '项目',
  heading: true,
  cell: ({ title, metric, differs }) => (
    <>
      {metric ? <Term metric={metric}>{title}</Term> : title}
      {differs && <span className="bt-compare-mark">不同</span>}
    </>
  ),
};

const columnOf = (
  run: BacktestRunCard,
  at: number,
  onRemove: CompareTableProps['onRemove'],
): SmallColumn<CompareRow> => ({
  title: String(run.associationId),
  head: <RunHead run={run} onRemove={onRemove} />,
  cell: ({ texts, above, short }) => (
    <>
      {short[at] && <SampleMark run={run} annualised />}
      {texts[at]}
      {above[at] !== '' && <span className="bt-compare-above">{above[at]}</span>}
    </>
  ),
  look: ({ texts }) => ({ title: texts[at] }),
});

interface RunHeadProps {
  readonly run: BacktestRunCard;
  readonly onRemove: CompareTableProps['onRemove'];
}

function RunHead({ run, onRemove }: RunHeadProps): ReactElement {
  const name = `${run.factorName} #${run.associationId}`;
  return (
    <span className="bt-compare-head" title={name}>
      <PageLink to={backtestResultPath(run.associationId)}>{name}</PageLink>
      <SampleMark run={run} />
      <button
        type="button"
        className="c-link-button"
        aria-label={`移出回测 ${run.associationId}`}
        onClick={() => onRemove(run.associationId)}
      >
        移出
      </button>
    </span>
  );
}
