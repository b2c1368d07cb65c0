import { accessTables } from '@console/contract-access';
import { useSession } from '@console/platform';
import { AddIcon, EmptyState } from '@console/ui';
import { DataTable, useTableUrlState } from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../core/access/access-client.ts';
import '../system.css';
import { RowActions } from './row-actions.tsx';
import { userCells } from './user-cells.tsx';
import type { UserCommand } from './user-command.ts';
import { UserFilter } from './user-filter.tsx';
import { userLimits } from './user-limits.ts';
import type { UserRow } from './user-row.ts';

interface UserTableProps {
  readonly ticked: readonly UserRow[];
  readonly onTick: (rows: readonly UserRow[]) => void;
  readonly onAdd: () => void;
  readonly onDetail: (row: UserRow) => void;
  readonly onOpen: (kind: 'edit' | 'permission', row: UserRow) => void;
  readonly onAsk: (kind: UserCommand['kind'], rows: readonly UserRow[]) => void;
}

/** The table of users: searched, sorted, ticked. */
export function UserTable(props: UserTableProps): ReactElement {
  const { ticked, onTick, onAdd, onDetail, onOpen, onAsk } = props;
  const session = useSession();
  const state = useTableUrlState(accessTables.userList);
  return (
    <DataTable
      client={client}
      spec={accessTables.userList}
      state={state}
      title="用户"
      cells={userCells({ onDetail })}
      selection={{
        rows: ticked,
        onChange: onTick,
        label: (row) => row.realName,
        blocked: (row) => userLimits(row, session).delete,
      }}
      rowActions={{
        width: 132,
        draw: (row) => (
          <RowActions
            row={row}
            onDetail={() => onDetail(row)}
            onOpen={(kind) => onOpen(kind, row)}
            onAsk={(kind) => onAsk(kind, [row])}
          />
        ),
      }}
      toolbar={
        <>
          {ticked.length > 0 && (
            <Ticked
              count={ticked.length}
              onClear={() => onTick([])}
              onDelete={() => onAsk('delete', ticked)}
            />
          )}
          <Button type="primary" icon={<AddIcon />} onClick={onAdd}>
            新增用户
          </Button>
        </>
      }
      filterBar={<UserFilter state={state} />}
      empty={<EmptyState title="还没有用户" cause="新增用户后，在此维护其资料、权限与会话。" />}
    />
  );
}

interface TickedProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly onDelete: () => void;
}

function Ticked({ count, onClear, onDelete }: TickedProps): ReactElement {
  return (
    <>
      <span className="c-hint">已选 {count} 人</span>
      <Button type="link" size="small" onClick={onClear}>
        取消选择
      </Button>
      <Button danger onClick={onDelete}>
        批量删除
      </Button>
    </>
  );
}
