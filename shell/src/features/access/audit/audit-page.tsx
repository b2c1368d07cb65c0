import { accessTables, userEntries, type Colleague } from '@console/contract-access';
import { useCall } from '@console/platform';
import { EmptyState, Page } from '@console/ui';
import { DataTable, useTableUrlState, useAddressValue } from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import { auditCells } from './audit-cells.tsx';
import { AuditDrawer } from './audit-drawer.tsx';
import { AuditFilter } from './audit-filter.tsx';

const NO_COLLEAGUES: readonly Colleague[] = [];

/** 审计日志: who changed what, when and from where; the newest first. */
export default function AuditPage(): ReactElement {
  const state = useTableUrlState(accessTables.auditList);
  const [opened, setOpened] = useAddressValue('entry');
  // Names make the log readable; it is shown without them too.
  const colleagues = useCall(client, userEntries.colleagues, {}).data ?? NO_COLLEAGUES;
  return (
    <Page>
      <DataTable
        client={client}
        spec={accessTables.auditList}
        state={state}
        title="审计日志"
        heading="h1"
        cells={auditCells(colleagues)}
        rowActions={{
          width: 72,
          draw: (row) => (
            <Button
              type="link"
              size="small"
              aria-label={`${row.at} 的明细`}
              onClick={() => setOpened(String(row.id))}
            >
              明细
            </Button>
          ),
        }}
        filterBar={<AuditFilter state={state} />}
        empty={
          <EmptyState title="还没有审计记录" cause="登录、修改与导入等操作发生后，在此各留下一条记录。" />
        }
      />
      <AuditDrawer
        id={opened !== null && /^[1-9]\d{0,15}$/.test(opened) ? Number(opened) : null}
        colleagues={colleagues}
        onClose={() => setOpened(null)}
      />
    </Page>
  );
}
