import { formatNumber } from '@console/contract-core';
import { Mark } from '@console/ui';
import { MARK_ROOM, type CellOverrides } from '@console/ui/data';
import './users.css';
import type { UserRow } from './user-row.ts';

const statusText = ({ status }: UserRow): string => (status === 1 ? '启用' : '停用');
const whole = (value: number): string => formatNumber(value, { unit: 'integer' });

interface Opens {
  readonly onDetail: (row: UserRow) => void;
}

/**
 * The cells of the user list: disabled users are marked; administrators have a word in place of a count of
 * authorities.
 */
export const userCells = ({ onDetail }: Opens): CellOverrides<UserRow> => ({
  username: {
    draw: (row) => (
      <button type="button" className="c-name-button" onClick={() => onDetail(row)}>
        {row.username}
      </button>
    ),
  },
  status: {
    draw: (row) => (row.status === 1 ? statusText(row) : <Mark tint="slate">{statusText(row)}</Mark>),
    text: statusText,
    room: MARK_ROOM,
  },
  authorityCount: {
    draw: (row) => (row.admin === 1 ? <Mark tint="navy">系统管理员</Mark> : whole(row.authorityCount)),
    text: (row) => (row.admin === 1 ? '系统管理员' : String(row.authorityCount)),
    room: MARK_ROOM,
  },
});
