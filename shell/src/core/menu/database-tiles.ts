import { matchRoute, type RegistryModule } from '@console/contract-core';
import type { CanNeed } from '@console/platform';

export interface Tile {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly needs: string;
  readonly picture: 'candles' | 'globe' | 'treemap' | 'tree';
}

export interface DatabaseTab {
  readonly key: 'company' | 'industry';
  readonly title: string;
  readonly needs: string;
  readonly tiles: readonly Tile[];
}

/** Document 1 §1: two tabs of link tiles. */
const TABS: readonly DatabaseTab[] = [
  {
    key: 'company',
    title: '公司数据库',
    needs: 'gssjk',
    tiles: [
      {
        title: '国内公司',
        text: '沪深北上市公司',
        to: '/edatabase/digitalecology',
        needs: 'gssjk_gn',
        picture: 'candles',
      },
      {
        title: '海外公司',
        text: '港股与美股上市公司',
        to: '/overseas/company',
        needs: 'gssjk_hw',
        picture: 'globe',
      },
    ],
  },
  {
    key: 'industry',
    title: '行业数据库',
    needs: 'hysjk',
    tiles: [
      {
        title: '国内行业',
        text: '申万行业分类与指标',
        to: '/edatabase/industry',
        needs: 'hysjk_gn',
        picture: 'treemap',
      },
      {
        title: '海外行业',
        text: '港股与美股行业',
        to: '/overseas/industry',
        needs: 'hysjk_hw',
        picture: 'tree',
      },
    ],
  },
];

/**
 * The tabs that this user sees: a tile needs its authority and an active module that owns its page; a tab
 * needs its own authority and at least one tile.
 */
export function databaseTabs(
  modules: readonly RegistryModule[],
  can: (need: CanNeed) => boolean,
): readonly DatabaseTab[] {
  const owned = (path: string): boolean => modules.some((module) => matchRoute(module.routes, path) !== null);
  return TABS.filter((tab) => can(tab.needs))
    .map((tab) => ({
      ...tab,
      tiles: tab.tiles.filter((tile) => can(tile.needs) && owned(tile.to)),
    }))
    .filter((tab) => tab.tiles.length > 0);
}
