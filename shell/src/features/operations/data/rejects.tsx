import { dataCalls, dataTables } from '@console/contract-data';
import { EmptyState } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from './data-client.ts';

/** Whose rejected rows: those of a run, or of the job of a dry run. */
export type RejectPlace = { readonly table: string; readonly title: string } & (
  | { readonly runId: number }
  | { readonly jobId: string }
);

interface RejectsProps {
  readonly place: RejectPlace;
  readonly onBack: () => void;
}

/** The rejected rows of one table with line, column, value and reason, and the file of all of them. */
export function Rejects({ place, onBack }: RejectsProps): ReactElement {
  const { title, ...always } = place;
  const state = useTableState(dataTables.rejects);
  const query = new URLSearchParams(Object.entries(always).map(([key, value]) => [key, String(value)]));
  return (
    <DataTable
      client={client}
      spec={dataTables.rejects}
      state={state}
      always={always}
      title={`${title} 的拒绝行`}
      toolbar={
        <>
          <Button onClick={onBack}>返回</Button>
          <Button href={`/svc/data${dataCalls.rejectFile.path}?${query}`} download>
            下载全部
          </Button>
        </>
      }
      empty={<EmptyState title="没有拒绝行" cause="拒绝行文件已不在服务器上，或该表没有被拒绝的行。" />}
    />
  );
}
