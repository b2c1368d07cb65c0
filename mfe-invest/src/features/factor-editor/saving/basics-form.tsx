import {
  FACTOR_CATEGORIES,
  factorCalls,
  factorName,
  FACTOR_NAME_LENGTH,
  FACTOR_TEXTS,
  indicatorCalls,
  REMARK_LENGTH,
} from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Input, Select } from '@console/ui/form';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { client } from '../../../client.ts';
import type { Basics } from './factor-beginning.ts';

export interface BasicsFormProps {
  readonly basics: Basics;
  /** The id of the factor that has the name already. */
  readonly factorId: number | null;
  readonly disabled: boolean;
  /** Whether missing values are shown before anything was typed. */
  readonly asked: boolean;
  readonly onChange: (basics: Basics) => void;
}

const CATEGORIES = FACTOR_CATEGORIES.map(({ id, title }) => ({ value: id, label: title }));

/**
 * Name, category and remark of a factor; whether another factor has the name is checked when its field is
 * left.
 */
export function BasicsForm(props: BasicsFormProps): ReactElement {
  const { basics, factorId, disabled, asked, onChange } = props;
  const [leaveName, taken] = useTakenName(factorId);
  const indicators = useIndicatorNames();
  const [left, setLeft] = useState(false);
  const nameFault =
    (asked || left ? basicsFault(basics)?.name : null) ??
    (indicators.has(basics.name.trim()) && !disabled ? FACTOR_TEXTS.nameOfIndicator : null) ??
    (taken === basics.name.trim() ? FACTOR_TEXTS.nameTaken : null);
  const categoryFault = asked ? basicsFault(basics)?.category : null;
  return (
    <section className="c-column" aria-label="基本资料">
      <Field title="因子名称" fault={nameFault}>
        <Input
          aria-label="因子名称"
          aria-invalid={Boolean(nameFault)}
          maxLength={FACTOR_NAME_LENGTH}
          disabled={disabled}
          value={basics.name}
          onChange={(event) => onChange({ ...basics, name: event.target.value })}
          onBlur={() => {
            setLeft(true);
            void leaveName(basics.name.trim());
          }}
        />
      </Field>
      <Field title="因子分类" fault={categoryFault}>
        <Select
          aria-label="因子分类"
          placeholder="请选择"
          disabled={disabled}
          options={CATEGORIES}
          value={basics.treeFormId}
          onChange={(treeFormId: number) => onChange({ ...basics, treeFormId })}
        />
      </Field>
      <Field title="备注" optional>
        <Input.TextArea
          aria-label="备注"
          rows={3}
          maxLength={REMARK_LENGTH}
          disabled={disabled}
          value={basics.remark}
          onChange={(event) => onChange({ ...basics, remark: event.target.value })}
        />
      </Field>
    </section>
  );
}

/** The fault of the fields by themselves; null when there is none. */
export function basicsFault({
  name,
  treeFormId,
}: Basics): { readonly name?: string; readonly category?: string } | null {
  const read = factorName().safeParse(name);
  const ofName = read.success ? undefined : read.error.issues[0]?.message;
  if (ofName === undefined && treeFormId !== null) return null;
  return {
    ...(ofName === undefined ? {} : { name: ofName }),
    ...(treeFormId === null ? { category: FACTOR_TEXTS.categoryMissing } : {}),
  };
}

function Field(props: {
  readonly title: string;
  readonly optional?: boolean;
  readonly fault?: string | null | undefined;
  readonly children: ReactNode;
}): ReactElement {
  const { title, optional = false, fault, children } = props;
  return (
    <div className="factor-field" data-faulty={Boolean(fault)}>
      <span className="factor-label">
        {title}
        {optional && <small>选填</small>}
      </span>
      {children}
      {fault && (
        <small role="alert" className="factor-fault">
          {fault}
        </small>
      )}
    </div>
  );
}

/**
 * The names no factor may have, since formulas would take them for indicators; none until the service
 * answered.
 */
function useIndicatorNames(): ReadonlySet<string> {
  const { data } = useCall(client, indicatorCalls.indicatorTree, {}, { staleTime: FRESH_MS });
  return useMemo(
    () => new Set(data?.flatMap(({ children }) => children.map(({ title }) => title)) ?? []),
    [data],
  );
}

/**
 * Milliseconds before they are loaded again: indicators are the market data's columns, which change with a
 * release.
 */
const FRESH_MS = 600_000;

/** Checks whether a name is taken; returns the last one that was. Without an answer, saving reports it. */
function useTakenName(
  factorId: number | null,
): readonly [leave: (name: string) => Promise<void>, taken: string | null] {
  const [taken, setTaken] = useState<string | null>(null);
  const leave = async (name: string): Promise<void> => {
    if (name === '') return;
    const own = factorId === null ? {} : { id: factorId };
    try {
      const count = await client.call(factorCalls.factorNameCount, { name, ...own });
      setTaken(count > 0 ? name : null);
    } catch {
      setTaken(null);
    }
  };
  return [leave, taken];
}
