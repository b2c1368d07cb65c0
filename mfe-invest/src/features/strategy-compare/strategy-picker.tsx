import { MOST_COMPARED_STRATEGIES, strategyTables } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { ComparedPicker } from '../../compare-parts/compared-picker.tsx';
import { statusTitle, typeTitle } from '../../strategy-parts/strategy-words.ts';
import { useSettled } from '../../use-settled.ts';

interface StrategyPickerProps {
  /** The strategies that are compared already. */
  readonly chosen: readonly number[];
  readonly onPick: (strategyId: number) => void;
}

const SHOWN = 20;

/** A search by name for another strategy to compare. */
export function StrategyPicker({ chosen, onPick }: StrategyPickerProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed).trim();
  const found = useCall(
    client,
    strategyTables.strategyList,
    { size: SHOWN, ...(search === '' ? {} : { search }) },
    { keepPrevious: true },
  );
  const full = chosen.length >= MOST_COMPARED_STRATEGIES;
  return (
    <ComparedPicker
      label="添加策略"
      placeholder={full ? `最多对比 ${MOST_COMPARED_STRATEGIES} 个策略` : '添加策略，可输入策略名称'}
      full={full}
      typed={typed}
      onType={setTyped}
      loading={found.isFetching}
      nothing={found.isError ? '策略列表没有取到' : '没有符合的策略'}
      options={(found.data?.content ?? [])
        .filter(({ strategyId }) => !chosen.includes(strategyId))
        .map(({ strategyId, strategyName, strategyType, status }) => ({
          value: strategyId,
          label: `${strategyName}，${typeTitle(strategyType)}，${statusTitle(status)}`,
        }))}
      onPick={onPick}
    />
  );
}
