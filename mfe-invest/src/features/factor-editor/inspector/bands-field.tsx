import { choiceTitle } from '@console/contract-invest';
import { Button, InputNumber, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import type { ParamValue } from '../draft/draft-graph.ts';
import { EditorIcon } from '../editor-icon.tsx';

/** One band while it is typed: an end may still be missing. */
interface Band {
  readonly op: string;
  readonly value?: number | null;
  readonly upper?: number | null;
  readonly result?: number | null;
}

export interface BandsFieldProps {
  readonly value: ParamValue | undefined;
  readonly label: string;
  readonly disabled: boolean;
  readonly onChange: (value: ParamValue) => void;
}

const OPERATORS = ['<', '<=', '=', '>=', '>', '!=', 'between'].map((value) => ({
  value,
  label: choiceTitle(value),
}));

/** Bands in order: the first one that contains a value gives its result. */
export function BandsField({ value, label, disabled, onChange }: BandsFieldProps): ReactElement {
  const bands = bandsOf(value);
  const send = (next: readonly Band[]): void => onChange(next.map(writtenBand));
  const change = (at: number, part: Partial<Band>): void =>
    send(bands.map((band, index) => (index === at ? { ...band, ...part } : band)));
  return (
    <div className="factor-bands" role="group" aria-label={label}>
      {bands.map((band, at) => {
        const nameOf = (part: string): string => `第 ${at + 1} 个区间的${part}`;
        const between = band.op === 'between';
        const numberField = (part: 'value' | 'upper' | 'result', title: string): ReactElement => (
          <InputNumber
            className={part === 'result' || !between ? 'factor-band-whole' : ''}
            aria-label={nameOf(title)}
            placeholder={title}
            controls={false}
            disabled={disabled}
            value={band[part] ?? null}
            onChange={(given) => change(at, { [part]: given })}
          />
        );
        return (
          <div key={at} className="factor-band">
            <Select
              aria-label={nameOf('比较方式')}
              options={OPERATORS}
              value={band.op}
              disabled={disabled}
              popupMatchSelectWidth={false}
              onChange={(op: string) => change(at, op === 'between' ? { op } : { op, upper: null })}
            />
            {numberField('value', between ? '下限' : '数值')}
            {between && numberField('upper', '上限')}
            <span aria-hidden="true">结果</span>
            {numberField('result', '结果')}
            <button
              type="button"
              className="factor-small"
              aria-label={`删除第 ${at + 1} 个区间`}
              disabled={disabled || bands.length === 1}
              onClick={() => send(bands.filter((_, index) => index !== at))}
            >
              <EditorIcon of="remove" />
            </button>
          </div>
        );
      })}
      <Button
        size="small"
        disabled={disabled}
        onClick={() => send([...bands, { op: '<', value: 0, result: 0 }])}
      >
        增加区间
      </Button>
    </div>
  );
}

function bandsOf(value: ParamValue | undefined): readonly Band[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((band) =>
    typeof band === 'object' && band !== null && !Array.isArray(band)
      ? [{ ...(band as Partial<Band>), op: typeof band['op'] === 'string' ? band['op'] : '<' }]
      : [],
  );
}

/** The band as it is saved: missing ends are left out, and the check reports them. */
function writtenBand(band: Band): Record<string, ParamValue> {
  return Object.fromEntries(
    Object.entries(band).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'number' || typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}
