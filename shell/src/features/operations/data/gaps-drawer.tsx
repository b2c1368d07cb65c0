import { dataTables } from '@console/contract-data';
import { EmptyState } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { Button, Drawer } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from './data-client.ts';
import type { MartTableRow } from './table-cells.tsx';

interface GapsDrawerProps {
  /** Null while closed. */
  readonly row: MartTableRow | null;
  readonly onClose: () => void;
}

/** The days on which a table lacks rows, and for each day the securities that are missing. */
export function GapsDrawer({ row, onClose }: GapsDrawerProps): ReactElement {
  return (
    <Drawer
      open={row !== null}
      onClose={onClose}
      size={720}
      title={row && `${row.title} 的缺口`}
      destroyOnHidden
    >
      {row && <Gaps key={row.table} row={row} />}
    </Drawer>
  );
}

function Gaps({ row }: { readonly row: MartTableRow }): ReactElement {
  const [day, setDay] = useState<string | null>(null);
  const days = useTableState(dataTables.gaps);
  if (day !== null) return <Missing table={row.table} day={day} onBack={() => setDay(null)} />;
  return (
    <DataTable
      client={client}
      spec={dataTables.gaps}
      state={days}
      always={{ table: row.table }}
      title="缺口日期"
      rowActions={{
        width: 88,
        draw: (gap) => (
          <Button type="link" size="small" onClick={() => setDay(gap.day)}>
            缺失证券
          </Button>
        ),
      }}
      empty={<EmptyState title="没有缺口" cause="每个交易日的行数都与应有的证券数一致。" />}
    />
  );
}

interface MissingProps {
  readonly table: string;
  readonly day: string;
  readonly onBack: () => void;
}

function Missing({ table, day, onBack }: MissingProps): ReactElement {
  const state = useTableState(dataTables.missing);
  return (
    <DataTable
      client={client}
      spec={dataTables.missing}
      state={state}
      always={{ table, day }}
      title={`${day} 缺失的证券`}
      toolbar={<Button onClick={onBack}>返回缺口日期</Button>}
      empty={<EmptyState title="没有缺失的证券" />}
    />
  );
}
