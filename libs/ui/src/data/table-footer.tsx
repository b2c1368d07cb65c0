import { MAX_PAGE_SIZE } from '@console/contract-core';
import { Pagination, Select } from 'antd';
import type { ReactElement } from 'react';
import './data.css';
import { rangeText } from './inputs/range-text.ts';
import type { SizeChoice } from './state/use-page-size.ts';

export interface TableFooterProps {
  readonly total: number;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly choice: SizeChoice;
  /** Whether as many as fit the screen may be chosen. */
  readonly fits?: boolean;
  readonly onChoice: (choice: SizeChoice) => void;
  readonly onPage: (page: number) => void;
}

/** The foot of a table: the range of rows shown, their number, the rows a page, and the paging. */
export function TableFooter(props: TableFooterProps): ReactElement {
  const { total, page, size, choice, fits = true, onChoice, onPage } = props;
  return (
    <div className="c-table-foot">
      <span className="c-table-range">{rangeText(total, page, size)}</span>
      {total > 0 && (
        <>
          <Select<SizeChoice>
            aria-label="每页条数"
            value={choice}
            options={[...(fits ? [FIT] : []), ...sizesWith(choice)]}
            popupMatchSelectWidth={false}
            placement="topLeft"
            onChange={onChoice}
          />
          <Pagination
            total={total}
            current={page + 1}
            pageSize={size}
            showSizeChanger={false}
            showQuickJumper
            onChange={(current) => onPage(current - 1)}
          />
        </>
      )}
    </div>
  );
}

const FIT: { value: SizeChoice; label: string } = { value: 'fit', label: '适应屏幕' };

function sizesWith(choice: SizeChoice): { value: SizeChoice; label: string }[] {
  const sizes = [10, 20, 50, 100, MAX_PAGE_SIZE, ...(choice === 'fit' ? [] : [choice])];
  return [...new Set(sizes)].sort((a, b) => a - b).map((value) => ({ value, label: `${value} 条/页` }));
}
