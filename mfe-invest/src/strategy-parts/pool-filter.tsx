import type { poolTables } from '@console/contract-invest';
import { FilterBar, SearchInput, type FilterDraft } from '@console/ui/data';
import { InputNumber } from '@console/ui/form';
import type { ReactElement } from 'react';

/** The searches of a style's pool: a company, and the least style index (0–5) and success rate (0–1). */
export function PoolFilter({
  draft,
  change,
  bar,
}: FilterDraft<(typeof poolTables)['stylePool']>): ReactElement {
  return (
    <FilterBar {...bar}>
      <SearchInput
        placeholder="公司简称、代码或拼音"
        value={draft.search}
        onChange={(search) => change({ search })}
      />
      <InputNumber<number>
        aria-label="风格指数不低于"
        prefix="风格指数 ≥"
        style={{ width: 168 }}
        min={0}
        max={5}
        step={0.01}
        precision={2}
        value={draft.styleIndex ?? null}
        onChange={(styleIndex) => change({ styleIndex: styleIndex ?? undefined })}
      />
      <InputNumber<number>
        aria-label="投资成功率不低于"
        prefix="投资成功率 ≥"
        style={{ width: 176 }}
        min={0}
        max={1}
        step={0.01}
        precision={2}
        value={draft.investSuccessRate ?? null}
        onChange={(investSuccessRate) => change({ investSuccessRate: investSuccessRate ?? undefined })}
      />
    </FilterBar>
  );
}
