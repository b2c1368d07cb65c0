import type { Universe } from '@console/contract-invest';
import { Segmented, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { BacktestOptions } from '../backtest-options.ts';
import { Field } from './field.tsx';
import type { RunFieldsProps } from './new-run-form.tsx';

const KINDS: readonly { readonly value: Universe['kind']; readonly label: string }[] = [
  { value: 'all', label: '全部 A 股' },
  { value: 'industry', label: '申万行业' },
  { value: 'pool', label: '生态行业' },
];
const SEARCH = { optionFilterProp: 'label' } as const;
const LEVELS = ['', '一级', '二级', '三级'];

/** The universe: which stocks take part. */
export function UniverseField({
  draft,
  faults,
  change,
  options,
}: RunFieldsProps & { readonly options: BacktestOptions }): ReactElement {
  const { universe, code, industryId } = draft;
  const fault = faults.code ?? faults.industryId;
  return (
    <Field
      name={universe === 'pool' ? 'industryId' : 'code'}
      title="股票池"
      hint={HINTS[universe]}
      fault={fault}
    >
      <Segmented
        aria-label="股票池"
        value={universe}
        options={[...KINDS]}
        onChange={(next) => change({ universe: next })}
      />
      {universe === 'industry' && (
        <Select<string>
          aria-label="申万行业"
          placeholder="选择行业"
          className="bt-grow"
          showSearch={SEARCH}
          value={code}
          options={options.industries.map((each) => ({
            value: each.code,
            label: `${each.name}（${LEVELS[each.level] ?? ''}）`,
          }))}
          onChange={(next) => change({ code: next })}
        />
      )}
      {universe === 'pool' && (
        <Select<number>
          aria-label="生态行业"
          placeholder={options.pools.length === 0 ? '还没有生态行业' : '选择行业'}
          className="bt-grow"
          showSearch={SEARCH}
          value={industryId}
          options={options.pools.map((each) => ({
            value: each.industryId,
            label: `${each.name}（${each.companies} 家）`,
          }))}
          onChange={(next) => change({ industryId: next })}
        />
      )}
    </Field>
  );
}

const HINTS: Readonly<Record<Universe['kind'], string>> = {
  all: '沪深北全部上市公司',
  industry: '按每个交易日当时的行业成分',
  pool: '按提交时该行业的公司，运行中不变',
};
