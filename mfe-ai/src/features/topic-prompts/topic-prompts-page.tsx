import { aiEntries, aiTables, type DataSource } from '@console/contract-ai';
import type { RowOf } from '@console/contract-core';
import { useCan } from '@console/platform';
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
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { RowButton } from '../../topic-parts/row-button.tsx';
import { TargetTypeSelect } from '../../topic-parts/target-type-select.tsx';
import { topicDetailPath, topicTitle } from '../../topic-parts/topic-paths.ts';
import { useDictionary } from '../../topic-parts/use-dictionary.ts';
import { useOpened } from '../../topic-parts/use-opened.ts';
import { DeletePromptDialog } from './delete-prompt-dialog.tsx';
import { PromptDialog } from './prompt-dialog.tsx';

type Row = RowOf<typeof aiTables.topicPromptList>;

const detailPath = (row: Row): string => topicDetailPath(row.topicId, topicTitle(row));

const CELLS: CellOverrides<Row> = {
  topic: {
    draw: (row) => <PageLink to={detailPath(row)}>{row.topic}</PageLink>,
    text: (row) => row.topic,
  },
};

/** the prompts of all topics, found by their text, and the dialogs that add, edit and delete one. */
export function TopicPromptsPage(): ReactElement {
  const state = useTableUrlState(aiTables.topicPromptList);
  const { draft, change, bar } = useFilterDraft(state);
  const sources = useDictionary<DataSource>('INV_TARGET_DS');
  const dialog = useOpened((id) => client.call(aiEntries.topicPrompt, { id }), '提示词');
  const [mayAdd, mayEdit] = [useCan('gssjk_gn_add'), useCan('gssjk_gn_edit')];
  const [doomed, setDoomed] = useState<Row | null>(null);
  return (
    <Page>
      <DataTable
        client={client}
        spec={aiTables.topicPromptList}
        state={state}
        heading="h1"
        title="提示词"
        cells={CELLS}
        rowActions={{
          width: mayEdit ? 132 : 52,
          draw: (row) => {
            const of = `${row.topic} 的第 ${row.promptLevel} 个提示词`;
            return (
              <>
                <PageLink to={detailPath(row)}>历史</PageLink>
                {mayEdit && (
                  <>
                    <RowButton title="编辑" of={of} onClick={() => dialog.edit(row.id)} />
                    <RowButton title="删除" of={of} onClick={() => setDoomed(row)} />
                  </>
                )}
              </>
            );
          },
        }}
        toolbar={
          mayAdd && (
            <Button type="primary" icon={<AddIcon />} onClick={dialog.add}>
              新增
            </Button>
          )
        }
        filterBar={
          <FilterBar {...bar}>
            <SearchInput
              placeholder="提示词"
              value={draft.prompt}
              onChange={(prompt) => change({ prompt })}
            />
            <SearchInput placeholder="主题" value={draft.topic} onChange={(topic) => change({ topic })} />
            <TargetTypeSelect value={draft.tmplType} onChange={(tmplType) => change({ tmplType })} />
            <OptionSelect
              label="模板类型"
              all="全部模板类型"
              width={136}
              value={draft.invTargetDsDictKey}
              options={sources}
              onChange={(invTargetDsDictKey) => change({ invTargetDsDictKey })}
            />
          </FilterBar>
        }
        empty={<EmptyState title="还没有提示词" cause="新增主题模板后，其中的提示词逐条显示在这里。" />}
      />
      {dialog.opened && <PromptDialog prompt={dialog.opened.record} onClose={dialog.close} />}
      {doomed && <DeletePromptDialog row={doomed} onClose={() => setDoomed(null)} />}
    </Page>
  );
}
