import { companyPath, industryPath } from '@console/contract-core';
import type { MapTile, Variant } from '@console/contract-industry';

/** The page of a tile: of its industry or its company; null for a company that the tenant did not add. */
export function tilePath(tile: MapTile, type: Variant): string | null {
  const { industryId, corpId, name, code } = tile;
  if (industryId !== null) return industryPath({ industryId, industryName: name, industryCode: code, type });
  return corpId === null ? null : companyPath({ corpId, shortName: name, stockCode: code });
}
