import { COMPANY_MESSAGES } from '@console/contract-core';
import { DEEPEST_LEVEL } from '@console/contract-industry';
import { PageLink, useClosed } from '@console/ui';
import { RowMenu, WindowButton, type RowMenuItem } from '@console/ui/data';
import type { ReactElement } from 'react';
import './industry-list.css';
import type { IndustryRow } from './industry-row.ts';

/** The actions on industries that the reader may take. */
export interface RowRights {
  readonly view: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
}

export interface RowActionsProps {
  readonly row: IndustryRow;
  readonly rights: RowRights;
  /** The path that 详情 opens. */
  readonly detail: string;
  /** Whether the dialog is loading. */
  readonly editPending: boolean;
  readonly onEdit: () => void;
  readonly onAddChild: () => void;
  readonly onPool: () => void;
  readonly onDelete: () => void;
}

/** The actions on one industry: only those the reader may take, the rarer ones behind the caret. */
export function RowActions(props: RowActionsProps): ReactElement {
  const { row, rights, detail, editPending, onEdit, onAddChild, onPool, onDelete } = props;
  const closed = useClosed();
  const items: RowMenuItem[] = [];
  if (rights.edit && row.industryLevel < DEEPEST_LEVEL)
    items.push({ key: 'child', title: '新增下级', blocked: closed, onSelect: onAddChild });
  if (rights.edit)
    items.push({
      key: 'pool',
      title: '维护公司池',
      blocked: row.industryLevel === DEEPEST_LEVEL ? closed : COMPANY_MESSAGES.poolTooHigh.text,
      onSelect: onPool,
    });
  if (rights.delete) items.push({ key: 'delete', title: '删除', blocked: closed, onSelect: onDelete });
  return (
    <div className="industry-actions">
      {rights.view && <PageLink to={detail}>详情</PageLink>}
      {rights.edit && (
        <WindowButton
          type="link"
          size="small"
          aria-label={`编辑 ${row.industryName}`}
          loading={editPending}
          onClick={onEdit}
        >
          编辑
        </WindowButton>
      )}
      {items.length > 0 && <RowMenu label={`${row.industryName} 的更多操作`} items={items} />}
    </div>
  );
}

/** The cell's padding, and what each action has beside the next one: the last has none. */
const PADDING = 20;
const GAP = 12;

/** The width of that column, in pixels; null when it would be empty. */
export function actionsWidth({ view, edit, delete: remove }: RowRights): number | null {
  const width = (view ? 38 : 0) + (edit ? 38 : 0) + (edit || remove ? 36 : 0);
  return width === 0 ? null : width + PADDING - GAP;
}
