import { investEntries } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

const NO_INPUT = {};
const FRESH_MS = 10 * 60_000;

/** A select that inserts an indicator's name into the formula; nothing stays selected. */
export function IndicatorSelect({ onPick }: { readonly onPick: (name: string) => void }): ReactElement {
  const tree = useCall(client, investEntries.indicatorTree, NO_INPUT, { staleTime: FRESH_MS });
  return (
    <Select<string>
      aria-label="插入指标"
      className="invest-indicator-insert"
      placeholder="插入指标"
      showSearch={{ optionFilterProp: 'label' }}
      loading={tree.isFetching}
      value={null}
      options={(tree.data ?? []).map(({ title, children }) => ({
        label: title,
        options: children.map((leaf) => ({ value: leaf.title, label: leaf.title })),
      }))}
      notFoundContent={tree.error ? `指标没有取到：${tree.error.message}` : '没有符合的指标'}
      onChange={onPick}
    />
  );
}
