import type { EvaluatedCase, Evaluation } from '@console/contract-ai';
import { EMPTY } from '@console/contract-core';
import { Mark, Panel, SmallTable, type MarkProps, type SmallColumn } from '@console/ui';
import { useChoice } from '@console/ui/data';
import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import { versionText } from './evaluation-words.ts';

interface CaseMarksProps {
  readonly evaluation: Evaluation;
  readonly onOpen: (caseId: number) => void;
}

const SHOWN = ['all', 'failed'] as const;
const SHOWN_TITLES = { all: '全部用例', failed: '有未通过的' } as const;

/** Each case with how many of its answers passed, by version and model. */
export function CaseMarks({ evaluation, onOpen }: CaseMarksProps): ReactElement {
  const [shown, show] = useChoice('show', SHOWN, 'all');
  const { cases, totals } = evaluation;
  const rows = shown === 'all' ? cases : cases.filter(hasFailed);
  const columns: readonly SmallColumn<EvaluatedCase>[] = [
    {
      title: '问题',
      heading: true,
      cell: ({ caseId, question, refusal }) => (
        <button
          type="button"
          className="c-link-button topic-eval-question"
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
    <Panel
      title="逐个用例"
      sub={`通过次数 / 回答次数，共 ${cases.length} 个用例`}
      flush
      actions={
        <Segmented
          size="small"
          aria-label="显示的用例"
          value={shown}
          options={SHOWN.map((value) => ({ value, label: SHOWN_TITLES[value] }))}
          onChange={show}
        />
      }
    >
      <div className="topic-eval-wide">
        <SmallTable
          columns={columns}
          rows={rows}
          keyOf={({ caseId }) => caseId}
          empty={{ title: '没有未通过的用例', cause: '已完成的回答都给出了全部应答事实。' }}
        />
      </div>
    </Panel>
  );
}

const hasFailed = ({ marks }: EvaluatedCase): boolean => marks.some(({ passed, runs }) => passed < runs);

const tintOf = ({ passed, runs }: { passed: number; runs: number }): MarkProps['tint'] =>
  passed === runs ? 'teal' : passed === 0 ? 'amber' : 'slate';
