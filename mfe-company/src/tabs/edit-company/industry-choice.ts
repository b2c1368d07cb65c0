import type { IndustryOption } from '@console/contract-company';
import type { OptionPath, PathOption } from '@console/ui/data';

/** The tenant's classification as the cascader takes it. */
export const pathOptions = (tree: readonly IndustryOption[]): readonly PathOption[] =>
  tree.map(({ industryId, industryName, children }) => ({
    value: String(industryId),
    label: industryName,
    ...(children.length > 0 ? { children: pathOptions(children) } : {}),
  }));

/** The paths of a company's industries; what is no longer in the tree is left out. */
export const pathsOf = (tree: readonly IndustryOption[], ids: readonly number[]): readonly OptionPath[] =>
  tree.flatMap(({ industryId, children }) => {
    if (ids.includes(industryId)) return [[String(industryId)]];
    return pathsOf(children, ids).map((path) => [String(industryId), ...path]);
  });

/**
 * The industries that a choice puts a company into: the lowest ones below what is chosen, since the cascader
 * takes all of a branch for the branch itself. A branch that the company stood in itself, by `read`, stays.
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
