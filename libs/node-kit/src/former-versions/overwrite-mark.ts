/** The part of an audit line that marks a save without a version: which one it replaced unread. */
export const overwriteMark = (unread: boolean, version: number): { readonly overwroteVersion?: number } =>
  unread ? { overwroteVersion: version } : {};
