import { aiEntries, aiTables, KNOWLEDGE_TEXTS } from '@console/contract-ai';
import type { RowOf } from '@console/contract-core';
import { useCan, usePlatform } from '@console/platform';
import { AddIcon, EmptyState, Page, PageLink } from '@console/ui';
import { DataTable, FilterBar, SearchInput, useFilterDraft, useTableUrlState } from '@console/ui/data';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { DeleteRecordDialog } from '../../topic-parts/delete-record-dialog.tsx';
import { RowButton } from '../../topic-parts/row-button.tsx';
import { KNOWLEDGE_EDIT_PATH, knowledgeEditPath } from './knowledge-paths.ts';

type Row = RowOf<typeof aiTables.knowledgeList>;

/** The entries of the knowledge base, which answers draw on. */
export function KnowledgePage(): ReactElement {
  const state = useTableUrlState(aiTables.knowledgeList);
  const { draft, change, bar } = useFilterDraft(state);
  const { navigate } = usePlatform();
  const [mayAdd, mayEdit] = [useCan('gssjk_gn_add'), useCan('gssjk_gn_edit')];
  const [doomed, setDoomed] = useState<Row | null>(null);
  return (
    <Page>
      <DataTable
        client={client}
        spec={aiTables.knowledgeList}
        state={state}
        heading="h1"
        title="知识库"
        cells={{
          title: {
            draw: (row) => <PageLink to={knowledgeEditPath(row.id)}>{row.title}</PageLink>,
            text: (row) => row.title,
          },
        }}
        rowActions={{
          width: mayEdit ? 92 : 52,
          draw: (row) => (
            <>
              <PageLink to={knowledgeEditPath(row.id)}>{mayEdit ? '编辑' : '查看'}</PageLink>
              {mayEdit && <RowButton title="删除" of={row.title} onClick={() => setDoomed(row)} />}
            </>
          ),
        }}
        toolbar={
          mayAdd && (
            <Button type="primary" icon={<AddIcon />} onClick={() => navigate(KNOWLEDGE_EDIT_PATH)}>
              新增
            </Button>
          )
        }
        filterBar={
          <FilterBar {...bar}>
            <SearchInput
              placeholder="标题或正文"
              value={draft.search}
              onChange={(search) => change({ search })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            title="还没有知识条目"
            cause="研究框架、口径说明、行业常识等写入知识库后，回答会引用与提问最相关的段落。"
          />
        }
      />
      {doomed && (
        <DeleteRecordDialog
          question="此操作将永久删除该知识条目, 是否继续?"
          remove={() => client.call(aiEntries.deleteKnowledge, { id: doomed.id })}
          notice={KNOWLEDGE_TEXTS.deleted}
          onClose={() => setDoomed(null)}
        >
          {doomed.title}
        </DeleteRecordDialog>
      )}
    </Page>
  );
}
