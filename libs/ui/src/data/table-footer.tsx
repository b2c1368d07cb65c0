import { formatNumber, MAX_PAGE_SIZE } from '@console/contract-core';
import { Pagination } from 'antd';
import type { ReactElement } from 'react';

export interface TableFooterProps {
  readonly total: number;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly onChange: (page: number, size: number) => void;
}

/** Which rows these are, of how many, and the way to the others. */
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

/** `第 1–20 条，共 5,312 条`; a page past the end says only how many there are. */
export function rangeText(total: number, page: number, size: number): string {
  const all = `共 ${formatNumber(total, { unit: 'integer' })} 条`;
  const first = page * size + 1;
  if (first > total) return all;
  const show = (value: number): string => formatNumber(value, { unit: 'integer' });
  return `第 ${show(first)}–${show(Math.min(total, first + size - 1))} 条，${all}`;
}
