import { SEARCH_LENGTH } from '@console/contract-core';
import { EmptyState, ErrorState } from '@console/ui';
import { Button, Input } from '@console/ui/form';
import { PickList, type PickItem } from '@console/ui/tree';
import type { ReactElement } from 'react';

export interface PoolSideProps {
  readonly title: string;
  readonly items: readonly PickItem[];
  readonly picked: ReadonlySet<number>;
  readonly onPick: (picked: ReadonlySet<number>) => void;
  /** Takes companies to the other side. */
  readonly onTake: (keys: readonly number[]) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** The name of the search box. */
  readonly placeholder: string;
  /** The text without any company. */
  readonly empty: string;
  /** The side is loading again. */
  readonly busy?: boolean;
  /** Why the companies could not be searched for. */
  readonly fault?: { readonly error: Error; readonly onRetry: () => void } | null;
}

/** One side of a pool's transfer: its companies, with a search and a button that picks all of them. */
export function PoolSide(props: PoolSideProps): ReactElement {
  const { title, items, picked, onPick, onTake, search, onSearch, placeholder, busy = false } = props;
  const open = items.filter(({ off }) => !off);
  const all = open.length > 0 && open.every(({ key }) => picked.has(key));
  return (
    <section className="industry-transfer-side" aria-label={title} aria-busy={busy}>
      <header>
        <h3>{title}</h3>
        <span>
          {search.trim() === '' ? '共' : '找到'} {items.length.toLocaleString('en')} 家
        </span>
        <Button
          type="link"
          size="small"
          disabled={open.length === 0}
          onClick={() => onPick(all ? new Set() : new Set(open.map(({ key }) => key)))}
        >
          {all ? '取消全选' : '全选'}
        </Button>
      </header>
      <div className="industry-transfer-search">
        <Input
          aria-label={placeholder}
          placeholder={placeholder}
          allowClear
          maxLength={SEARCH_LENGTH}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          // Enter would save the form.
          onPressEnter={(event) => event.preventDefault()}
        />
      </div>
      {props.fault ? (
        <ErrorState title="公司没有取到" error={props.fault.error} onRetry={props.fault.onRetry} />
      ) : items.length === 0 ? (
        <EmptyState
          filtered={search.trim() !== ''}
          title={search.trim() === '' ? props.empty : '没有符合的公司'}
        />
      ) : (
        <PickList
          label={title}
          items={items}
          picked={picked}
          search={search}
          onPick={onPick}
          onTake={onTake}
        />
      )}
    </section>
  );
}
