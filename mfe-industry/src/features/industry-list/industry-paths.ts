import type { IndustryOption } from '@console/contract-industry';
import type { OptionPath, PathOption } from '@console/ui/data';

/** The tree of a classification as options of the cascader. */
export function pathOptions(tree: readonly IndustryOption[]): readonly PathOption[] {
  return tree.map(({ industryId, industryName, children }) => ({
    value: String(industryId),
    label: industryName,
    ...(children.length > 0 ? { children: pathOptions(children) } : {}),
  }));
}

/** The ids of a choice: the last of each path, which includes all below it. Undefined for none. */
export function chosenIds(paths: readonly OptionPath[]): number[] | undefined {
  const ids = paths.map((path) => Number(path.at(-1)));
  return ids.length > 0 ? ids : undefined;
}

/** The paths of a filter's ids, for the field to show; ids no longer in the tree are left out. */
export function pathsOf(tree: readonly IndustryOption[], ids: readonly number[]): readonly OptionPath[] {
  return tree.flatMap(({ industryId, children }) => {
    if (ids.includes(industryId)) return [[String(industryId)]];
    return pathsOf(children, ids).map((path) => [String(industryId), ...path]);
  });
}
