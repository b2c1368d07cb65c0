import { EMPTY, type OutputOf } from '@console/contract-core';
import { dataCalls, RUN_STATES } from '@console/contract-data';
import { useCall } from '@console/platform';
import { Facts, Ladder } from '@console/ui';
import { Drawer } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from './data-client.ts';
import { OutcomeTable } from './outcome-table.tsx';
import { Rejects, type RejectPlace } from './rejects.tsx';
import { starterText } from './run-cells.tsx';

interface RunDrawerProps {
  /** Null while closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

/** One import: the outcome of each table, and its rejected rows. */
export function RunDrawer({ id, onClose }: RunDrawerProps): ReactElement {
  return (
    <Drawer open={id !== null} onClose={onClose} size={920} title={`第 ${id ?? ''} 次导入`} destroyOnHidden>
      {id !== null && <Run key={id} id={id} />}
    </Drawer>
  );
}

function Run({ id }: { readonly id: number }): ReactElement {
  const run = useCall(client, dataCalls.run, { id });
  return (
    <Ladder answer={run} what="导入详情" rows={8} rowHeight={32}>
      {(data) => <Outcome id={id} data={data} />}
    </Ladder>
  );
}

interface OutcomeProps {
  readonly id: number;
  readonly data: OutputOf<typeof dataCalls.run>;
}

function Outcome({ id, data }: OutcomeProps): ReactElement {
  const [rejects, setRejects] = useState<RejectPlace | null>(null);
  if (rejects) return <Rejects place={rejects} onBack={() => setRejects(null)} />;
  return (
    <>
      <Facts
        facts={[
          { label: '状态', value: RUN_STATES[data.state] },
          { label: '数据来源', value: data.demo ? `${data.source}（演示数据）` : data.source },
          { label: '开始时间', value: data.startedAt },
          { label: '结束时间', value: data.finishedAt },
          { label: '操作人', value: starterText(data) },
          { label: '用时', value: data.seconds === null ? EMPTY : `${data.seconds} 秒` },
          { label: '目录', value: data.folder, full: true },
          { label: '说明', value: data.message, full: true },
        ]}
      />
      <OutcomeTable
        tables={data.snapshots}
        onRejects={({ table, title }) => setRejects({ runId: id, table, title })}
      />
    </>
  );
}
