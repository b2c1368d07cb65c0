import { Button } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import '../data.css';

export interface FilterBarProps {
  readonly onSubmit: () => void;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The fields above a table; Enter in any of them searches. */
export function FilterBar({ onSubmit, onReset, children }: FilterBarProps): ReactElement {
  return (
    <form
      className="c-filter"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Button type="primary" htmlType="submit">
        查询
      </Button>
      <Button onClick={onReset}>重置</Button>
    </form>
  );
}
