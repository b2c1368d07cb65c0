import { BACKTEST_LIMITS, STANDARDISE, WINSORISE } from '@console/contract-invest';
import { Checkbox, InputNumber, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { BacktestOptions } from '../backtest-options.ts';
import { Field } from './field.tsx';
import type { RunFieldsProps } from './new-run-form.tsx';

interface PreparationFieldsProps extends RunFieldsProps {
  readonly options: BacktestOptions;
}

/** The exclusions, the preparation of values, and the benchmark of portfolios. */
export function PreparationFields(props: PreparationFieldsProps): ReactElement {
  const { draft, change, options } = props;
  return (
    <>
      <ExcludeField {...props} />
      <ValueFields {...props} />
      <Field name="benchmark" title="基准" hint="组合相对它计算阿尔法与超额收益">
        <Select<string>
          aria-label="基准"
          className="bt-grow"
          allowClear
          placeholder="无"
          value={draft.benchmark}
          options={options.benchmarks.map(({ code, name }) => ({ value: code, label: `${name} ${code}` }))}
          onChange={(next?: string) => change({ benchmark: next ?? null })}
        />
      </Field>
    </>
  );
}

const ExcludeField = ({ draft, faults, change }: RunFieldsProps): ReactElement => (
  <Field name="listedUnder" title="剔除" fault={faults.listedUnder}>
    <Checkbox checked={draft.suspended} onChange={({ target }) => change({ suspended: target.checked })}>
      停牌
    </Checkbox>
    <Checkbox checked={draft.st} onChange={({ target }) => change({ st: target.checked })}>
      ST
    </Checkbox>
    <span className="bt-inline">
      上市不足
      <InputNumber<number>
        aria-label="上市交易日"
        style={{ width: 80 }}
        min={BACKTEST_LIMITS.leastListedUnder}
        max={BACKTEST_LIMITS.mostListedUnder}
        value={draft.listedUnder}
        onChange={(listedUnder) => change({ listedUnder })}
      />
      个交易日
    </span>
  </Field>
);

function ValueFields({ draft, change }: RunFieldsProps): ReactElement {
  const { neutralise } = draft;
  return (
    <>
      <Field name="winsorise" title="去极值与标准化" hint="只用当日已知的数值">
        <Select
          aria-label="去极值"
          style={{ width: 220 }}
          value={draft.winsorise}
          options={choices(WINSORISE, '去极值')}
          onChange={(winsorise) => change({ winsorise })}
        />
        <Select
          aria-label="标准化"
          style={{ width: 160 }}
          value={draft.standardise}
          options={choices(STANDARDISE, '标准化')}
          onChange={(standardise) => change({ standardise })}
        />
      </Field>
      <Field name="neutralise" title="中性化" hint="取对所选变量回归的残差">
        <Checkbox
          checked={neutralise.industry}
          onChange={({ target }) => change({ neutralise: { ...neutralise, industry: target.checked } })}
        >
          申万一级行业
        </Checkbox>
        <Checkbox
          checked={neutralise.capital}
          onChange={({ target }) => change({ neutralise: { ...neutralise, capital: target.checked } })}
        >
          对数流通市值
        </Checkbox>
      </Field>
    </>
  );
}

/** 去极值：不处理 */
const choices = <Key extends string>(titles: Readonly<Record<Key, string>>, about: string) =>
  (Object.keys(titles) as Key[]).map((value) => ({ value, label: `${about}：${titles[value]}` }));
