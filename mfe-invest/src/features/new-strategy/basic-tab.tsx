import {
  STRATEGY_MESSAGES,
  STRATEGY_NAME_LENGTH,
  STRATEGY_TEXTS,
  STYLE_WEIGHTS,
  strategyCalls,
  strategyName,
  styleCalls,
  WEIGHT_TITLES,
} from '@console/contract-invest';
import { id } from '@console/contract-core';
import { useCall } from '@console/platform';
import { EmptyState, Facts, Ladder, Num, Panel } from '@console/ui';
import { EditForm, schemaField } from '@console/ui/edit';
import { Button, Form, Input, Select } from '@console/ui/form';
import type { ComponentProps, ReactElement } from 'react';
import { client } from '../../client.ts';
import type { StrategyEdit } from './use-strategy-edit.ts';

interface BasicTabProps {
  readonly edit: StrategyEdit;
  readonly onNext: () => void;
}

const NO_INPUT = {};
const SEARCH = { optionFilterProp: 'label' } as const;

/** The name and the style of a new strategy; the weights of a chosen style are read only. */
export function BasicTab({ edit, onNext }: BasicTabProps): ReactElement {
  const { data: styles, isFetching } = useCall(client, styleCalls.styleOptions, NO_INPUT);
  const { styleId } = edit.draft;
  return (
    <div className="invest-new-basic">
      <Panel title="基本信息">
        <EditForm
          // Enter leads on: a strategy is published from its configuration.
          edit={{ ...edit, save: async () => onNext() }}
          refusals={REFUSALS}
          className="invest-new-form"
          buttons={
            <Button type="primary" htmlType="submit">
              下一步
            </Button>
          }
        >
          <Form.Item name="strategyName" label="策略名称" {...NAME}>
            <NameInput />
          </Form.Item>
          <Form.Item name="styleId" label="投资风格" {...STYLE}>
            <Select<number>
              placeholder="选择投资风格"
              loading={isFetching}
              showSearch={SEARCH}
              options={(styles ?? []).map((style) => ({ value: style.styleId, label: style.styleName }))}
            />
          </Form.Item>
        </EditForm>
      </Panel>
      <Panel title="风格权重" sub="随所选投资风格，不可修改">
        {styleId === null ? (
          <EmptyState title="还没有选择投资风格" cause="选择后在此显示它的五项权重" />
        ) : (
          <StyleWeights styleId={styleId} />
        )}
      </Panel>
    </div>
  );
}

function StyleWeights({ styleId }: { readonly styleId: number }): ReactElement {
  const answer = useCall(client, styleCalls.style, { styleId });
  return (
    <Ladder answer={answer} what="风格权重" rows={5} rowHeight={33}>
      {(style) => (
        <Facts
          facts={STYLE_WEIGHTS.map((name) => ({
            label: WEIGHT_TITLES[name],
            value: <Num value={style[name]} unit="number" />,
            full: true,
          }))}
        />
      )}
    </Ladder>
  );
}

const REFUSALS = {
  [STRATEGY_MESSAGES.nameTaken.code]: 'strategyName',
  [STRATEGY_MESSAGES.noStyle.code]: 'styleId',
} as const;

const NAME = schemaField(strategyName(), {
  also: async (value) => {
    if (await isTaken(String(value).trim())) throw new Error(STRATEGY_TEXTS.nameTaken);
  },
});
const STYLE = schemaField(id(STRATEGY_TEXTS.style), { on: 'onChange', blank: null });

async function isTaken(name: string): Promise<boolean> {
  try {
    return (await client.call(strategyCalls.strategyNameCount, { strategyName: name })) > 0;
  } catch {
    // An early check only: publishing asks the server again, and then shows its cause.
    return false;
  }
}

/** The name's field. Its length is counted in code points, as the rule does. */
function NameInput(props: ComponentProps<typeof Input>): ReactElement {
  return (
    <Input
      {...props}
      autoComplete="off"
      placeholder={`最多 ${STRATEGY_NAME_LENGTH} 个字`}
      count={{ show: true, max: STRATEGY_NAME_LENGTH, strategy: (text) => [...text].length }}
    />
  );
}
