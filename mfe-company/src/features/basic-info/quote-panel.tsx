import { Num, Panel } from '@console/ui';
import type { UnitId } from '@console/contract-core';
import type { ReactElement } from 'react';
import type { Company } from '../../tabs/company-tab.ts';
import './quote-panel.css';

interface Quote {
  readonly label: string;
  readonly value: number | null;
  readonly unit: UnitId;
  /** Whether it is coloured by its side of the former close. */
  readonly price?: true;
}

/** The latest trading day in full. */
export function QuotePanel({ company }: { readonly company: Company }): ReactElement {
  return (
    <Panel title="当日行情" sub={company.date ?? '暂无行情'}>
      <dl className="company-quotes">
        {quotesOf(company).map(({ label, value, unit, price }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={price ? sideOf(value, company.preClose) : undefined}>
              <Num value={value} unit={unit} withUnit={!price && label !== '昨收'} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function quotesOf(company: Company): readonly Quote[] {
  const { high, low, preClose } = company;
  const swing = high === null || low === null || !preClose ? null : (high - low) / preClose;
  return [
    { label: '今开', value: company.open, unit: 'yuan', price: true },
    { label: '最高', value: high, unit: 'yuan', price: true },
    { label: '昨收', value: preClose, unit: 'yuan' },
    { label: '最低', value: low, unit: 'yuan', price: true },
    { label: '成交额', value: company.amount, unit: 'hundredMillionYuan' },
    { label: '换手率', value: company.turnoverRate, unit: 'percent' },
    { label: '振幅', value: swing, unit: 'percent' },
    { label: '52 周最高', value: company.high52w, unit: 'yuan' },
    { label: '总市值', value: company.totalCapital, unit: 'hundredMillionYuan' },
    { label: '52 周最低', value: company.low52w, unit: 'yuan' },
  ];
}

function sideOf(value: number | null, preClose: number | null): string | undefined {
  if (value === null || preClose === null || value === preClose) return undefined;
  return value > preClose ? 'c-up' : 'c-down';
}
