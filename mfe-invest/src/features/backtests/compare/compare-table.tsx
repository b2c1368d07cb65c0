import { PageLink } from '@console/ui';
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
  const { runs, differencesOnly, onRemove } = props;
  const shown = (rows: readonly CompareRow[]): readonly CompareRow[] =>
    differencesOnly ? rows.filter(({ differs }) => differs) : rows;
  return (
    // The arrow keys scroll it once it has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="bt-compare" tabIndex={0} role="region" aria-label="参数与指标">
      <table>
        <thead>
          <tr>
            <th scope="col">项目</th>
            {runs.map((run) => (
              <th key={run.associationId} scope="col" title={`${run.factorName} #${run.associationId}`}>
                <span className="bt-compare-head">
                  <PageLink to={backtestResultPath(run.associationId)}>
                    {run.factorName} #{run.associationId}
                  </PageLink>
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
              </th>
            ))}
          </tr>
        </thead>
        <Rows part="params" title="参数" rows={shown(props.params)} runs={runs} />
        <Rows part="metrics" title="指标" rows={shown(props.metrics)} runs={runs} />
      </table>
    </div>
  );
}

interface RowsProps {
  readonly part: 'params' | 'metrics';
  readonly title: string;
  readonly rows: readonly CompareRow[];
  readonly runs: readonly BacktestRunCard[];
}

function Rows({ part, title, rows, runs }: RowsProps): ReactElement {
  return (
    <tbody data-part={part}>
      <tr className="bt-compare-part">
        <th scope="rowgroup" colSpan={runs.length + 1}>
          {title}
          {rows.length === 0 && <span className="c-hint">全部相同</span>}
        </th>
      </tr>
      {rows.map(({ key, title: name, metric, texts, above, short, differs, figure }) => (
        <tr key={key} data-differs={differs} data-figure={figure}>
          <th scope="row">
            {metric ? <Term metric={metric}>{name}</Term> : name}
            {differs && <span className="bt-compare-mark">不同</span>}
          </th>
          {runs.map((run, at) => (
            <td key={run.associationId} title={texts[at]}>
              {short[at] && <SampleMark run={run} annualised />}
              {texts[at]}
              {above[at] !== '' && <span className="bt-compare-above">{above[at]}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
