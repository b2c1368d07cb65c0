import { COMPANY_MESSAGES } from '@console/contract-core';
import { DEEPEST_LEVEL } from '@console/contract-industry';
import { PageLink, useClosed } from '@console/ui';
import { RowMenu, WindowButton, type RowMenuItem } from '@console/ui/data';
import type { ReactElement } from 'react';
import './industry-list.css';
import type { IndustryRow } from './industry-row.ts';

/** What the reader may do to industries. */
export interface RowRights {
  readonly view: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
}

export interface RowActionsProps {
  readonly row: IndustryRow;
  readonly rights: RowRights;
  /** Where 详情 leads. */
  readonly detail: string;
  /** The dialog is being fetched. */
  readonly editPending: boolean;
  readonly onEdit: () => void;
  readonly onAddChild: () => void;
  readonly onPool: () => void;
  readonly onDelete: () => void;
}

/** What is done to one industry: only what the reader may, the rarer things behind the caret. */
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

/** The width of that column; null when there is nothing in it. */
export function actionsWidth({ view, edit, delete: remove }: RowRights): number | null {
  const width = (view ? 38 : 0) + (edit ? 38 : 0) + (edit || remove ? 36 : 0);
  return width === 0 ? null : width + 20;
}
