import { STRATEGY_TYPE_TITLES, STRATEGY_TYPES, type StrategyType } from '@console/contract-invest';
import { usePlatform } from '@console/platform';
import { Ladder, lazyPage, Panel, TabRow } from '@console/ui';
import { EditForm, SaveButtons } from '@console/ui/edit';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { CapitalField } from './capital-field.tsx';
import { FactorFields } from './factor-fields.tsx';
import { FrequencyField } from './frequency-field.tsx';
import type { NewStrategyTab } from './new-strategy-page.tsx';
import { PreviewStocks } from './preview-stocks.tsx';
import { PreviewSummary } from './preview-summary.tsx';
import { QuantityField } from './quantity-field.tsx';
import { DEFAULT_CONFIG, sentStrategy } from './strategy-draft.ts';
import { previewInput, usePreview } from './use-preview.ts';
import type { StrategyEdit } from './use-strategy-edit.ts';
import { UserStocks } from './user-stocks.tsx';

const SimulateDialog = lazyPage(
  () => import('./simulate-dialog.tsx').then((file) => file.SimulateDialog),
  <></>,
);

interface ConfigTabProps {
  readonly edit: StrategyEdit;
  readonly onTab: (tab: NewStrategyTab) => void;
}

const TYPES = Object.values(STRATEGY_TYPES).map((type) => ({
  key: String(type),
  title: STRATEGY_TYPE_TITLES[type],
}));

/**
 * The configuration of a new strategy, from which it is published as the type of the open sub-tab: the system
 * chooses by the style, the user by ticks and weights, a factor by its values.
 */
export function ConfigTab({ edit, onTab }: ConfigTabProps): ReactElement {
  const { draft } = edit;
  const { strategyType } = draft;
  const isUser = strategyType === STRATEGY_TYPES.user;
  const isIntelligent = strategyType === STRATEGY_TYPES.intelligent;
  const preview = usePreview(draft);
  const { notify } = usePlatform();
  const [simulating, setSimulating] = useState(false);
  const simulate = (): void => {
    const sent = sentStrategy(draft);
    if (sent instanceof Error) notify.error(sent.message);
    else setSimulating(true);
  };
  return (
    <>
      <TabRow
        look="pills"
        label="策略类型"
        items={TYPES}
        active={String(strategyType)}
        onChange={(type) => edit.type({ strategyType: Number(type) as StrategyType })}
      />
      <div className="invest-new-config">
        <Panel title="策略参数">
          <EditForm
            key={strategyType}
            edit={edit}
            className="invest-new-form"
            buttons={
              <SaveButtons
                edit={{ ...edit, leave: () => edit.type(DEFAULT_CONFIG) }}
                saveText="发布"
                leaveText="取消"
              >
                <Button onClick={simulate}>历史模拟</Button>
                <span className="c-hint">取消将恢复默认参数；发布前可先历史模拟</span>
              </SaveButtons>
            }
          >
            {isIntelligent && <FactorFields edit={edit} />}
            {!isUser && <QuantityField />}
            <CapitalField />
            <FrequencyField />
          </EditForm>
        </Panel>
        <PreviewSummary draft={draft} preview={preview} />
      </div>
      {isUser && <UserStocks edit={edit} preview={preview.data} onPool={() => onTab('pool')} />}
      {!isUser && previewInput(draft) !== null && (
        <Panel
          title="入选股票"
          sub={preview.data && `截至 ${preview.data.asOf}，共 ${preview.data.stocks.length} 只`}
          flush
        >
          {isIntelligent && preview.isFetching && (
            <p className="c-hint invest-new-computing" role="status">
              正在计算因子在最近交易日的取值并选股，首次计算需要数秒，之后即时显示
            </p>
          )}
          <Ladder answer={preview} what="入选股票" rows={5}>
            {({ stocks }) => <PreviewStocks strategyType={strategyType} stocks={stocks} />}
          </Ladder>
        </Panel>
      )}
      {simulating && <SimulateDialog draft={draft} onClose={() => setSimulating(false)} />}
    </>
  );
}
