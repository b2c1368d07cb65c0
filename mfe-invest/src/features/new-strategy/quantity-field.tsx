import { STOCK_QUANTITY, stockQuantity } from '@console/contract-invest';
import { schemaField } from '@console/ui/edit';
import { Form, Select } from '@console/ui/form';
import type { ReactElement } from 'react';

const { least, most, step } = STOCK_QUANTITY;
const QUANTITIES = Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step).map(
  (value) => ({ value, label: `${value} 只` }),
);
const RULES = schemaField(stockQuantity(), { on: 'onChange', blank: null });

/** The number of stocks that are chosen. */
export function QuantityField(): ReactElement {
  return (
    <Form.Item name="stockQuantity" label="股票数量" {...RULES}>
      <Select<number> options={QUANTITIES} />
    </Form.Item>
  );
}
