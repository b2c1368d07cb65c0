import type { OutputOf } from '@console/contract-core';
import { dataCalls } from '@console/contract-data';
import { useCall } from '@console/platform';
import { Ladder, PageLink } from '@console/ui';
import { useState, type ReactElement } from 'react';
import { client } from '../data/data-client.ts';
import { OutcomeTable } from '../data/outcome-table.tsx';
import { Rejects, type RejectPlace } from '../data/rejects.tsx';
import { runPath } from '../data/run-address.ts';

/**
 * The outcome of each table of an import that has ended, its rejected rows and its record; draws nothing
 * when no table was reached.
 */
export function ImportOutcome({ jobId }: { readonly jobId: string }): ReactElement {
  const job = useCall(client, dataCalls.job, { id: jobId }, { staleTime: 0 });
  return (
    <Ladder keep answer={job} what="各表的结果" rows={4} rowHeight={32}>
      {(data) => <Outcome jobId={jobId} data={data} />}
    </Ladder>
  );
}

interface OutcomeProps {
  readonly jobId: string;
  readonly data: OutputOf<typeof dataCalls.job>;
}

function Outcome({ jobId, data }: OutcomeProps): ReactElement {
  const [rejects, setRejects] = useState<RejectPlace | null>(null);
  if (rejects) return <Rejects place={rejects} onBack={() => setRejects(null)} />;
  const { runId, tables } = data;
  const place = runId === null ? { jobId } : { runId };
  return (
    <>
      {runId !== null && <PageLink to={runPath(runId)}>导入记录 {runId}</PageLink>}
      {tables.length > 0 && (
        <OutcomeTable
          tables={tables}
          onRejects={({ table, title }) => setRejects({ ...place, table, title })}
        />
      )}
    </>
  );
}
