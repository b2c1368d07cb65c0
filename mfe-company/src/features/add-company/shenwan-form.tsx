import { COMPANY_TEXTS } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { shenwanAddresses } from '@console/contract-industry/addresses';
import { useChange, usePlatform } from '@console/platform';
import { useClosed } from '@console/ui';
import { FaultAlert } from '@console/ui/form';
import {
  carryOver,
  chosenPlaces,
  levelSummary,
  sameChoice,
  TreeSelector,
  type TreeChoice,
  type TreeNode,
} from '@console/ui/tree';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { failureOf, truthy } from '../../tabs/edit-company/failure-of.ts';
import './add-company.css';
import { industryClient } from './industry-client.ts';

type ShenwanOption = OutputOf<typeof shenwanAddresses.shenwanOptions>[number];
type CheckedShenwan = OutputOf<typeof shenwanAddresses.shenwanChecked>;

export interface ShenwanFormProps {
  readonly options: readonly ShenwanOption[];
  /** As saved when the tab was opened. */
  readonly checked: CheckedShenwan;
  readonly onTouched: (touched: boolean) => void;
  readonly onCancel: () => void;
}

/** The marker of document 2 §3 on a chosen node. */
const MARKER = 'SW' as const;

/** The tree with what is chosen; saved as a whole, or refused as a whole with the choice kept. */
export function ShenwanForm({ options, checked, onTouched, onCancel }: ShenwanFormProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(industryClient);
  const closed = useClosed();
  const nodes = useMemo(() => nodesOf(options), [options]);
  const [saved, setSaved] = useState<CheckedShenwan>(checked);
  const read: TreeChoice = useMemo(() => new Set(saved.codes), [saved]);
  const [chosen, setChosen] = useState<TreeChoice>(read);
  const same = sameChoice(read, chosen);
  useEffect(() => onTouched(!same), [onTouched, same]);
  const latest = (): Promise<CheckedShenwan> => industryClient.call(shenwanAddresses.shenwanChecked, {});
  const save = async (): Promise<void> => {
    const industries = chosenPlaces(nodes, chosen).map(({ key, level }) => ({
      swid: key,
      hyflName: MARKER,
      level,
    }));
    const now = await change.run(async () => {
      const input = { industries, mark: saved.mark };
      truthy(await industryClient.call(shenwanAddresses.saveShenwan, input), COMPANY_TEXTS.notSaved);
      return latest();
    });
    if (now === null) return;
    notify.success(COMPANY_TEXTS.saved);
    setSaved(now);
    setChosen(new Set(now.codes));
  };
  const reload = async (): Promise<void> => {
    const now = await change.run(latest);
    if (now === null) return;
    setChosen(carryOver(read, chosen, new Set(now.codes)));
    setSaved(now);
  };
  return (
    <div className="add-shenwan">
      <p>
        勾选的申万行业进入默认分类，勾选下级会一并勾选上级；取消勾选的行业移出默认分类，其下有公司的不能移除。
      </p>
      <TreeSelector
        nodes={nodes}
        chosen={chosen}
        onChange={setChosen}
        label="申万行业"
        placeholder="行业名称或代码"
        summary={(now) => levelSummary(nodes, now)}
        blocked={closed ?? (same ? '没有改动' : null)}
        confirming={change.running}
        onCancel={onCancel}
        onConfirm={() => void save()}
      >
        <FaultAlert
          fault={failureOf(change.fault, COMPANY_TEXTS.notSaved)}
          onReload={() => void reload()}
          reloading={change.running}
        />
      </TreeSelector>
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
