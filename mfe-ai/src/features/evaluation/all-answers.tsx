import { aiTables, RESULT_STATE_TITLES, type Evaluation } from '@console/contract-ai';
import { EMPTY, isUnderWay, type RowOf } from '@console/contract-core';
import { EmptyState, Mark } from '@console/ui';
import {
  DataTable,
  FilterBar,
  MARK_ROOM,
  OptionSelect,
  useFilterDraft,
  useTableUrlState,
  type CellOverrides,
} from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { costText, versionText } from './evaluation-words.ts';

type Row = RowOf<typeof aiTables.evaluationResults>;

interface AllAnswersProps {
  readonly evaluation: Evaluation;
  readonly onOpen: (caseId: number) => void;
}

const PASSED = [
  { value: 'yes', label: '通过' },
  { value: 'no', label: '未通过' },
] as const;
const isOpen = ({ state }: Row): boolean => state === 'waiting' || state === 'writing';
const passedText = (row: Row): string => (isOpen(row) ? EMPTY : row.passed ? '通过' : '未通过');

const cellsOf = (onOpen: (caseId: number) => void): CellOverrides<Row> => ({
  question: {
    draw: ({ caseId, question }) => (
      <button type="button" className="c-link-button topic-eval-open" onClick={() => onOpen(caseId)}>
        {question}
      </button>
    ),
    text: ({ question }) => question,
  },
  state: {
    draw: ({ state }) => RESULT_STATE_TITLES[state],
    text: ({ state }) => RESULT_STATE_TITLES[state],
    width: ({ state }) => 13 * RESULT_STATE_TITLES[state].length,
  },
  passed: {
    draw: (row) =>
      isOpen(row) ? EMPTY : <Mark tint={row.passed ? 'teal' : 'amber'}>{passedText(row)}</Mark>,
    text: passedText,
    room: MARK_ROOM,
  },
  estimated: {
    draw: ({ estimated }) => (estimated ? <Mark tint="slate">估计</Mark> : EMPTY),
    text: ({ estimated }) => (estimated ? '估计' : ''),
    room: MARK_ROOM,
  },
  cost: { draw: ({ cost }) => costText(cost), text: ({ cost }) => costText(cost) },
});

/** Every answer of an evaluation, to be filtered, sorted and exported. */
export function AllAnswers({ evaluation, onOpen }: AllAnswersProps): ReactElement {
  const state = useTableUrlState(aiTables.evaluationResults);
  const { draft, change, bar } = useFilterDraft<typeof aiTables.evaluationResults>(state);
  const cells = useMemo(() => cellsOf(onOpen), [onOpen]);
  const { evaluationId, versions, models, topic } = evaluation;
  return (
    <DataTable
      client={client}
      spec={aiTables.evaluationResults}
      state={state}
      always={{ evaluationId }}
      title="全部回答"
      subject={topic}
      cells={cells}
      busy={() => isUnderWay(evaluation)}
      filterBar={
        <FilterBar {...bar}>
          <OptionSelect
            label="模板版本"
            all="全部版本"
            options={versions.map((version) => ({ value: String(version), label: versionText(version) }))}
            value={draft.version === undefined ? undefined : String(draft.version)}
            onChange={(version) => change({ version: version === undefined ? undefined : Number(version) })}
          />
          <OptionSelect
            label="模型"
            all="全部模型"
            options={models.map((model) => ({ value: model, label: model }))}
            value={draft.model}
            onChange={(model) => change({ model })}
          />
          <OptionSelect
            label="结果"
            all="全部结果"
            options={PASSED}
            value={draft.passed}
            onChange={(passed) => change({ passed })}
          />
        </FilterBar>
      }
      empty={<EmptyState title="没有回答" cause="这次评测没有符合条件的回答。" />}
    />
  );
}
