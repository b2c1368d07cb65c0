import { aiEntries, aiTables, TOPIC_TEXTS } from '@console/contract-ai';
import type { RowOf } from '@console/contract-core';
import { useCan, usePlatform } from '@console/platform';
import { AddIcon, EmptyState, Page, PageLink } from '@console/ui';
import { DataTable, FilterBar, useFilterDraft, useTableUrlState, type CellOverrides } from '@console/ui/data';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { DeleteRecordDialog } from '../../topic-parts/delete-record-dialog.tsx';
import { RowButton } from '../../topic-parts/row-button.tsx';
import { TopicInputs } from '../../topic-parts/topic-inputs.tsx';
import { useOpened } from '../../topic-parts/use-opened.ts';
import { TopicDialog } from './topic-dialog.tsx';
import {
  TOPIC_EDIT_PATH,
  topicDetailPath,
  topicEditPath,
  topicTitle,
} from '../../topic-parts/topic-paths.ts';

type Row = RowOf<typeof aiTables.topicList>;

const CELLS: CellOverrides<Row> = {
  topic: {
    draw: (row) => <PageLink to={topicDetailPath(row.id, topicTitle(row))}>{row.topic}</PageLink>,
    text: (row) => row.topic,
  },
  latestVersion: {
    draw: (row) =>
      row.latestVersion === row.templateVersion ? '已启用' : `第 ${row.latestVersion} 版未启用`,
    text: (row) =>
      row.latestVersion === row.templateVersion ? '已启用' : `第 ${row.latestVersion} 版未启用`,
  },
};

/** the topics with their templates, and the dialogs that add, edit and delete one. */
export function TopicsPage(): ReactElement {
  const state = useTableUrlState(aiTables.topicList);
  const { draft, change, bar } = useFilterDraft(state);
  const { navigate } = usePlatform();
  const dialog = useOpened((id) => client.call(aiEntries.topic, { id }), '主题模板');
  const [mayAdd, mayEdit] = [useCan('gssjk_gn_add'), useCan('gssjk_gn_edit')];
  const [doomed, setDoomed] = useState<Row | null>(null);
  return (
    <Page>
      <DataTable
        client={client}
        spec={aiTables.topicList}
        state={state}
        heading="h1"
        title="主题模板"
        cells={CELLS}
        rowActions={{
          width: mayEdit ? 172 : 92,
          draw: (row) => (
            <>
              <PageLink to={topicDetailPath(row.id, topicTitle(row))}>详情</PageLink>
              {mayEdit && (
                <>
                  <PageLink to={topicEditPath(row.id)}>分析</PageLink>
                  <RowButton title="编辑" of={row.topic} onClick={() => dialog.edit(row.id)} />
                </>
              )}
              <RowButton title="删除" of={row.topic} onClick={() => setDoomed(row)} />
            </>
          ),
        }}
        toolbar={
          mayAdd && (
            <>
              <Button onClick={() => navigate(TOPIC_EDIT_PATH)}>新增分析主题</Button>
              <Button type="primary" icon={<AddIcon />} onClick={dialog.add}>
                新增
              </Button>
            </>
          )
        }
        filterBar={
          <FilterBar {...bar}>
            <TopicInputs draft={draft} change={change} />
          </FilterBar>
        }
        empty={
          <EmptyState
            title="还没有主题模板"
            cause="主题模板说明一类问题如何回答：读取哪些数据，按什么要求写。"
          />
        }
      />
      {dialog.opened && <TopicDialog topic={dialog.opened.record} onClose={dialog.close} />}
      {doomed && (
        <DeleteRecordDialog
          question={TOPIC_TEXTS.delete}
          remove={() => client.call(aiEntries.deleteTopic, { id: doomed.id })}
          notice={TOPIC_TEXTS.deleted}
          onClose={() => setDoomed(null)}
        >
          {doomed.topic}，及其 {doomed.matchCount} 条匹配
        </DeleteRecordDialog>
      )}
    </Page>
  );
}
