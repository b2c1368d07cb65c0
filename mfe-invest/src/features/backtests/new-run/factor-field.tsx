import { factorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Select } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { factorGroups, type FactorTree } from '../../../factor-groups.ts';
import { Field } from './field.tsx';
import type { RunFieldsProps } from './new-run-form.tsx';

const SEARCH = { optionFilterProp: 'label' } as const;
const NEWEST = 0;

/** The factor to test, and its version. */
export function FactorField({
  draft,
  faults,
  change,
  tree,
}: RunFieldsProps & { readonly tree: FactorTree }): ReactElement {
  const { factorFormId, version } = draft;
  const versions = useCall(
    client,
    factorCalls.factorVersions,
    { id: factorFormId ?? 0 },
    { enabled: factorFormId !== null },
  );
  return (
    <Field name="factorFormId" title="因子" fault={faults.factorFormId}>
      <Select<number>
        aria-label="因子"
        placeholder="选择因子，可输入名称查找"
        className="bt-grow"
        showSearch={SEARCH}
        value={factorFormId}
        options={factorGroups(tree).map(({ label, options }) => ({ label, options: [...options] }))}
        onChange={(next) => change({ factorFormId: next, version: null })}
      />
      <Select<number>
        aria-label="因子版本"
        style={{ width: 132 }}
        disabled={factorFormId === null}
        loading={versions.isFetching}
        value={version ?? NEWEST}
        options={[
          { value: NEWEST, label: '最新版本' },
          ...(versions.data ?? []).map((each) => ({ value: each.version, label: `v${each.version}` })),
        ]}
        onChange={(next) => change({ version: next === NEWEST ? null : next })}
      />
    </Field>
  );
}
