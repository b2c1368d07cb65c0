import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { PoolSide } from './pool-side.tsx';
import './pool-transfer.css';
import { addedItems, offeredItems } from './pool-items.ts';
import type { PoolCompany, useIndustryPool } from './use-industry-pool.ts';

export interface PoolTransferProps {
  /** Given by the form that contains it: the companies of the pool as it would be saved. */
  readonly value?: readonly number[];
  readonly onChange?: (corpIds: readonly number[]) => void;
  /** The companies of the saved pool. */
  readonly members: readonly PoolCompany[];
  /** The typed text, and the companies found. */
  readonly typed: string;
  readonly search: ReturnType<typeof useIndustryPool>;
  readonly onSearch: (typed: string) => void;
}

const NONE: readonly number[] = [];
const NO_PICK: ReadonlySet<number> = new Set();

/** All companies at the left, searched on the server; those of the pool at the right; both are moved between. */
export function PoolTransfer(props: PoolTransferProps): ReactElement {
  const { value = NONE, onChange, members, typed, search, onSearch } = props;
  const found = search.data?.AllCorp ?? [];
  // Companies that were added are shown by name, whatever is searched for afterwards.
  const [added, setAdded] = useState<readonly PoolCompany[]>([]);
  const [left, setLeft] = useState(NO_PICK);
  const [right, setRight] = useState(NO_PICK);
  const [text, setText] = useState('');
  const pool = new Set(value);
  const known = [...members, ...added, ...found];

  const join = (keys: readonly number[]): void => {
    const joining = new Set(keys.filter((key) => !pool.has(key)));
    if (joining.size === 0) return;
    setAdded([...added, ...known.filter(({ corpId }) => joining.has(corpId))]);
    setLeft(NO_PICK);
    onChange?.([...value, ...joining]);
  };
  const leave = (keys: readonly number[]): void => {
    const leaving = new Set(keys);
    if (leaving.size === 0) return;
    setRight(NO_PICK);
    onChange?.(value.filter((key) => !leaving.has(key)));
  };
  return (
    <div className="industry-transfer">
      <PoolSide
        title="全部公司"
        items={offeredItems(found, pool)}
        picked={left}
        onPick={setLeft}
        onTake={join}
        search={typed}
        onSearch={(next) => {
          setLeft(NO_PICK);
          onSearch(next);
        }}
        placeholder="输入代码、简称或拼音首字母"
        empty="还没有入库公司"
        busy={search.isFetching}
        fault={search.error && { error: search.error, onRetry: () => void search.refetch() }}
      />
      <div className="industry-transfer-moves">
        <Button type="primary" disabled={left.size === 0} onClick={() => join([...left])}>
          {left.size > 0 ? `加入 ${left.size} 家` : '加入'} ›
        </Button>
        <Button disabled={right.size === 0} onClick={() => leave([...right])}>
          ‹ {right.size > 0 ? `移出 ${right.size} 家` : '移出'}
        </Button>
      </div>
      <PoolSide
        title="公司池"
        items={addedItems(known, { pool, members, text })}
        picked={right}
        onPick={setRight}
        onTake={leave}
        search={text}
        onSearch={(next) => {
          setRight(NO_PICK);
          setText(next);
        }}
        placeholder="池内代码或简称"
        empty="公司池为空"
      />
    </div>
  );
}
