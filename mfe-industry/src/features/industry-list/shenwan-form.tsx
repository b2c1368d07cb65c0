import { INDUSTRY_TEXTS, industryEntries, type ShenwanOption } from '@console/contract-industry';
import type { OutputOf } from '@console/contract-core';
import { failureOf, truthy, useEdit } from '@console/ui/edit';
import { TreeEdit, type TreeDraft } from '@console/ui/tree';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { chosenIndustries, shenwanNodes } from './shenwan-choice.ts';

type CheckedShenwan = OutputOf<typeof industryEntries.shenwanChecked>;

export interface ShenwanFormProps {
  readonly options: readonly ShenwanOption[];
  /** The saved choice when the drawer opened. */
  readonly checked: CheckedShenwan;
  readonly onClose: () => void;
}

/** The tree with the chosen industries. */
export function ShenwanForm({ options, checked, onClose }: ShenwanFormProps): ReactElement {
  const nodes = useMemo(() => shenwanNodes(options), [options]);
  const edit = useEdit({
    client,
    read: checked,
    fields: (read: CheckedShenwan | null): TreeDraft => ({ keys: read?.codes ?? [] }),
    sent: ({ keys }) => chosenIndustries(nodes, new Set(keys)),
    update: async (industries, { mark }) =>
      truthy(await client.call(industryEntries.saveShenwan, { industries, mark }), INDUSTRY_TEXTS.notSaved),
    latest: () => client.call(industryEntries.shenwanChecked, {}),
    notice: INDUSTRY_TEXTS.saved,
    leave: onClose,
  });
  return (
    <TreeEdit
      edit={edit}
      nodes={nodes}
      label="申万行业"
      placeholder="行业名称或代码"
      hint="勾选的申万行业进入默认分类，勾选下级会一并勾选上级；取消勾选的行业移出默认分类，其下有公司的不能移除。"
      faultOf={(fault) => failureOf(fault, INDUSTRY_TEXTS.notSaved)}
    />
  );
}
