import { aiTables } from '@console/contract-ai';
import { useCan } from '@console/platform';
import { EmptyState, PageLink } from '@console/ui';
import { DataTable, FilterBar, SearchInput, useFilterDraft, useTableUrlState } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

/** What was asked by the topic that the address names, with the answers; experts write theirs beside them. */
export function TopicHistory(): ReactElement {
  const state = useTableUrlState(aiTables.topicHistoryList);
  const { draft, change, bar } = useFilterDraft(state);
  const mayEdit = useCan('gssjk_gn_edit');
  return (
    <DataTable
      client={client}
      spec={aiTables.topicHistoryList}
      state={state}
      title="问答记录"
      rowActions={{
        width: mayEdit ? 92 : 52,
        draw: ({ id }) => (
          <PageLink to={`/expertsystem/ask?questionId=${id}`}>{mayEdit ? '专家回答' : '查看'}</PageLink>
        ),
      }}
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
  );
}
