import type { poolTables } from '@console/contract-invest';
import { FilterBar, SearchInput, type FilterDraft } from '@console/ui/data';
import { InputNumber } from '@console/ui/form';
import type { ReactElement } from 'react';

/** The searches of a style's pool: the least style index (0–5) and the least success rate (0–1). */
export function PoolFilter({
  draft,
  change,
  bar,
}: FilterDraft<(typeof poolTables)['stylePool']>): ReactElement {
  return (
    <FilterBar {...bar}>
      <SearchInput
        placeholder="公司简称或代码"
        value={draft.search}
        onChange={(search) => change({ search })}
      />
      <InputNumber
        aria-label="风格指数不低于"
        placeholder="风格指数 ≥（0–5）"
        min={0}
        max={5}
        step={0.01}
        precision={2}
        style={{ width: 152 }}
        value={draft.styleIndex ?? null}
        onChange={(styleIndex) => change({ styleIndex: styleIndex ?? undefined })}
      />
      <InputNumber
        aria-label="投资成功率不低于"
        placeholder="投资成功率 ≥（0–1）"
        min={0}
        max={1}
        step={0.01}
        precision={2}
        style={{ width: 168 }}
        value={draft.investSuccessRate ?? null}
        onChange={(investSuccessRate) => change({ investSuccessRate: investSuccessRate ?? undefined })}
      />
    </FilterBar>
  );
}
