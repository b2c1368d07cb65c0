import type { swOptions } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import type { OptionPath, PathOption } from '@console/ui/data';

export type SwTree = OutputOf<typeof swOptions>;
type SwNode = SwTree[number];
export type SwLevel = '1' | '2' | '3';

export interface IndustryFilter {
  readonly releaseInfoNames?: string[];
  readonly swType?: SwLevel;
}

const LEVELS: Readonly<Record<number, SwLevel>> = { 1: '1', 2: '2', 3: '3' };
export const LEVEL_NAMES: Readonly<Record<SwLevel, string>> = { 1: '一级', 2: '二级', 3: '三级' };

export function pathOptions(tree: readonly SwNode[]): readonly PathOption[] {
  return tree.map((node) => ({
    value: node.industryId,
    label: node.industryName,
    ...(node.children.length > 0 ? { children: pathOptions(node.children) } : {}),
  }));
}

/**
 * The list's condition: codes of one level, as the endpoint takes them. A choice over several levels is
 * expanded to the deepest of them.
 */
export function industryFilter(tree: readonly SwNode[], paths: readonly OptionPath[]): IndustryFilter {
  const depth = Math.max(0, ...paths.map((path) => path.length));
  const swType = LEVELS[depth];
  if (swType === undefined) return {};
  return { releaseInfoNames: paths.flatMap((path) => codesAt(tree, path, depth)), swType };
}

/** The paths of a filter's codes, for the field to show; codes no longer in the tree are left out. */
export function industryPaths(tree: readonly SwNode[], codes: readonly string[]): readonly OptionPath[] {
  return tree.flatMap((node) => {
    if (codes.includes(node.industryId)) return [[node.industryId]];
    return industryPaths(node.children, codes).map((path) => [node.industryId, ...path]);
  });
}

/** `已选 2 个三级行业` */
export function choiceSummary(tree: readonly SwNode[], paths: readonly OptionPath[]): string {
  const { releaseInfoNames, swType } = industryFilter(tree, paths);
  if (releaseInfoNames === undefined || swType === undefined) return '未选择行业';
  return `已选 ${releaseInfoNames.length} 个${LEVEL_NAMES[swType]}行业`;
}

function codesAt(nodes: readonly SwNode[], path: OptionPath, depth: number): string[] {
  const [head, ...rest] = path;
  const within = head === undefined ? nodes : nodes.filter((node) => node.industryId === head);
  if (depth === 1) return within.map((node) => node.industryId);
  return within.flatMap((node) => codesAt(node.children, rest, depth - 1));
}
