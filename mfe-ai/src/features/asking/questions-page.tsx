import { aiTables, ATTENTION_TITLES, ATTENTIONS } from '@console/contract-ai';
import type { RowOf } from '@console/contract-core';
import { EmptyState, Page, PageLink } from '@console/ui';
import {
  DataTable,
  FilterBar,
  OptionSelect,
  SearchInput,
  useFilterDraft,
  useTableUrlState,
  type CellOverrides,
} from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { ASK_PATH, questionPath } from '../../topic-parts/ask-paths.ts';

const CELLS: CellOverrides<RowOf<typeof aiTables.questionList>> = {
  question: {
    draw: ({ questionId, question }) => <PageLink to={questionPath(questionId)}>{question}</PageLink>,
  },
};

const NEEDS = ATTENTIONS.map((value) => ({ value, label: `待处理：${ATTENTION_TITLES[value]}` }));

/** The questions that were asked, and what became of their answers. */
export function QuestionsPage(): ReactElement {
  const state = useTableUrlState(aiTables.questionList);
  const { draft, change, bar } = useFilterDraft(state);
  return (
    <Page>
      <DataTable
        client={client}
        spec={aiTables.questionList}
        state={state}
        heading="h1"
        title="问答历史"
        cells={CELLS}
        filterBar={
          <FilterBar {...bar}>
            <SearchInput placeholder="问题" value={draft.text} onChange={(text) => change({ text })} />
            <OptionSelect
              label="待处理"
              all="全部问题"
              width={196}
              value={draft.attention}
              options={NEEDS}
              onChange={(attention) => change({ attention })}
            />
          </FilterBar>
        }
        empty={<EmptyState title="还没有问题" cause={<PageLink to={ASK_PATH}>去提问</PageLink>} />}
      />
    </Page>
  );
}
