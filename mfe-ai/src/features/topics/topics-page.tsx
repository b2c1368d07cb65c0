import { aiEntries, aiTables, TOPIC_TEXTS, type TargetType, type Topic } from '@console/contract-ai';
import type { RowOf } from '@console/contract-core';
import { useCan, usePlatform } from '@console/platform';
import { AddIcon, EmptyState, Page, PageLink } from '@console/ui';
import {
  DataTable,
  FilterBar,
  OptionSelect,
  SearchInput,
  useFilterDraft,
  useTableUrlState,
  type CellOverrides,
} from '@console/ui/data';
import { DeleteDialog } from '@console/ui/edit';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { RowButton } from '../../topic-parts/row-button.tsx';
import { useDictionary } from '../../topic-parts/use-dictionary.ts';
import { TopicDialog } from './topic-dialog.tsx';
import { TOPIC_EDIT_PATH, topicDetailPath, topicEditPath } from './topic-paths.ts';

type Row = RowOf<typeof aiTables.topicList>;

const CELLS: CellOverrides<Row> = {
  topic: {
    draw: (row) => (
      <PageLink to={topicDetailPath(row.id, `${row.topic}（${row.invTargetType}）`)}>{row.topic}</PageLink>
    ),
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
  const types = useDictionary<TargetType>('INV_TARGET_TYPE');
  const { navigate, notify } = usePlatform();
  const [mayAdd, mayEdit] = [useCan('gssjk_gn_add'), useCan('gssjk_gn_edit')];
  const [opened, setOpened] = useState<{ readonly topic: Topic | null } | null>(null);
  const [doomed, setDoomed] = useState<Row | null>(null);
  const edit = async (id: number): Promise<void> => {
    try {
      setOpened({ topic: await client.call(aiEntries.topic, { id }) });
    } catch (error) {
      notify.error(error instanceof Error ? error : '主题模板没有取到');
    }
  };
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
              <PageLink to={topicDetailPath(row.id, `${row.topic}（${row.invTargetType}）`)}>详情</PageLink>
              {mayEdit && (
                <>
                  <PageLink to={topicEditPath(row.id)}>分析</PageLink>
                  <RowButton title="编辑" of={row.topic} onClick={() => void edit(row.id)} />
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
              <Button type="primary" icon={<AddIcon />} onClick={() => setOpened({ topic: null })}>
                新增
              </Button>
            </>
          )
        }
        filterBar={
          <FilterBar {...bar}>
            <SearchInput placeholder="主题" value={draft.topic} onChange={(topic) => change({ topic })} />
            <OptionSelect
              label="投资标的类型"
              all="全部标的类型"
              width={136}
              value={draft.invTargetTypeDictKey}
              options={types}
              onChange={(invTargetTypeDictKey) => change({ invTargetTypeDictKey })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            title="还没有主题模板"
            cause="主题模板说明一类问题如何回答：读取哪些数据，按什么要求写。"
          />
        }
      />
      {opened && <TopicDialog topic={opened.topic} onClose={() => setOpened(null)} />}
      {doomed && (
        <DeleteDialog
          client={client}
          title="提示"
          okText="确定"
          remove={() => client.call(aiEntries.deleteTopic, { id: doomed.id })}
          notice={TOPIC_TEXTS.deleted}
          onDeleted={() => setDoomed(null)}
          onClose={() => setDoomed(null)}
        >
          <p>{TOPIC_TEXTS.delete}</p>
          <p className="c-hint">
            {doomed.topic}，及其 {doomed.matchCount} 条匹配
          </p>
        </DeleteDialog>
      )}
    </Page>
  );
}
