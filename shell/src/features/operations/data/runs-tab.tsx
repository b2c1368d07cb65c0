import { dataCalls, dataTables, RUN_STATES } from '@console/contract-data';
import type { RowOf } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { EmptyState } from '@console/ui';
import {
  DataTable,
  DateRange,
  FilterBar,
  OptionSelect,
  SearchInput,
  useFilterDraft,
  useTableUrlState,
  useAddressValue,
} from '@console/ui/data';
import { Button, Modal } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from './data-client.ts';
import { options } from '../../../core/controls/options.ts';
import { RUN_KEY } from './run-address.ts';
import { runCells } from './run-cells.tsx';
import { RunDrawer } from './run-drawer.tsx';
import { useSubmit } from './use-submit.ts';

type RunRow = RowOf<typeof dataTables.runs>;

interface RunsTabProps {
  /** Called with the id of the job. */
  readonly onSubmitted: (job: string) => void;
}

/** All imports, newest first; the last one can be undone. */
export function RunsTab({ onSubmitted }: RunsTabProps): ReactElement {
  const state = useTableUrlState(dataTables.runs);
  const { draft, change, bar } = useFilterDraft(state);
  const [opened, open] = useAddressValue(RUN_KEY);
  const [undoing, setUndoing] = useState<RunRow | null>(null);
  return (
    <>
      <DataTable
        client={client}
        spec={dataTables.runs}
        state={state}
        title="导入记录"
        cells={runCells}
        rowActions={{
          width: 104,
          draw: (row) => (
            <>
              <Button type="link" size="small" onClick={() => open(String(row.id))}>
                详情
              </Button>
              {row.canUndo && (
                <Button type="link" size="small" danger onClick={() => setUndoing(row)}>
                  撤销
                </Button>
              )}
            </>
          ),
        }}
        filterBar={
          <FilterBar {...bar}>
            <SearchInput
              placeholder="来源或目录"
              value={draft.search}
              onChange={(search) => change({ search })}
            />
            <OptionSelect
              label="状态"
              all="全部状态"
              options={options(RUN_STATES)}
              value={draft.state}
              onChange={(state) => change({ state })}
            />
            <DateRange
              label="开始时间"
              placeholder={['开始时间起', '止']}
              value={[draft.startedFrom, draft.startedTo]}
              onChange={([startedFrom, startedTo]) => change({ startedFrom, startedTo })}
            />
          </FilterBar>
        }
        empty={
          <EmptyState title="还没有导入记录" cause="上传数据文件并提交导入后，每次导入在此留下一条记录。" />
        }
      />
      <RunDrawer id={runOf(opened)} onClose={() => open(null)} />
      <UndoDialog run={undoing} onClose={() => setUndoing(null)} onSubmitted={onSubmitted} />
    </>
  );
}

/** The id of the opened import; null for anything that is no number. */
const runOf = (opened: string | null): number | null =>
  opened !== null && /^[1-9]\d{0,9}$/.test(opened) ? Number(opened) : null;

interface UndoDialogProps {
  readonly run: RunRow | null;
  readonly onClose: () => void;
  readonly onSubmitted: (job: string) => void;
}

function UndoDialog({ run, onClose, onSubmitted }: UndoDialogProps): ReactElement {
  const { notify } = usePlatform();
  const { submit, submitting } = useSubmit();
  const undo = async (): Promise<void> => {
    if (run === null) return;
    const accepted = await submit((idempotencyKey) =>
      client.call(dataCalls.submitUndo, { runId: run.id }, { idempotencyKey }),
    );
    if (accepted === null) return;
    notify.success('已提交撤销任务');
    onClose();
    onSubmitted(accepted.jobId);
  };
  return (
    <Modal
      open={run !== null}
      title={run && `撤销第 ${run.id} 次导入`}
      okText="撤销"
      okButtonProps={{ danger: true }}
      confirmLoading={submitting}
      onOk={() => void undo()}
      onCancel={onClose}
    >
      {run && (
        <p>
          {run.tables} 张表将回到 {run.startedAt}{' '}
          之前的内容，由它们衍生的数据随之更新。撤销后可以重新导入同一批文件。
        </p>
      )}
    </Modal>
  );
}
