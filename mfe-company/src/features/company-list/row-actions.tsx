import { PageLink, useClosed } from '@console/ui';
import { RowMenu, WindowButton } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyRow } from './company-row.ts';
import './company-list.css';
import { companyPath } from '@console/contract-core';

/** The actions on companies that the reader may take. */
export interface RowRights {
  readonly view: boolean;
  readonly edit: boolean;
  /** Not an authority: whether the installation allows deletion. */
  readonly delete: boolean;
}

export interface RowActionsProps {
  readonly row: CompanyRow;
  readonly rights: RowRights;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The actions on one company: only those the reader may take, deletion behind the caret. */
export function RowActions({ row, rights, onEdit, onDelete }: RowActionsProps): ReactElement {
  const closed = useClosed();
  return (
    <div className="company-actions">
      {rights.view && (
        <PageLink to={companyPath({ ...row, industryNames: row.releaseInfoNames })}>详情</PageLink>
      )}
      {rights.edit && (
        <WindowButton type="link" size="small" aria-label={`编辑 ${row.shortName}`} onClick={onEdit}>
          编辑
        </WindowButton>
      )}
      {rights.delete && (
        <RowMenu
          label={`${row.shortName} 的更多操作`}
          items={[{ key: 'delete', title: '删除', blocked: closed, onSelect: onDelete }]}
        />
      )}
    </div>
  );
}

/** The width of that column, in pixels; null when it would be empty. */
export function actionsWidth({ view, edit, delete: remove }: RowRights): number | null {
  const width = (view ? 38 : 0) + (edit ? 38 : 0) + (remove ? 36 : 0);
  return width === 0 ? null : width + 20;
}
