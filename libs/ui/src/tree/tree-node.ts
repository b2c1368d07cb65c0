/** A place of a tree to choose from. Keys are unique in the whole tree. */
export interface TreeNode {
  readonly key: string;
  readonly title: string;
  /** A code beside the title, found by the search too. */
  readonly note?: string;
  readonly children: readonly TreeNode[];
}
