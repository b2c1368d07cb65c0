import { aiEntries, aiTables, TOPIC_TEXTS, type DataSource } from '@console/contract-ai';
import type { RowOf } from '@console/contract-core';
import { useCan } from '@console/platform';
import { AddIcon, EmptyState, Page } from '@console/ui';
import { DataTable, FilterBar, OptionSelect, useFilterDraft, useTableUrlState } from '@console/ui/data';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { DeleteRecordDialog } from '../../topic-parts/delete-record-dialog.tsx';
import { RowButton } from '../../topic-parts/row-button.tsx';
import { TopicInputs } from '../../topic-parts/topic-inputs.tsx';
import { useDictionary } from '../../topic-parts/use-dictionary.ts';
import { useOpened } from '../../topic-parts/use-opened.ts';
import { MatchDialog } from './match-dialog.tsx';
import { MatchView } from './match-view.tsx';

type Row = RowOf<typeof aiTables.topicMatchList>;

/** which data each topic reads, with the dialogs that add, show, edit and delete a match. */
export function TopicMatchesPage(): ReactElement {
  const state = useTableUrlState(aiTables.topicMatchList);
  const { draft, change, bar } = useFilterDraft(state);
  const sources = useDictionary<DataSource>('INV_TARGET_DS');
  const dialogs = useOpened((id) => client.call(aiEntries.topicMatch, { id }), '主题匹配');
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [mayAdd, mayEdit, mayDelete] = [
    useCan('gssjk_gn_add'),
    useCan('gssjk_gn_edit'),
    useCan('aimessage_delete'),
  ];
  const { opened } = dialogs;
  return (
    <Page>
      <DataTable
        client={client}
        spec={aiTables.topicMatchList}
        state={state}
        heading="h1"
        title="主题匹配"
        rowActions={{
          width: 52 + (mayEdit ? 40 : 0) + (mayDelete ? 40 : 0),
          draw: (row) => {
            const of = `${row.topic} 的${row.invTargetDs}`;
            const disabled = dialogs.pending !== null;
            return (
              <>
                <RowButton title="查看" of={of} disabled={disabled} onClick={() => dialogs.view(row.id)} />
                {mayEdit && (
                  <RowButton title="编辑" of={of} disabled={disabled} onClick={() => dialogs.edit(row.id)} />
                )}
                {mayDelete && <RowButton title="删除" of={of} onClick={() => setDoomed(row)} />}
              </>
            );
          },
        }}
        toolbar={
          mayAdd && (
            <Button type="primary" icon={<AddIcon />} onClick={dialogs.add}>
              新增
            </Button>
          )
        }
        filterBar={
          <FilterBar {...bar}>
            <TopicInputs draft={draft} change={change} />
            <OptionSelect
              label="数据来源"
              all="全部数据来源"
              width={136}
              value={draft.invTargetDsDictKey}
              options={sources}
              onChange={(invTargetDsDictKey) => change({ invTargetDsDictKey })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState title="还没有主题匹配" cause="主题匹配说明一个主题的回答读取哪些数据、画成什么图。" />
        }
      />
      {opened?.mode === 'view' && opened.record && (
        <MatchView match={opened.record} onClose={dialogs.close} />
      )}
      {opened && opened.mode !== 'view' && <MatchDialog match={opened.record} onClose={dialogs.close} />}
      {doomed && (
        <DeleteRecordDialog
          question="此操作将永久删除该主题匹配, 是否继续?"
          remove={() => client.call(aiEntries.deleteTopicMatch, { id: doomed.id })}
          notice={TOPIC_TEXTS.deleted}
          onClose={() => setDoomed(null)}
        >
          {doomed.topic}：{doomed.dataVal}
        </DeleteRecordDialog>
      )}
    </Page>
  );
}
