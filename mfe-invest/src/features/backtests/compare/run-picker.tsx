import { backtestTables } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Select } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { useSettled } from '../../../use-settled.ts';
import { client } from '../../../client.ts';
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
    <Select<number>
      aria-label="添加回测"
      placeholder={full ? `最多对比 ${MOST_COMPARED} 个回测` : '添加回测，可输入因子名称'}
      style={{ width: 280 }}
      disabled={full}
      loading={found.isFetching}
      value={null}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      notFoundContent={found.isError ? '回测列表没有取到' : '没有符合的回测'}
      options={(found.data?.content ?? [])
        .filter(({ associationId }) => !chosen.includes(associationId))
        .map((run) => ({
          value: run.associationId,
          label: `${run.factorName} v${run.factorVersion} #${run.associationId}，${run.submittedAt.slice(0, 10)}`,
        }))}
      onChange={(next: number | null) => {
        setTyped('');
        if (next !== null) onPick(next);
      }}
    />
  );
}
