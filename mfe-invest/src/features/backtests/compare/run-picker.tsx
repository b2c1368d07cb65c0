import { backtestTables } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { useState, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { ComparedPicker } from '../../../compare-parts/compared-picker.tsx';
import { useSettled } from '../../../use-settled.ts';
import { MOST_COMPARED } from '../backtest-paths.ts';

interface RunPickerProps {
  /** The runs that are compared already. */
  readonly chosen: readonly number[];
  readonly onPick: (associationId: number) => void;
}

const SHOWN = 20;

/** A search by factor name for another run to compare. */
export function RunPicker({ chosen, onPick }: RunPickerProps): ReactElement {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed).trim();
  const found = useCall(
    client,
    backtestTables.backtestList,
    { state: 'succeeded', size: SHOWN, ...(search === '' ? {} : { search }) },
    { keepPrevious: true },
  );
  const full = chosen.length >= MOST_COMPARED;
  return (
    <ComparedPicker
      label="添加回测"
      placeholder={full ? `最多对比 ${MOST_COMPARED} 个回测` : '添加回测，可输入因子名称'}
      full={full}
      typed={typed}
      onType={setTyped}
      loading={found.isFetching}
      nothing={found.isError ? '回测列表没有取到' : '没有符合的回测'}
      options={(found.data?.content ?? [])
        .filter(({ associationId }) => !chosen.includes(associationId))
        .map((run) => ({
          value: run.associationId,
          label: `${run.factorName} v${run.factorVersion} #${run.associationId}，${run.submittedAt.slice(0, 10)}`,
        }))}
      onPick={onPick}
    />
  );
}
