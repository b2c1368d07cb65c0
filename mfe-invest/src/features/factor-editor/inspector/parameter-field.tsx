import { choiceTitle } from '@console/contract-invest';
import { InputNumber, Segmented, Select, Switch } from '@console/ui/form';
import { useId, type ReactElement } from 'react';
import type { ParamValue } from '../draft/draft-graph.ts';
import type { Parameter } from '../draft/node-parameters.ts';
import { BandsField } from './bands-field.tsx';
import { WeightsField } from './weights-field.tsx';

export interface ParameterFieldProps {
  readonly parameter: Parameter;
  readonly value: ParamValue | undefined;
  /** The names of the node's inputs. */
  readonly inputs: readonly string[];
  /** How its number is meant, where that is easily mistaken. */
  readonly hint?: string | null;
  readonly fault: string | null;
  readonly readOnly: boolean;
  readonly onChange: (value: ParamValue | undefined) => void;
}

/** One parameter of a node, by its kind, with its faults below it. */
export function ParameterField(props: ParameterFieldProps): ReactElement {
  const { parameter, hint = null, fault } = props;
  const faultId = useId();
  return (
    <div className="factor-field" data-faulty={fault !== null}>
      <span className="factor-label">
        {parameter.title}
        {parameter.optional && <small>选填</small>}
      </span>
      <Field {...props} />
      {fault === null ? (
        parameter.note && <small className="factor-note">{parameter.note}</small>
      ) : (
        <small id={faultId} role="alert" className="factor-fault">
          {fault}
        </small>
      )}
      {hint !== null && <small className="factor-note">{hint}</small>}
    </div>
  );
}

/** The most choices that are shown side by side. */
const SIDE_BY_SIDE = 3;

function Field({ parameter, value, inputs, fault, readOnly, onChange }: ParameterFieldProps): ReactElement {
  const { kind, title, choices = [], fallback, optional } = parameter;
  const options = choices.map(({ value: word, label }) => ({ value: word, label }));
  const chosen = typeof value === 'string' ? value : typeof fallback === 'string' ? fallback : null;
  if (kind === 'bands')
    return <BandsField label={title} value={value} disabled={readOnly} onChange={onChange} />;
  if (kind === 'weights')
    return <WeightsField value={value} inputs={inputs} disabled={readOnly} onChange={onChange} />;
  if (kind === 'flag')
    return (
      <Switch
        aria-label={title}
        size="small"
        disabled={readOnly}
        checked={(value ?? fallback) === true}
        onChange={(checked) => onChange(checked || !optional ? checked : undefined)}
      />
    );
  if (kind === 'choice' && options.length <= SIDE_BY_SIDE && chosen !== null)
    return (
      <Segmented
        block
        aria-label={title}
        disabled={readOnly}
        options={options}
        value={chosen}
        onChange={onChange}
      />
    );
  if (kind === 'choice' || kind === 'comparison')
    return (
      <Select
        aria-label={title}
        disabled={readOnly}
        allowClear={optional}
        options={options.length > 0 ? options : COMPARISONS}
        value={chosen}
        onChange={(next: string | undefined) => onChange(next)}
      />
    );
  return (
    <InputNumber
      aria-label={title}
      aria-invalid={fault !== null}
      disabled={readOnly}
      {...(kind === 'integer' ? { precision: 0 } : {})}
      {...(fallback === undefined ? {} : { placeholder: `默认 ${fallback}` })}
      value={typeof value === 'number' ? value : null}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

const COMPARISONS = ['<', '<=', '=', '>=', '>', '!='].map((value) => ({ value, label: choiceTitle(value) }));
