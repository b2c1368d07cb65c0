import { backtestCalls } from '@console/contract-invest';
import { useChange, useCreateKey, usePlatform, useUnsaved, type Change } from '@console/platform';
import { Button, FaultAlert, useFirstField } from '@console/ui/form';
import { useRef, useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import '../backtests.css';
import { DatesField } from './dates-field.tsx';
import { FactorField } from './factor-field.tsx';
import type { FactorTree } from '../../../factor-groups.ts';
import type { BacktestOptions } from '../backtest-options.ts';
import { GroupingFields } from './grouping-fields.tsx';
import { PreparationFields } from './preparation-fields.tsx';
import { faultsOf, paramsOf, type RunDraft } from './run-draft.ts';
import { UniverseField } from './universe-field.tsx';

interface NewRunFormProps {
  readonly initial: RunDraft;
  readonly tree: FactorTree;
  readonly options: BacktestOptions;
  readonly onClose: () => void;
  readonly onSubmitted: () => void;
}

/** The properties that the fields of the form share. Faults are shown after the first attempt to send. */
export interface RunFieldsProps {
  readonly draft: RunDraft;
  readonly faults: ReturnType<typeof faultsOf>;
  readonly change: (part: Partial<RunDraft>) => void;
}

/**
 * The form of a backtest. Not ui's edit: a run is created, never changed, so there is no version, no
 * conflict and nothing to merge.
 */
export function NewRunForm({ initial, tree, options, onClose, onSubmitted }: NewRunFormProps): ReactElement {
  // The initial values: data loaded meanwhile does not change them.
  const [begun] = useState(initial);
  const [draft, setDraft] = useState(begun);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending(onSubmitted);
  useFirstField(form);
  useUnsaved(draft !== begun);
  const submit = (): void => {
    setTried(true);
    const [wrong] = Object.keys(faultsOf(draft));
    if (wrong === undefined) void sending.send(draft);
    else form.current?.querySelector<HTMLElement>(`[data-field="${wrong}"] :is(input, button)`)?.focus();
  };
  const shared: RunFieldsProps = {
    draft,
    faults: tried ? faultsOf(draft) : {},
    change: (part) => setDraft((before) => ({ ...before, ...part })),
  };
  return (
    <form
      ref={form}
      className="bt-form"
      aria-label="新建回测"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FaultAlert fault={sending.fault} />
      <FactorField {...shared} tree={tree} />
      <UniverseField {...shared} options={options} />
      <DatesField {...shared} options={options} />
      <GroupingFields {...shared} />
      <PreparationFields {...shared} options={options} />
      <div className="bt-form-foot">
        <Button type="primary" htmlType="submit" loading={sending.running}>
          提交回测
        </Button>
        <Button onClick={onClose}>取消</Button>
      </div>
    </form>
  );
}

interface Sending extends Pick<Change, 'fault' | 'running'> {
  send(draft: RunDraft): Promise<void>;
}

/** Sends the form: the same input sent twice, by a double click or after a lost answer, creates one run. */
function useSending(onSubmitted: () => void): Sending {
  const { notify } = usePlatform();
  const { fault, running, run } = useChange(client);
  const keyOf = useCreateKey();
  return {
    fault,
    running,
    async send(draft) {
      const { factorFormId, version } = draft;
      if (factorFormId === null) return;
      const input = { factorFormId, ...(version === null ? {} : { version }), params: paramsOf(draft) };
      const made = await run(() =>
        client.call(backtestCalls.submitBacktest, input, { idempotencyKey: keyOf(input) }),
      );
      if (made === null) return;
      notify.success(`已提交回测 ${made.associationId}`);
      onSubmitted();
    },
  };
}
