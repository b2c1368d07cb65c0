import { EMPTY, formatNumber, isUnderWay } from '@console/contract-core';
import type { BacktestRun } from '@console/contract-invest';
import { jobProgressCell, jobStateCell, PageLink } from '@console/ui';
import { MARK_ROOM, type CellOverrides } from '@console/ui/data';
import { backtestResultPath } from '../../../page-paths.ts';
import { isThin, THIN_SAMPLE } from '../../../run-samples.ts';
import { SampleMark } from '../../../sample-mark.tsx';
import { verdictText } from './verdict-text.ts';

const coefficient = (value: number | null): string => formatNumber(value, { unit: 'number', decimals: 4 });

/** The current step of a run, the cause of its failure, or the outcome of its check. */
const remarkOf = (run: BacktestRun): string =>
  run.message ?? verdictText(run) ?? (isUnderWay(run) ? run.step : null) ?? EMPTY;

/** The cells of the list that are drawn otherwise than by their column's kind. */
export const RUN_CELLS: CellOverrides<BacktestRun> = {
  factorName: {
    draw: (run) => <PageLink to={backtestResultPath(run.associationId)}>{run.factorName}</PageLink>,
    text: (run) => run.factorName,
  },
  factorVersion: {
    draw: (run) => `v${run.factorVersion}`,
    text: (run) => `v${run.factorVersion}`,
  },
  // The cause of a failure is in a column further to the right.
  state: jobStateCell(),
  progress: jobProgressCell(
    ({ associationId }) => `回测 ${associationId}`,
    ({ step }) => step,
  ),
  rankIcMean: {
    draw: (run) => coefficient(run.rankIcMean),
    text: (run) => coefficient(run.rankIcMean),
  },
  sample: {
    draw: (run) => <SampleMark run={run} />,
    text: (run) => (isThin(run) ? THIN_SAMPLE : ''),
    room: MARK_ROOM,
  },
  message: {
    draw: (run) => <span title={remarkOf(run)}>{remarkOf(run)}</span>,
    text: remarkOf,
  },
};
