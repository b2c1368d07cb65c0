import { WEIGHT_RANGE, WEIGHT_TITLES, type StyleWeight } from '@console/contract-invest';
import { Form, InputNumber } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { StyleDraft } from './style-draft.ts';
import { weightField } from './style-rules.ts';
import { totalText, weightTotal } from './weight-total.ts';

const { least, most, decimals } = WEIGHT_RANGE;

interface WeightGroupProps {
  readonly title: string;
  readonly names: readonly StyleWeight[];
  readonly draft: StyleDraft;
  /** The message when they do not add up to 1. */
  readonly fault: string;
}

/** Weights that must add up to 1, with their sum while they are typed. */
export function WeightGroup({ title, names, draft, fault }: WeightGroupProps): ReactElement {
  const total = weightTotal(draft, names);
  const { sum, gap } = totalText(total);
  return (
    <fieldset className="invest-style-group">
      <legend>{title}</legend>
      <div className="invest-style-weights">
        {names.map((name) => (
          <Form.Item key={name} name={name} label={WEIGHT_TITLES[name]} {...weightField}>
            <InputNumber min={least} max={most} step={0.1} precision={decimals} placeholder="0.00 至 1.00" />
          </Form.Item>
        ))}
        <output className="invest-style-total" data-state={total.state}>
          <span>合计</span>
          <b>{sum}</b>
          {gap && <span>{gap}</span>}
        </output>
      </div>
      {total.state === 'wrong' && (
        <p className="invest-style-fault" role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
