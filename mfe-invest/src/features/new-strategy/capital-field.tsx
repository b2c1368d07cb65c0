import { formatNumber } from '@console/contract-core';
import { initialCapital, INITIAL_CAPITAL } from '@console/contract-invest';
import { schemaField } from '@console/ui/edit';
import { Form, InputNumber } from '@console/ui/form';
import type { ReactElement } from 'react';

const whole = (value: number): string => formatNumber(value, { unit: 'integer' });
const RANGE = `${whole(INITIAL_CAPITAL.least)} 至 ${whole(INITIAL_CAPITAL.most)} 元`;
/** Typed digits with separators; anything else as it was typed, for the rule to refuse. */
const grouped = (text: string): string => (/^\d{1,15}$/.test(text) ? whole(Number(text)) : text);
const RULES = schemaField(initialCapital(), { blank: null });

/** The capital a strategy begins with, in yuan. */
export function CapitalField(): ReactElement {
  return (
    <Form.Item name="initialCapital" label="初始资金（元）" extra={RANGE} {...RULES}>
      <InputNumber<number>
        className="invest-new-capital"
        step={INITIAL_CAPITAL.least}
        formatter={(value) => grouped(String(value ?? ''))}
        parser={(text) => Number((text ?? '').replaceAll(',', ''))}
      />
    </Form.Item>
  );
}
