import { MAX_PAGE_SIZE } from '@console/contract-core';
import { Pagination } from 'antd';
import type { ReactElement } from 'react';
import { rangeText } from './inputs/range-text.ts';

export interface TableFooterProps {
  readonly total: number;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly onChange: (page: number, size: number) => void;
}

/** The foot of a table: the range of rows shown, their number, and the paging. */
export function TableFooter({ total, page, size, onChange }: TableFooterProps): ReactElement {
  const sizes = [...new Set([10, 20, 50, 100, MAX_PAGE_SIZE, size])].sort((a, b) => a - b);
  return (
    <div className="c-table-foot">
      <span className="c-table-range">{rangeText(total, page, size)}</span>
      {total > 0 && (
        <Pagination
          total={total}
          current={page + 1}
          pageSize={size}
          pageSizeOptions={sizes}
          showSizeChanger={{ 'aria-label': '每页条数', showSearch: false }}
          showQuickJumper
          onChange={(current, nextSize) => onChange(nextSize === size ? current - 1 : 0, nextSize)}
        />
      )}
    </div>
  );
}
