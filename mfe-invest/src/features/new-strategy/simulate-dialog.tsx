import { LEAST_SIMULATED_DAYS, simulationCalls } from '@console/contract-invest';
import { useCall, useChange, useCreateKey, usePlatform } from '@console/platform';
import { PageLink } from '@console/ui';
import { DayInput } from '@console/ui/data';
import { AskDialog, Select } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { SIMULATION_PATH, simulationPath } from '../../strategy-parts/strategy-paths.ts';
import { typeTitle } from '../../strategy-parts/strategy-words.ts';
import { yearsBefore } from '../../years-before.ts';
import { sentStrategy, type NewStrategyDraft } from './strategy-draft.ts';

interface SimulateDialogProps {
  /** One that could be published. */
  readonly draft: NewStrategyDraft;
  readonly onClose: () => void;
}

const NO_INPUT = {};
const SPANS = [1, 3, 5] as const;
/** The years that are simulated unless another start is chosen. */
const USUAL_YEARS = 1;

/** Asks from which day on a composed strategy is simulated, and against which index; then follows the run. */
export function SimulateDialog({ draft, onClose }: SimulateDialogProps): ReactElement {
  const { navigate, notify } = usePlatform();
  const { data: options } = useCall(client, simulationCalls.simulationOptions, NO_INPUT);
  const change = useChange(client);
  const keyOf = useCreateKey();
  const [chosen, setChosen] = useState<string | undefined>();
  const [index, setIndex] = useState<string | undefined>();
  const { firstDate = null, lastDate = null, benchmarks = [] } = options ?? {};
  const back = (years: number): string | undefined => within(lastDate, firstDate, years);
  const startDate = chosen ?? back(USUAL_YEARS);
  const benchmark = index ?? benchmarks[0]?.code;
  const submit = async (): Promise<void> => {
    const strategy = sentStrategy(draft);
    if (strategy instanceof Error || startDate === undefined) return;
    const input = { strategy, startDate, ...(benchmark === undefined ? {} : { benchmark }) };
    const made = await change.run(() =>
      client.call(simulationCalls.submitSimulation, input, { idempotencyKey: keyOf(input) }),
    );
    if (made === null) return;
    notify.success(`已提交历史模拟 ${made.simulationId}`);
    onClose();
    navigate(simulationPath(made.simulationId));
  };
  return (
    <AskDialog
      title="历史模拟"
      okText="开始模拟"
      running={change.running || options === undefined}
      fault={change.fault}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <p>
        按当前配置，用与发布后相同的规则逐日选股、交易和计费。{typeTitle(draft.strategyType)}
        的公司与自选按今天的名单，已退出的公司不在其中。
      </p>
      <div className="invest-new-field">
        <span>起始日</span>
        <DayInput label="起始日" placeholder="选择日期" value={startDate} onChange={setChosen} />
        {lastDate !== null &&
          SPANS.map((years) => (
            <button
              key={years}
              type="button"
              className="c-link-button"
              aria-pressed={startDate === back(years)}
              onClick={() => setChosen(back(years))}
            >
              近 {years} 年
            </button>
          ))}
      </div>
      <div className="invest-new-field">
        <span>基准</span>
        <Select<string>
          aria-label="基准"
          style={{ width: 200 }}
          {...(benchmark === undefined ? {} : { value: benchmark })}
          placeholder="没有指数行情"
          options={benchmarks.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={setIndex}
        />
      </div>
      <p className="c-hint">
        {lastDate !== null &&
          `行情 ${firstDate} 至 ${lastDate}，模拟到 ${lastDate}，至少 ${LEAST_SIMULATED_DAYS} 个交易日。`}
        <PageLink to={SIMULATION_PATH}>查看已有的历史模拟</PageLink>
      </p>
    </AskDialog>
  );
}

/** The day so many years before the last one, not before the first. */
function within(lastDate: string | null, firstDate: string | null, years: number): string | undefined {
  if (lastDate === null || firstDate === null) return undefined;
  const start = yearsBefore(lastDate, years);
  return start < firstDate ? firstDate : start;
}
