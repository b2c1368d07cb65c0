import { SEARCH_LENGTH } from '@console/contract-core';
import { type EmptyText, Ladder } from '@console/ui';
import { Input, Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import { addedTo } from '../draft/new-node.ts';
import type { Editor } from '../editor.ts';
import './palette.css';
import { PaletteList } from './palette-list.tsx';
import type { PaletteLeaf } from './palette-trees.ts';
import type { Palette, PaletteKind } from './use-palette.ts';

const KINDS: { readonly value: PaletteKind; readonly label: string }[] = [
  { value: 'indicator', label: '指标库' },
  { value: 'factor', label: '因子库' },
  { value: 'rule', label: '规则' },
];
const THINGS: Readonly<Record<PaletteKind, string>> = {
  indicator: '指标',
  factor: '因子',
  rule: '规则与函数',
};

/** The palette: indicators, other factors, rules and functions that a factor can be made of. */
export function PalettePanel({
  editor,
  palette,
}: {
  readonly editor: Editor;
  readonly palette: Palette;
}): ReactElement {
  const { kind, choose, search, setSearch, count } = palette;
  const placeholder = `搜索 ${count ?? ''} 个${THINGS[kind]}`.replace('  ', ' ');
  return (
    <section className="factor-palette" aria-label="指标、因子与规则">
      <Input
        aria-label={placeholder}
        placeholder={placeholder}
        value={search}
        maxLength={SEARCH_LENGTH}
        allowClear
        onChange={(event) => setSearch(event.target.value)}
      />
      <Segmented<PaletteKind>
        block
        aria-label="来源"
        size="small"
        options={KINDS}
        value={kind}
        onChange={choose}
      />
      <Ladder
        keep
        answer={palette.answer}
        what={THINGS[kind]}
        rows={12}
        emptyOf={({ length }) => (length === 0 ? nothing(kind, search) : null)}
      >
        {(categories) => (
          <PaletteList
            key={kind}
            categories={categories}
            open={search !== ''}
            onAdd={editor.readOnly ? null : (leaf) => add(editor, leaf)}
          />
        )}
      </Ladder>
    </section>
  );
}

const nothing = (kind: PaletteKind, search: string): EmptyText =>
  search === '' ? { title: `还没有${THINGS[kind]}` } : { title: `没有匹配的${THINGS[kind]}`, filtered: true };

/**
 * Adds a leaf to the chosen node where it fits, and chooses the new one: a chain can be built by Enter
 * alone.
 */
function add({ state, dispatch, rules }: Editor, { seed }: PaletteLeaf): void {
  const chosen = state.selected.length === 1 ? state.selected[0] : undefined;
  const { id } = addedTo(state.draft.graph, seed, { chosen, rules });
  const source = seed.kind === 'indicator' || seed.kind === 'factor' || seed.kind === 'constant';
  dispatch({
    type: 'edit',
    // After adding an input the chosen node stays chosen, for its next input.
    select: source && chosen !== undefined ? [chosen] : [id],
    change: (draft) => ({ ...draft, graph: addedTo(draft.graph, seed, { chosen, rules }).graph }),
  });
}
