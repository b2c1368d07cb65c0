import { BACKTEST_LIMITS, type BacktestParams } from '@console/contract-invest';
import { InputNumber, Segmented, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import type { RunFieldsProps } from './new-run-form.tsx';
import { takeHorizons, typedHorizonFault } from './run-draft.ts';

const SEPARATORS = [',', '，', ' ', '、'];
const USUAL = ['1', '5', '10', '20', '40', '60', '120'].map((value) => ({ value, label: `${value} 日` }));
const BINS: readonly { readonly value: BacktestParams['binBy']; readonly label: string }[] = [
  { value: 'date', label: '全体分组' },
  { value: 'industry', label: '行业内分组' },
];

/** The horizons, and the number of groups that stocks are divided into. */
export function GroupingFields(props: RunFieldsProps): ReactElement {
  const { draft, faults, change } = props;
  return (
    <>
      <HorizonField {...props} />
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

const { horizons: MOST, longest: LONGEST } = BACKTEST_LIMITS;

/**
 * The field of horizons. An invalid one is refused as it is typed: it stays in the field, with the reason,
 * until it is corrected or removed.
 */
function HorizonField({ draft, faults, change }: RunFieldsProps): ReactElement {
  const { horizons, typedHorizon } = draft;
  const typed = typedHorizonFault(draft);
  const take = (next: readonly string[]): void => {
    // Typing a chosen one once more would remove it.
    const again = horizons.includes(typedHorizon.trim()) && next.length < horizons.length;
    change(again ? { typedHorizon: '' } : takeHorizons(next));
  };
  return (
    <Field
      name="horizons"
      title="持有期"
      hint={`1–${LONGEST} 个交易日，最多 ${MOST} 个，可直接输入`}
      fault={typed ?? faults.horizons}
    >
      <Select<string[]>
        aria-label="持有期"
        mode="tags"
        className="bt-grow"
        tokenSeparators={SEPARATORS}
        {...(typed === undefined ? {} : { status: 'warning' as const })}
        value={[...horizons]}
        options={USUAL}
        showSearch={{ searchValue: typedHorizon, onSearch: (text) => change({ typedHorizon: text }) }}
        onChange={take}
      />
    </Field>
  );
}
