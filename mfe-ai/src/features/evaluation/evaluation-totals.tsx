import type { Evaluation, EvaluationTotals } from '@console/contract-ai';
import { SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { costText, secondsText, shareText, versionText, whole } from './evaluation-words.ts';

const COLUMNS: readonly SmallColumn<EvaluationTotals>[] = [
  { title: '模板版本', heading: true, cell: ({ version }) => versionText(version) },
  { title: '模型', cell: ({ model }) => model },
  { title: '通过', number: true, cell: ({ passed, runs }) => `${whole(passed)} / ${whole(runs)}` },
  { title: '通过率', unit: '%', number: true, cell: ({ passed, runs }) => shareText(passed, runs) },
  { title: '已核实', unit: '%', number: true, cell: ({ verified, figures }) => shareText(verified, figures) },
  { title: '输入词元', number: true, cell: ({ tokensIn }) => whole(tokensIn) },
  { title: '输出词元', number: true, cell: ({ tokensOut }) => whole(tokensOut) },
  { title: '其中估计', unit: '次', number: true, cell: ({ estimated }) => whole(estimated) },
  { title: '费用', unit: '元', number: true, cell: ({ cost }) => costText(cost) },
  { title: '平均首字', unit: '秒', number: true, cell: ({ firstMs }) => secondsText(firstMs) },
  { title: '平均用时', unit: '秒', number: true, cell: ({ totalMs }) => secondsText(totalMs) },
];

/** What each version was worth with each model. */
export function EvaluationTotalsTable({ evaluation }: { readonly evaluation: Evaluation }): ReactElement {
  return (
    <div className="topic-eval-wide">
      <SmallTable
        columns={COLUMNS}
        rows={evaluation.totals}
        keyOf={({ version, model }) => `${version} ${model}`}
        look={({ version }) => ({
          title: version === evaluation.current ? '开始评测时启用的版本' : undefined,
        })}
      />
    </div>
  );
}
