import { createCache } from '@ant-design/cssinjs';

/** The registers of a cache that hold styles, by the beginning of their keys. */
const STYLES = 'style%';

/**
 * The register of antd's styles for all React roots of the page. antd forgets a component's styles with the last
 * one that uses them, and computes them again for the next: here they stay known, as they stay in the document.
 */
export const keptStyles = createCache();

const update = keptStyles.opUpdate.bind(keptStyles);
keptStyles.opUpdate = (key, next) =>
  update(key, (before) => next(before) ?? (before && key.startsWith(STYLES) ? [0, before[1]] : null));
