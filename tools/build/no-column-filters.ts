import { rspack, type RspackPluginInstance } from '@rspack/core';

/**
 * antd's table brings the menu of a column filter, with a tree, radios and an empty picture: a seventh of what a
 * page of data fetches. Tables here are filtered by the bar above them; this menu is never drawn.
 */
export function noColumnFilters(): RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/^\.\/FilterDropdown$/, (data) => {
    if (/[/\\]antd[/\\]es[/\\]table[/\\]hooks[/\\]useFilter$/.test(data.context))
      data.request = new URL('./no-filter-dropdown.js', import.meta.url).pathname;
  });
}
