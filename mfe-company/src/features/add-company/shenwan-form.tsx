import { COMPANY_TEXTS } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { shenwanAddresses } from '@console/contract-industry/addresses';
import { failureOf, truthy, useEdit } from '@console/ui/edit';
import { chosenPlaces, TreeEdit, type TreeDraft, type TreeNode } from '@console/ui/tree';
import { useMemo, type ReactElement } from 'react';
import './add-company.css';
import { industryClient } from './industry-client.ts';

type ShenwanOption = OutputOf<typeof shenwanAddresses.shenwanOptions>[number];
type CheckedShenwan = OutputOf<typeof shenwanAddresses.shenwanChecked>;

export interface ShenwanFormProps {
  readonly options: readonly ShenwanOption[];
  /** As saved when the tab was opened. */
  readonly checked: CheckedShenwan;
  readonly onCancel: () => void;
}

/** The marker of document 2 §3 on a chosen node. */
const MARKER = 'SW' as const;

const latest = (): Promise<CheckedShenwan> => industryClient.call(shenwanAddresses.shenwanChecked, {});

/** The tree with the chosen industries; it starts from the saved choice. */
export function ShenwanForm({ options, checked, onCancel }: ShenwanFormProps): ReactElement {
  const nodes = useMemo(() => nodesOf(options), [options]);
  const edit = useEdit({
    client: industryClient,
    read: checked,
    fields: (read: CheckedShenwan | null): TreeDraft => ({ keys: read?.codes ?? [] }),
    sent: ({ keys }) =>
      chosenPlaces(nodes, new Set(keys)).map(({ key, level }) => ({ swid: key, hyflName: MARKER, level })),
    update: async (industries, { mark }) => {
      const input = { industries, mark };
      truthy(await industryClient.call(shenwanAddresses.saveShenwan, input), COMPANY_TEXTS.notSaved);
      return latest();
    },
    latest,
    readOf: (saved) => saved,
    notice: COMPANY_TEXTS.saved,
    leave: (saved) => {
      if (saved === null) onCancel();
    },
  });
  return (
    <div className="add-shenwan">
      <TreeEdit
        edit={edit}
        nodes={nodes}
        label="申万行业"
        placeholder="行业名称或代码"
        hint="勾选的申万行业进入默认分类，勾选下级会一并勾选上级；取消勾选的行业移出默认分类，其下有公司的不能移除。"
        faultOf={(fault) => failureOf(fault, COMPANY_TEXTS.notSaved)}
      />
    </div>
  );
}

const nodesOf = (options: readonly ShenwanOption[]): readonly TreeNode[] =>
  options.map(({ industryId, industryName, children }) => ({
    key: industryId,
    title: industryName,
    note: industryId,
    children: nodesOf(children),
  }));
