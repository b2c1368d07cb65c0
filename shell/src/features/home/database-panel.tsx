import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { formatNumber, type RegistryModule } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { TabRow } from '@console/ui';
import { useState, type ReactElement } from 'react';
import { Icon } from '../../core/controls/icon.tsx';
import { Link } from '../../core/controls/link.tsx';
import { databaseTabs, type Tile } from '../../core/menu/database-tiles.ts';
import './home.css';
import { TilePicture } from './tile-picture.tsx';
import { useDataSnapshot } from '../../core/data/use-data-snapshot.ts';

/** The two tabs of document 1 §1; draws nothing for users who may open none of it. */
export function DatabasePanel({
  modules,
}: {
  readonly modules: readonly RegistryModule[];
}): ReactElement | null {
  const { can } = usePlatform();
  const tabs = databaseTabs(modules, can);
  const [chosen, setChosen] = useState<'company' | 'industry'>('company');
  const tab = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  if (tab === undefined) return null;
  return (
    <section className="shell-home-panel" aria-label="数据库">
      <div className="shell-home-tabs">
        <TabRow items={tabs} active={tab.key} onChange={setChosen} label="数据库" look="band" />
      </div>
      <div className="shell-home-tiles" role="tabpanel" aria-label={tab.title}>
        {tab.tiles.map((tile) => (
          <TileLink key={tile.to} tile={tile} />
        ))}
      </div>
    </section>
  );
}

function TileLink({ tile }: { readonly tile: Tile }): ReactElement {
  const { data } = useDataSnapshot();
  const domestic = tile.picture === 'candles' && data !== undefined;
  return (
    <Link to={tile.to} className="shell-home-tile">
      <TilePicture of={tile.picture} />
      <span className="shell-home-tile-text">
        <span className="shell-home-tile-title">
          {tile.title}
          <Icon of={ChevronRight} size={12} />
        </span>
        <span>
          {tile.text}
          {domestic && ` ${formatNumber(data.companies, { unit: 'integer' })} 家`}
        </span>
        {domestic && (
          <span className="shell-home-tile-sub">
            已分类 {formatNumber(data.classified, { unit: 'integer' })} 家
          </span>
        )}
      </span>
    </Link>
  );
}
