import type { EvaluatedCase, Evaluation } from '@console/contract-ai';
import { EMPTY } from '@console/contract-core';
import { Mark, type MarkProps, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { CasesPanel } from './cases-panel.tsx';
import { versionText } from './evaluation-words.ts';

interface CaseMarksProps {
  readonly evaluation: Evaluation;
  readonly onOpen: (caseId: number) => void;
}

/** Each case with how many of its answers passed, by version and model. */
export function CaseMarks({ evaluation, onOpen }: CaseMarksProps): ReactElement {
  const { cases, totals } = evaluation;
  const columns: readonly SmallColumn<EvaluatedCase>[] = [
    {
      title: '问题',
      heading: true,
      cell: ({ caseId, question, refusal }) => (
        <button
          type="button"
          className="c-link-button topic-eval-open topic-eval-question"
          title={refusal ?? question}
          onClick={() => onOpen(caseId)}
        >
          {question}
        </button>
      ),
    },
    { title: '对象', cell: ({ subject }) => subject?.name ?? EMPTY },
    ...totals.map(({ version, model }): SmallColumn<EvaluatedCase> => ({
      title: `${versionText(version)} ${model}`,
      number: true,
      cell: ({ marks }) => {
        const mark = marks.find((one) => one.version === version && one.model === model);
        return mark === undefined || mark.runs === 0 ? (
          EMPTY
        ) : (
          <Mark tint={tintOf(mark)}>{`${mark.passed}/${mark.runs}`}</Mark>
        );
      },
    })),
  ];
  return (
    <CasesPanel
      sub={`通过次数 / 回答次数，共 ${cases.length} 个用例`}
      cases={cases}
      columns={columns}
      only={FAILED}
    />
  );
}

const FAILED = {
  key: 'failed',
  title: '有未通过的',
  holds: ({ marks }: EvaluatedCase): boolean => marks.some(({ passed, runs }) => passed < runs),
  none: { title: '没有未通过的用例', cause: '已完成的回答都给出了全部应答事实。' },
};

const tintOf = ({ passed, runs }: { passed: number; runs: number }): MarkProps['tint'] =>
  passed === runs ? 'teal' : passed === 0 ? 'amber' : 'slate';
