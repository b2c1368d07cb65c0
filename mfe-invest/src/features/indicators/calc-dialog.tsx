import { CALC_NAME_LENGTH, FORMULA_LENGTH, investEntries } from '@console/contract-invest';
import { useCall, useChange, useCreateKey, usePlatform, useUnsaved } from '@console/platform';
import { FaultAlert, Form, Input, Modal, useFocusReturn } from '@console/ui/form';
import { useId, useRef, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { useSettled } from '../../use-settled.ts';
import type { SavedCalc } from './browse-items.ts';
import { calcFaults, indicatorCount, nameInFormula } from './calc-check.ts';
import { CalcVerdict } from './calc-verdict.tsx';
import { IndicatorSelect } from './indicator-select.tsx';

interface CalcDialogProps {
  /** The calculation to change; null for a new one. */
  readonly calc: SavedCalc | null;
  readonly onClose: () => void;
  readonly onSaved: (calc: SavedCalc) => void;
}

/**
 * The dialog of a formula over indicators, checked while it is typed and saved under a name. Typed text
 * survives a refusal. Not ui's edit: a calculation is its user's own and sends no version back, so there is
 * nothing to merge, and its formula is a field that indicators are inserted into at the cursor.
 */
export function CalcDialog({ calc, onClose, onSaved }: CalcDialogProps): ReactElement {
  const { notify } = usePlatform();
  const [name, setName] = useState(calc?.name ?? '');
  const [formula, setFormula] = useState(calc?.formula ?? '');
  const [wanting, setWanting] = useState(false);
  const change = useChange(client);
  const keyOf = useCreateKey();
  const verdict = useVerdict(formula);
  const area = useFormulaArea(formula, setFormula);
  const formId = useId();
  useFocusReturn();
  useUnsaved(name !== (calc?.name ?? '') || formula !== (calc?.formula ?? ''));

  const save = async (): Promise<void> => {
    const complete = name.trim() !== '' && formula.trim() !== '';
    setWanting(!complete);
    if (!complete) return;
    const saved = await change.run(() => saveCalc({ id: calc?.id, name, formula }, keyOf));
    if (saved === null) return;
    notify.success(`计算 ${saved.name} 已保存`);
    onSaved(saved);
  };
  const missing = (text: string, said: string) =>
    wanting && text.trim() === '' ? ({ validateStatus: 'warning', help: said } as const) : {};
  return (
    <Modal
      open
      title={calc ? '编辑指标计算' : '多指标计算'}
      width={640}
      mask={{ closable: false }}
      okText="保存"
      cancelText="取消"
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={change.running}
      onCancel={onClose}
    >
      <Form id={formId} layout="vertical" className="invest-indicator-form" onFinish={() => void save()}>
        <FaultAlert fault={change.fault} />
        <Form.Item label="名称" htmlFor={`${formId}name`} required {...missing(name, '请输入名称')}>
          <Input
            id={`${formId}name`}
            value={name}
            maxLength={CALC_NAME_LENGTH}
            placeholder="例如 市值比"
            onChange={(event) => setName(event.target.value)}
          />
        </Form.Item>
        <Form.Item label="公式" htmlFor={area.id} required {...missing(formula, '请输入公式')}>
          <Input.TextArea
            id={area.id}
            rows={5}
            value={formula}
            maxLength={FORMULA_LENGTH}
            spellCheck={false}
            placeholder="例如 mean(收盘价, 20) / 收盘价 - 1，名称含符号时写在反引号之间"
            onChange={(event) => setFormula(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
            }}
          />
        </Form.Item>
        <CalcVerdict {...verdict} onFault={area.select} />
        <IndicatorSelect onPick={(picked) => area.insert(nameInFormula(picked))} />
      </Form>
    </Modal>
  );
}

interface CalcDraft {
  readonly id: number | undefined;
  readonly name: string;
  readonly formula: string;
}

/**
 * Checks the last text once more, then saves it: calculations of one indicator and of several are saved by
 * calls of their own.
 */
async function saveCalc(
  { id, name, formula }: CalcDraft,
  keyOf: (input: unknown) => string,
): Promise<SavedCalc> {
  const check = await client.call(investEntries.checkFactor, { formula });
  const faults = calcFaults(check);
  const [first] = faults;
  if (first) throw new Error(`公式有 ${faults.length} 处错误，请修正后保存：${first.text}`);
  const entry = indicatorCount(check) === 1 ? investEntries.calcOne : investEntries.calcSeveral;
  const input = { name: name.trim(), formula, ...(id === undefined ? {} : { id }) };
  return client.call(entry, input, { idempotencyKey: keyOf(input) });
}

/** The server's check of a formula while it is typed. */
function useVerdict(formula: string): Omit<Parameters<typeof CalcVerdict>[0], 'onFault'> {
  const settled = useSettled(formula);
  const empty = settled.trim() === '';
  const check = useCall(
    client,
    investEntries.checkFactor,
    { formula: settled },
    { enabled: !empty, keepPrevious: true, staleTime: Infinity },
  );
  return {
    formula,
    check: empty ? undefined : check.data,
    current: settled === formula && !check.isPlaceholderData && !check.isFetching,
    error: empty ? null : check.error,
  };
}

interface FormulaArea {
  readonly id: string;
  /** Inserts text at the cursor, in place of the selection. */
  insert(text: string): void;
  select(from: number, to: number): void;
}

function useFormulaArea(formula: string, onChange: (formula: string) => void): FormulaArea {
  const id = useId();
  const last = useRef<{ readonly from: number; readonly to: number } | null>(null);
  const area = (): HTMLTextAreaElement | null => {
    const found = document.getElementById(id);
    return found instanceof HTMLTextAreaElement ? found : null;
  };
  return {
    id,
    insert(text) {
      const field = area();
      const from = field?.selectionStart ?? formula.length;
      const to = field?.selectionEnd ?? from;
      onChange(formula.slice(0, from) + text + formula.slice(to));
      last.current = { from: from + text.length, to: from + text.length };
      // After the field contains the new text.
      requestAnimationFrame(() => {
        const at = last.current;
        area()?.focus();
        if (at) area()?.setSelectionRange(at.from, at.to);
      });
    },
    select(from, to) {
      area()?.focus();
      area()?.setSelectionRange(from, to);
    },
  };
}
