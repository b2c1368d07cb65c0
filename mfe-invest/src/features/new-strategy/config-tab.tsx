import { STRATEGY_TYPE_TITLES, STRATEGY_TYPES, type StrategyType } from '@console/contract-invest';
import { Panel, TabRow } from '@console/ui';
import { EditForm, SaveButtons } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { CapitalField } from './capital-field.tsx';
import { FactorFields } from './factor-fields.tsx';
import { FrequencyField } from './frequency-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import { DEFAULT_CONFIG } from './strategy-draft.ts';
import type { StrategyEdit } from './use-strategy-edit.ts';

const TYPES = [STRATEGY_TYPES.system, STRATEGY_TYPES.intelligent].map((type) => ({
  key: String(type),
  title: STRATEGY_TYPE_TITLES[type],
}));

/**
 * The configuration of a new strategy, from which it is published as the type of the open sub-tab: the system
 * chooses by the style, a factor by its values.
 */
export function ConfigTab({ edit }: { readonly edit: StrategyEdit }): ReactElement {
  const { strategyType } = edit.draft;
  return (
    <>
      <TabRow
        look="pills"
        label="策略类型"
        items={TYPES}
        active={String(strategyType)}
        onChange={(type) => edit.type({ strategyType: Number(type) as StrategyType })}
      />
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
              <span className="c-hint">取消将恢复默认参数</span>
            </SaveButtons>
          }
        >
          {strategyType === STRATEGY_TYPES.intelligent && <FactorFields edit={edit} />}
          <QuantityField />
          <CapitalField />
          <FrequencyField />
        </EditForm>
      </Panel>
    </>
  );
}
