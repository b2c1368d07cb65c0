import { lazyPage, Page, PageHead } from '@console/ui';
import { useState, type ReactElement } from 'react';
import { calcItem, indicatorItem, type BrowseItem, type SavedCalc } from './browse-items.ts';
import { BrowsePanel } from './browse-panel.tsx';
import { companyPatch } from './indicator-query.ts';
import { IndicatorCategories, type TreeLeaf } from './indicator-categories.tsx';
import './indicators.css';
import { LinesPanel } from './lines-panel.tsx';
import { useBoard } from './use-board.ts';

// Dialogs bring antd's forms: they are fetched when one is opened.
const CalcDialog = lazyPage(() => import('./calc-dialog.tsx').then((file) => file.CalcDialog), <></>);
const RemoveCalcDialog = lazyPage(
  () => import('./remove-calc-dialog.tsx').then((file) => file.RemoveCalcDialog),
  <></>,
);

/** What is opened about a calculation: null for a new one. */
type Opened =
  | { readonly kind: 'edit'; readonly calc: SavedCalc | null }
  | { readonly kind: 'remove'; readonly calc: SavedCalc };

/** V-11: all indicators by topic, and the reader's list drawn as lines over time. */
export function IndicatorPage(): ReactElement {
  const board = useBoard();
  const { asked, change, list } = board;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const remove = (item: BrowseItem): void =>
    item.calc ? setOpened({ kind: 'remove', calc: item.calc }) : list.remove(item);
  const pick = (leaf: TreeLeaf): void => {
    const standing = list.items?.find(({ key }) => key === leaf.id);
    if (standing) remove(standing);
    else board.add(indicatorItem({ ...leaf, name: leaf.title, note: leaf.title }));
  };
  return (
    <Page band={<PageHead title="指标浏览" sub="按分类查找指标，加入我的指标后以曲线比较" />}>
      <div className="invest-indicators">
        <IndicatorCategories
          find={asked.find}
          onFind={(find) => change({ find: find || null })}
          frequency={asked.frequency}
          onFrequency={(frequency) => change({ frequency })}
          taken={board.taken}
          onLeaf={pick}
        />
        <LinesPanel
          drawn={list.items === undefined && list.error === null ? undefined : board.drawn}
          from={asked.from}
          to={asked.to}
          company={asked.company}
          onCompany={(company) => change(companyPatch(company))}
          onDays={(from, to) => change({ from: from ?? null, to: to ?? null })}
        />
        <BrowsePanel board={board} onCalc={(calc) => setOpened({ kind: 'edit', calc })} onRemove={remove} />
      </div>
      {opened?.kind === 'edit' && (
        <CalcDialog
          calc={opened.calc}
          onClose={close}
          onSaved={(saved) => {
            if (opened.calc === null) board.add(calcItem(saved));
            close();
          }}
        />
      )}
      {opened?.kind === 'remove' && <RemoveCalcDialog calc={opened.calc} onClose={close} />}
    </Page>
  );
}
