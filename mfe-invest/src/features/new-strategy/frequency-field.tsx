import { FREQUENCY_TITLES, type AdjustFrequency } from '@console/contract-invest';
import { Form, Select } from '@console/ui/form';
import type { ReactElement } from 'react';

const FREQUENCIES = Object.entries(FREQUENCY_TITLES).map(([value, label]) => ({
  value: Number(value) as AdjustFrequency,
  label,
}));

/** How often it is rebalanced: the close of the period's last trading day is its signal. */
export function FrequencyField(): ReactElement {
  return (
    <Form.Item
      name="adjustFrequency"
      label="调仓频率"
      required
      extra="每个周期最后一个交易日收盘产生信号，次日开盘执行"
    >
      <Select<AdjustFrequency> options={FREQUENCIES} />
    </Form.Item>
  );
}
