import { INDUSTRY_TEXTS, industryEntries, type ShenwanOption } from '@console/contract-industry';
import type { OutputOf } from '@console/contract-core';
import { CallError, usePlatform, useUnsaved, useChange } from '@console/platform';
import { useClosed } from '@console/ui';
import { carryOver, levelSummary, sameChoice, TreeSelector, type TreeChoice } from '@console/ui/tree';
import { FaultAlert } from '@console/ui/form';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { truthy } from '../../maintain/truthy.ts';
import { chosenIndustries, shenwanNodes } from './shenwan-choice.ts';

export interface ShenwanFormProps {
  readonly options: readonly ShenwanOption[];
  /** As saved when the drawer opened. */
  readonly checked: OutputOf<typeof industryEntries.shenwanChecked>;
  readonly onClose: () => void;
}

/** The tree with what is chosen; saved as a whole, or refused as a whole with the choice kept. */
export function ShenwanForm({ options, checked, onClose }: ShenwanFormProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const closed = useClosed();
  const nodes = useMemo(() => shenwanNodes(options), [options]);
  const [mark, setMark] = useState(checked.mark);
  const [read, setRead] = useState<TreeChoice>(() => new Set(checked.codes));
  const [chosen, setChosen] = useState(read);
  const same = sameChoice(read, chosen);
  useUnsaved(!same);
  const save = async (): Promise<void> => {
    const industries = chosenIndustries(nodes, chosen);
    const saved = await change.run(async () =>
      truthy(await client.call(industryEntries.saveShenwan, { industries, mark }), INDUSTRY_TEXTS.notSaved),
    );
    if (saved === null) return;
    notify.success(INDUSTRY_TEXTS.saved);
    onClose();
  };
  const reload = async (): Promise<void> => {
    const latest = await change.run(() => client.call(industryEntries.shenwanChecked, {}));
    if (latest === null) return;
    const now = new Set(latest.codes);
    setChosen(carryOver(read, chosen, now));
    setRead(now);
    setMark(latest.mark);
  };
  return (
    <div className="industry-shenwan">
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
        onCancel={onClose}
        onConfirm={() => void save()}
      >
        <FaultAlert fault={failure(change.fault)} onReload={() => void reload()} reloading={change.running} />
      </TreeSelector>
    </div>
  );
}

/** Every failure begins with what failed (document 2 §8), as the service's own words do. */
function failure(fault: Error | null): Error | null {
  if (fault === null || fault.message.startsWith(INDUSTRY_TEXTS.notSaved)) return fault;
  const message = `${INDUSTRY_TEXTS.notSaved}：${fault.message}`;
  if (!(fault instanceof CallError)) return new Error(message);
  const { code, status, requestId } = fault;
  return new CallError({ code, status, requestId, message });
}
