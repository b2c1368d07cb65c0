import { useSession } from '@console/platform';
import { RowMenu } from '@console/ui/data';
import { Button, Tooltip } from '@console/ui/form';
import type { ReactElement } from 'react';
import './users.css';
import type { UserCommand } from './user-command.ts';
import { userLimits } from './user-limits.ts';
import type { UserRow } from './user-row.ts';

interface RowActionsProps {
  readonly row: UserRow;
  readonly onDetail: () => void;
  readonly onOpen: (kind: 'edit' | 'permission') => void;
  readonly onAsk: (kind: UserCommand['kind']) => void;
}

/** The actions on one user: the frequent ones as words, the rest behind the caret. */
export function RowActions({ row, onDetail, onOpen, onAsk }: RowActionsProps): ReactElement {
  const limits = userLimits(row, useSession());
  const status = row.status === 1 ? 'disable' : 'enable';
  return (
    <>
      <Button
        className="shell-users-row-action"
        type="link"
        size="small"
        aria-label={`${row.realName} 详情`}
        onClick={onDetail}
      >
        详情
      </Button>
      <Tooltip title={limits.edit}>
        <Button
          className="shell-users-row-action"
          type="link"
          size="small"
          disabled={limits.edit !== null}
          aria-label={`编辑 ${row.realName}`}
          onClick={() => onOpen('edit')}
        >
          编辑
        </Button>
      </Tooltip>
      <RowMenu
        label={`${row.realName} 的更多操作`}
        items={[
          {
            key: 'permission',
            title: '权限',
            blocked: limits.permission,
            onSelect: () => onOpen('permission'),
          },
          { key: 'reset', title: '重置密码', blocked: limits.reset, onSelect: () => onAsk('reset') },
          {
            key: 'status',
            title: row.status === 1 ? '停用' : '启用',
            blocked: limits.status,
            onSelect: () => onAsk(status),
          },
          { key: 'signOut', title: '强制退出', blocked: limits.signOut, onSelect: () => onAsk('signOut') },
          { key: 'delete', title: '删除', blocked: limits.delete, onSelect: () => onAsk('delete') },
        ]}
      />
    </>
  );
}
