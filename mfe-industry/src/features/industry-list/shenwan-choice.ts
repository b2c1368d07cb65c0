import type { ShenwanOption } from '@console/contract-industry';
import type { TreeChoice, TreeNode } from '@console/ui/tree';

/** The marker of document 2 §3 on a chosen node. */
const MARKER = 'SW';

export type ChosenIndustry = Readonly<{ swid: string; hyflName: typeof MARKER; level: number }>;

/** The official tree as the selector takes it: searched by name and by code. */
export const shenwanNodes = (options: readonly ShenwanOption[]): readonly TreeNode[] =>
  options.map(({ industryId, industryName, children }) => ({
    key: industryId,
    title: industryName,
    note: industryId,
    children: shenwanNodes(children),
  }));

/** The choice as it is saved (document 2 §3), in the tree's order. A code no longer in the tree is left out. */
export function chosenIndustries(options: readonly ShenwanOption[], chosen: TreeChoice): ChosenIndustry[] {
  return options.flatMap((option) => {
    const own = chosen.has(option.industryId)
      ? [{ swid: option.industryId, hyflName: MARKER, level: option.industryLevel } as const]
      : [];
    return [...own, ...chosenIndustries(option.children, chosen)];
  });
}

/** `已选 一级 2、二级 5、三级 12` */
export function choiceSummary(options: readonly ShenwanOption[], chosen: TreeChoice): string {
  const counts = [0, 0, 0];
  for (const { level } of chosenIndustries(options, chosen)) counts[level - 1] = (counts[level - 1] ?? 0) + 1;
  const [first, second, third] = counts;
  return `已选 一级 ${first}、二级 ${second}、三级 ${third}`;
}

/** What the reader changed between `read` and `chosen`, made to what somebody else saved meanwhile. */
export function carryOver(read: TreeChoice, chosen: TreeChoice, latest: TreeChoice): TreeChoice {
  const next = new Set(latest);
  for (const code of chosen) if (!read.has(code)) next.add(code);
  for (const code of read) if (!chosen.has(code)) next.delete(code);
  return next;
}

/** Whether two choices are the same. */
export const sameChoice = (one: TreeChoice, other: TreeChoice): boolean =>
  one.size === other.size && [...one].every((code) => other.has(code));
