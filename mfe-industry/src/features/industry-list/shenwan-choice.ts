import type { ShenwanOption } from '@console/contract-industry';
import { chosenPlaces, type TreeChoice, type TreeNode } from '@console/ui/tree';

/** The marker of document 2 §3 on a chosen node. */
const MARKER = 'SW';

export type ChosenIndustry = Readonly<{ swid: string; hyflName: typeof MARKER; level: number }>;

/** The official tree as nodes of the selector: searched by name and by code. */
export const shenwanNodes = (options: readonly ShenwanOption[]): readonly TreeNode[] =>
  options.map(({ industryId, industryName, children }) => ({
    key: industryId,
    title: industryName,
    note: industryId,
    children: shenwanNodes(children),
  }));

/**
 * The choice as it is saved (document 2 §3), in the tree's order. Codes no longer in the tree are left out.
 */
export const chosenIndustries = (nodes: readonly TreeNode[], chosen: TreeChoice): ChosenIndustry[] =>
  chosenPlaces(nodes, chosen).map(({ key, level }) => ({ swid: key, hyflName: MARKER, level }));
