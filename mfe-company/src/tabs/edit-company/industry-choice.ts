import type { IndustryOption } from '@console/contract-company';
import type { OptionPath, PathOption } from '@console/ui/data';

/** The tenant's classification as options of the cascader. */
export const pathOptions = (tree: readonly IndustryOption[]): readonly PathOption[] =>
  tree.map(({ industryId, industryName, children }) => ({
    value: String(industryId),
    label: industryName,
    ...(children.length > 0 ? { children: pathOptions(children) } : {}),
  }));

/** The paths of a company's industries; those no longer in the tree are left out. */
export const pathsOf = (tree: readonly IndustryOption[], ids: readonly number[]): readonly OptionPath[] =>
  tree.flatMap(({ industryId, children }) => {
    if (ids.includes(industryId)) return [[String(industryId)]];
    return pathsOf(children, ids).map((path) => [String(industryId), ...path]);
  });

/**
 * The ids of the industries of a choice: the lowest ones below it, since the cascader replaces all children
 * of a branch by the branch. A branch in `read`, to which the company itself belonged, stays.
 */
export function chosenIds(
  tree: readonly IndustryOption[],
  paths: readonly OptionPath[],
  read: readonly number[],
): readonly number[] {
  return paths.flatMap((path) => {
    const found = findBranch(tree, path);
    if (found === undefined) return [];
    const kept = idsWithin(found).filter((id) => read.includes(id));
    return kept.includes(found.industryId) ? kept : lowestIds(found);
  });
}

function findBranch(
  nodes: readonly IndustryOption[],
  [head, ...rest]: OptionPath,
): IndustryOption | undefined {
  const node = nodes.find(({ industryId }) => String(industryId) === head);
  return node === undefined || rest.length === 0 ? node : findBranch(node.children, rest);
}

const idsWithin = ({ industryId, children }: IndustryOption): readonly number[] => [
  industryId,
  ...children.flatMap(idsWithin),
];

const lowestIds = (node: IndustryOption): readonly number[] =>
  node.children.length === 0 ? [node.industryId] : node.children.flatMap(lowestIds);
