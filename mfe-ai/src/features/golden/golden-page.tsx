import { aiEntries, aiTables, TOPIC_TEXTS } from '@console/contract-ai';
import type { RowOf } from '@console/contract-core';
import { useCan } from '@console/platform';
import { AddIcon, EmptyState, Page, PageLink } from '@console/ui';
import { DataTable, FilterBar, SearchInput, useFilterDraft, useTableUrlState } from '@console/ui/data';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { EVALUATIONS_PATH } from '../../topic-parts/evaluation-paths.ts';
import { DeleteRecordDialog } from '../../topic-parts/delete-record-dialog.tsx';
import { RowButton } from '../../topic-parts/row-button.tsx';
import { useOpened } from '../../topic-parts/use-opened.ts';
import { GoldenCheck } from './golden-check.tsx';
import { GoldenDialog } from './golden-dialog.tsx';

type Row = RowOf<typeof aiTables.goldenCaseList>;

const WIDTH = { origin: 68, edit: 84 };

/** The golden cases of the topics, with the dialogs that add, edit and delete one. */
export function GoldenPage(): ReactElement {
  const state = useTableUrlState(aiTables.goldenCaseList);
  const { draft, change, bar } = useFilterDraft(state);
  const dialog = useOpened((id) => client.call(aiEntries.goldenCase, { id }), '评测用例');
  const mayEdit = useCan('gssjk_gn_edit');
  const [checking, setChecking] = useState(false);
  const [doomed, setDoomed] = useState<Row | null>(null);
  return (
    <Page>
      <DataTable
        client={client}
        spec={aiTables.goldenCaseList}
        state={state}
        heading="h1"
        title="评测用例"
        rowActions={{
          width: WIDTH.origin + (mayEdit ? WIDTH.edit : 0),
          draw: (row) => (
            <>
              {row.originId !== null && (
                <PageLink to={`/expertsystem/ask?questionId=${row.originId}`}>原问题</PageLink>
              )}
              {mayEdit && (
                <>
                  <RowButton title="编辑" of={row.question} onClick={() => dialog.edit(row.id)} />
                  <RowButton title="删除" of={row.question} onClick={() => setDoomed(row)} />
                </>
              )}
            </>
          ),
        }}
        toolbar={
          mayEdit && (
            <>
              <PageLink to={EVALUATIONS_PATH}>评测记录</PageLink>
              <Button onClick={() => setChecking(true)}>数据直答检验</Button>
              <Button type="primary" icon={<AddIcon />} onClick={dialog.add}>
                新增
              </Button>
            </>
          )
        }
        filterBar={
          <FilterBar {...bar}>
            <SearchInput placeholder="主题" value={draft.topic} onChange={(topic) => change({ topic })} />
            <SearchInput
              placeholder="问题"
              value={draft.question}
              onChange={(question) => change({ question })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            title="还没有评测用例"
            cause="评测用例是一个问题和它的回答必须给出的数据或文字；专家回答可以一键设为用例。"
          />
        }
      />
      {dialog.opened && <GoldenDialog goldenCase={dialog.opened.record} onClose={dialog.close} />}
      {checking && <GoldenCheck onClose={() => setChecking(false)} />}
      {doomed && (
        <DeleteRecordDialog
          question="此操作将永久删除该评测用例, 是否继续?"
          remove={() => client.call(aiEntries.deleteGoldenCase, { id: doomed.id })}
          notice={TOPIC_TEXTS.deleted}
          onClose={() => setDoomed(null)}
        >
          {doomed.topic}：{doomed.question}
        </DeleteRecordDialog>
      )}
    </Page>
  );
}
