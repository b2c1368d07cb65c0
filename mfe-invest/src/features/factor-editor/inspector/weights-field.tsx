import { InputNumber } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { ParamValue } from '../draft/draft-graph.ts';

export interface WeightsFieldProps {
  readonly value: ParamValue | undefined;
  /** The name of each input. */
  readonly inputs: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (value: ParamValue) => void;
}

/** A weight for each input, with its share of the total. */
export function WeightsField({ value, inputs, disabled, onChange }: WeightsFieldProps): ReactElement {
  const given: readonly ParamValue[] = Array.isArray(value) ? value : [];
  const weights = inputs.map((_, at) => (typeof given[at] === 'number' ? given[at] : null));
  const total = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  return (
    <div className="factor-weights">
      {inputs.map((title, at) => (
        <label key={at} className="c-row factor-weight">
          <span>{title}</span>
          <InputNumber
            aria-label={`${title}的权重`}
            step={0.1}
            disabled={disabled}
            value={weights[at] ?? null}
            // An emptied field is a missing weight, not a weight of 0: the check reports it.
            onChange={(next) => onChange(weights.map((weight, index) => (index === at ? next : weight)))}
          />
          <small>{total > 0 ? `${(((weights[at] ?? 0) / total) * 100).toFixed(0)}%` : '—'}</small>
        </label>
      ))}
    </div>
  );
}
