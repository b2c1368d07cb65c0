import { id } from '@console/contract-core';
import { factorCalls, STRATEGY_TEXTS, WEIGHTING_TITLES, WEIGHTINGS } from '@console/contract-invest';
import { useCall, useCan } from '@console/platform';
import { NoPermission } from '@console/ui';
import { schemaField } from '@console/ui/edit';
import { Form, Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { factorGroups } from '../../factor-groups.ts';
import type { StrategyEdit } from './use-strategy-edit.ts';

const NO_INPUT = {};
const SEARCH = { optionFilterProp: 'label' } as const;
const FACTOR = schemaField(id(STRATEGY_TEXTS.factor), { on: 'onChange', blank: null });
const WEIGHTING_OPTIONS = WEIGHTINGS.map((value) => ({ value, label: WEIGHTING_TITLES[value] }));
const FACTORS = 'yzgl_view';

/** The factor by which an intelligent strategy chooses, and how it weights what it chose. */
export function FactorFields({ edit }: { readonly edit: StrategyEdit }): ReactElement {
  const mayChoose = useCan(FACTORS);
  const tree = useCall(client, factorCalls.factorTree, NO_INPUT, { enabled: mayChoose });
  if (!mayChoose) return <NoPermission authority={FACTORS} />;
  return (
    <>
      <Form.Item
        name="factorId"
        label="因子"
        extra={edit.draft.factorVersion === null ? '使用最新版本' : `使用版本 v${edit.draft.factorVersion}`}
        {...FACTOR}
      >
        <Select<number>
          placeholder="选择因子，可输入名称查找"
          loading={tree.isFetching}
          showSearch={SEARCH}
          options={factorGroups(tree.data ?? []).map(({ label, options }) => ({
            label,
            options: [...options],
          }))}
          // Another factor's versions are not those of this one.
          onSelect={() => edit.type({ factorVersion: null })}
        />
      </Form.Item>
      <Form.Item name="weighting" label="权重方式" required>
        <Select options={WEIGHTING_OPTIONS} />
      </Form.Item>
    </>
  );
}
