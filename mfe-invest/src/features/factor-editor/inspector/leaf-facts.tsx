import { UNITS, type UnitId } from '@console/contract-core';
import { unitText } from '@console/contract-invest';
import { PageLink } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { factorPath } from '../../../page-paths.ts';
import { withChanged, type GraphNode } from '../draft/draft-graph.ts';
import type { Editor } from '../editor.ts';
import { useIndicatorUnits } from './use-indicator-units.ts';

/** Facts about an indicator or a factor in the graph, and a button that pins its newest version. */
export function LeafFacts({
  editor,
  node,
}: {
  readonly editor: Editor;
  readonly node: GraphNode;
}): ReactElement {
  const { state, dispatch, names, readOnly } = editor;
  const value = state.checked.values[node.id];
  const counted = useIndicatorUnits().get(node.ref);
  const newest = newestRef(node.ref, Object.keys(names));
  const factorId = node.kind === 'factor' ? /^f(\d+)@/.exec(node.ref)?.[1] : undefined;
  const facts = [
    ['类型', node.kind === 'indicator' ? '指标' : '因子'],
    ...(value
      ? [
          ['频率', value.type === 'reports' ? '季频，按公告日' : '日频'],
          ['单位', leafUnit(value.unit, counted)],
        ]
      : []),
    ['版本', `v${versionOf(node.ref)}`],
  ] as const;
  return (
    <>
      <dl className="factor-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {factorId !== undefined && <PageLink to={factorPath(Number(factorId))}>打开该因子</PageLink>}
      {newest !== null && !readOnly && (
        <Button
          size="small"
          onClick={() =>
            dispatch({
              type: 'edit',
              change: (draft) => ({
                ...draft,
                graph: withChanged(draft.graph, node.id, (leaf) => ({ ...leaf, ref: newest })),
              }),
            })
          }
        >
          更新到 v{versionOf(newest)}
        </Button>
      )}
    </>
  );
}

/**
 * The unit of a leaf: formulas know only money and shares; for other values the market data's unit is
 * shown.
 */
function leafUnit(unit: string | null, counted: UnitId | undefined): string {
  if (counted === 'percent') return '比率（0.15 即 15%）';
  const written = unitText(unit);
  return (unit === null || unit === '1') && counted !== undefined ? UNITS[counted].text || written : written;
}

const versionOf = (ref: string): number => Number(ref.slice(ref.lastIndexOf('@') + 1));

/** The ref of the newest version of the same indicator or factor; null when this is the newest. */
function newestRef(ref: string, known: readonly string[]): string | null {
  const id = ref.slice(0, ref.lastIndexOf('@') + 1);
  const later = known.filter((each) => each.startsWith(id) && versionOf(each) > versionOf(ref));
  return later.at(-1) ?? null;
}
