import { aiTables, type TargetType } from '@console/contract-ai';
import type { RowOf } from '@console/contract-core';
import { useCan } from '@console/platform';
import { EmptyState, PageLink } from '@console/ui';
import {
  DataTable,
  FilterBar,
  SearchInput,
  useChoice,
  useFilterDraft,
  useTableUrlState,
} from '@console/ui/data';
import { Segmented } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { questionPath } from '../../topic-parts/ask-paths.ts';
import { RowButton } from '../../topic-parts/row-button.tsx';
import { labelIn, useDictionary } from '../../topic-parts/use-dictionary.ts';
import { ExpertDialog } from './expert-dialog.tsx';

const LIST = aiTables.topicHistoryList;
type Column = keyof RowOf<typeof LIST>;

/** The list with some of its columns, in this order. */
const withColumns = (...keys: readonly Column[]): typeof LIST => ({
  ...LIST,
  columns: keys.flatMap((key) => LIST.columns.find((column) => column.key === key) ?? []),
});

const VARIANTS = ['answers', 'prompts'] as const;
type Variant = (typeof VARIANTS)[number];

/** 3§2.17: who answered what, and what a model was given and used. */
const SPECS: Readonly<Record<Variant, typeof LIST>> = {
  answers: withColumns(
    'updateTime',
    'inputQuestion',
    'dataResponse',
    'qfResponse',
    'gptResponse',
    'expertResponse',
  ),
  prompts: withColumns(
    'updateTime',
    'prompt',
    'tmplType',
    'inputQuestion',
    'inputToken',
    'agiResponse',
    'outputToken',
    'agiModel',
  ),
};
const CHOICES = [
  { value: 'answers', label: '各方回答' },
  { value: 'prompts', label: '提示词与词元' },
] as const;

/** What was asked by a topic, with the answers; experts write theirs beside them. */
export function TopicHistory({ topicId }: { readonly topicId: number }): ReactElement {
  // Its own keys in the address: the topic is that of the page, and no condition to be taken back.
  const state = useTableUrlState(LIST, 'history-');
  const { draft, change, bar } = useFilterDraft(state);
  const [variant, choose] = useChoice<Variant>('columns', VARIANTS, 'answers');
  const [answered, answer] = useState<number | null>(null);
  const types = useDictionary<TargetType>('INV_TARGET_TYPE');
  const mayEdit = useCan('gssjk_gn_edit');
  const typeOf = ({ tmplType }: RowOf<typeof LIST>): string => labelIn(types, tmplType);
  return (
    <>
      <DataTable
        client={client}
        spec={SPECS[variant]}
        state={state}
        always={{ topicTmplId: topicId }}
        title="问答记录"
        cells={{ tmplType: { draw: typeOf, text: typeOf } }}
        rowActions={{
          width: mayEdit ? 116 : 52,
          draw: ({ id, inputQuestion }) => (
            <>
              <PageLink to={questionPath(id)}>查看</PageLink>
              {mayEdit && <RowButton title="专家回答" of={inputQuestion} onClick={() => answer(id)} />}
            </>
          ),
        }}
        toolbar={
          <Segmented<Variant>
            aria-label="显示的列"
            value={variant}
            options={[...CHOICES]}
            onChange={choose}
          />
        }
        filterBar={
          <FilterBar {...bar}>
            <SearchInput
              placeholder="用户提问"
              value={draft.inputQuestion}
              onChange={(inputQuestion) => change({ inputQuestion })}
            />
          </FilterBar>
        }
        empty={<EmptyState title="还没有问答记录" cause="按该主题提问后，问题与回答显示在这里。" />}
      />
      {answered !== null && <ExpertDialog questionId={answered} onClose={() => answer(null)} />}
    </>
  );
}
