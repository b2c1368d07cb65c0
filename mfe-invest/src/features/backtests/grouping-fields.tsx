import { BACKTEST_LIMITS, type BacktestParams } from '@console/contract-invest';
import { InputNumber, Segmented, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import type { RunFieldsProps } from './new-run-form.tsx';
import { tidyHorizons } from './run-draft.ts';

const SEPARATORS = [',', '，', ' ', '、'];
const USUAL = ['1', '5', '10', '20', '40', '60', '120'].map((value) => ({ value, label: `${value} 日` }));
const BINS: readonly { readonly value: BacktestParams['binBy']; readonly label: string }[] = [
  { value: 'date', label: '全体分组' },
  { value: 'industry', label: '行业内分组' },
];

/** How long stocks are held, and into how many groups they fall. */
export function GroupingFields({ draft, faults, change }: RunFieldsProps): ReactElement {
  return (
    <>
      <Field name="horizons" title="持有期" hint="交易日，最多 8 个，可直接输入" fault={faults.horizons}>
        <Select<string[]>
          aria-label="持有期"
          mode="tags"
          className="bt-grow"
          tokenSeparators={SEPARATORS}
          value={[...draft.horizons]}
          options={USUAL}
          onChange={(next) => change({ horizons: tidyHorizons(next) })}
        />
      </Field>
      <Field name="quantiles" title="分组" fault={faults.quantiles}>
        <InputNumber<number>
          aria-label="分组数"
          style={{ width: 96 }}
          min={BACKTEST_LIMITS.leastQuantiles}
          max={BACKTEST_LIMITS.mostQuantiles}
          suffix="组"
          value={draft.quantiles}
          onChange={(quantiles) => change({ quantiles })}
        />
        <Segmented
          aria-label="分组方式"
          value={draft.binBy}
          options={[...BINS]}
          onChange={(binBy) => change({ binBy })}
        />
      </Field>
    </>
  );
}
