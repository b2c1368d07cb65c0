import type { EvaluationTotals } from '@console/contract-ai';
import { EMPTY } from '@console/contract-core';
import { SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { commonModels, type Side } from './compared-cases.ts';
import { costText, secondsText, shareText, whole } from './evaluation-words.ts';

interface Line {
  readonly model: string;
  readonly one: EvaluationTotals | undefined;
  readonly other: EvaluationTotals | undefined;
}

const FIGURES: readonly (readonly [
  title: string,
  unit: string,
  text: (totals: EvaluationTotals) => string,
])[] = [
  ['通过率', '%', ({ passed, runs }) => shareText(passed, runs)],
  ['已核实', '%', ({ verified, figures }) => shareText(verified, figures)],
  ['词元', '', ({ tokensIn, tokensOut }) => whole(tokensIn + tokensOut)],
  ['费用', '元', ({ cost }) => costText(cost)],
  ['平均用时', '秒', ({ totalMs }) => secondsText(totalMs)],
];

const column = (side: 'one' | 'other', at: number): SmallColumn<Line> => {
  const [title, unit, text] = FIGURES[at] ?? ['', '', () => ''];
  return {
    title: `${side === 'one' ? '左' : '右'} ${title}`,
    unit,
    number: true,
    cell: (line) => {
      const totals = line[side];
      return totals === undefined ? EMPTY : text(totals);
    },
  };
};

const COLUMNS: readonly SmallColumn<Line>[] = [
  { title: '模型', heading: true, cell: ({ model }) => model },
  ...FIGURES.flatMap((_, at) => [column('one', at), column('other', at)]),
];

/** What both sides were worth, with each model that both asked. */
export function SideTotals({ sides: [one, other] }: { readonly sides: readonly [Side, Side] }): ReactElement {
  const lines = commonModels(one, other).map((model) => ({
    model,
    one: totalsOf(one, model),
    other: totalsOf(other, model),
  }));
  return (
    <div className="topic-eval-wide">
      <SmallTable columns={COLUMNS} rows={lines} keyOf={({ model }) => model} />
    </div>
  );
}

const totalsOf = ({ evaluation, version }: Side, model: string): EvaluationTotals | undefined =>
  evaluation.totals.find((found) => found.version === version && found.model === model);
