import { A_FORMULA, aGraph, aNode, RULES } from '../testing/a-factor.ts';
import { madeUpCheck } from '../testing/made-up-check.ts';
import { withNode, type Draft } from './draft-graph.ts';
import {
  beginEditing,
  canUndo,
  editorStep,
  isChecked,
  isSound,
  isUnread,
  NOTHING,
  type EditorAction,
  type EditorState,
} from './editor-state.ts';
import { withoutNodes, withParam } from './node-inputs.ts';

const begin = (): EditorState => beginEditing({ draft: { graph: aGraph(), layout: {} }, formula: A_FORMULA });
const after = (state: EditorState, ...actions: readonly EditorAction[]): EditorState =>
  actions.reduce(editorStep, state);
/** The state with the service's answer to its last edit. */
const checked = (state: EditorState): EditorState => {
  const asked = state.edited === 'formula' ? { formula: state.text } : { relationMap: state.draft.graph };
  return editorStep(state, { type: 'checked', edit: state.edit, answer: madeUpCheck(asked) });
};
const setN = (value: number): EditorAction => ({
  type: 'edit',
  group: 'n4 n',
  change: (draft: Draft) => ({
    ...draft,
    graph: withParam(draft.graph, 'n4', { key: 'n', value, rules: RULES }),
  }),
});
const remove = (id: string): EditorAction => ({
  type: 'edit',
  change: (draft: Draft) => ({ ...draft, graph: withoutNodes(draft.graph, [id], RULES) }),
});
const ids = ({ draft }: EditorState) => draft.graph.nodes.map(({ id }) => id);

describe('the graph and the formula', () => {
  it('begin unchecked, with a position for every node', () => {
    const state = begin();
    expect([isChecked(state), Object.keys(state.draft.layout).length]).toEqual([false, 5]);
    expect(isSound(checked(state))).toBe(true);
  });

  it('agree after a change of the graph', () => {
    const state = checked(after(begin(), setN(60)));
    expect(state.text).toContain('n: 60');
    expect(isSound(state)).toBe(true);
  });

  it('agree after a change of the formula; the text stays as typed until the field is left', () => {
    const typed = checked(after(begin(), { type: 'type', text: 'cross_percentile(ROE)' }));
    expect([ids(typed), typed.draft.graph.output]).toEqual([['n1', 'n2'], 'n2']);
    expect(typed.text).toBe('cross_percentile(ROE)');
    expect(Object.keys(typed.draft.layout)).toEqual(['n1', 'n2']);
    expect(editorStep({ ...typed, formula: 'canonical' }, { type: 'settle' }).text).toBe('canonical');
    const late = after(begin(), { type: 'type', text: ' cross_percentile( ROE )' }, { type: 'settle' });
    const answer = madeUpCheck({ formula: 'cross_percentile(ROE)' });
    expect(late.text).toBe(' cross_percentile( ROE )');
    expect(editorStep(late, { type: 'checked', edit: late.edit, answer }).text).toBe('cross_percentile(ROE)');
  });

  it('keep the graph, its names and the text while the text cannot be parsed', () => {
    const typed = after(checked(begin()), { type: 'type', text: 'cross_percentile(' });
    const answered = checked(typed);
    expect([ids(answered), answered.text]).toEqual([ids(begin()), 'cross_percentile(']);
    expect([answered.checked.faults.length, isSound(answered), isUnread(answered)]).toEqual([1, false, true]);
    expect([answered.checked.names['income.roe@1'], answered.checked.values['n1']?.type]).toEqual([
      'ROE',
      'daily',
    ]);
    expect(editorStep(answered, { type: 'settle' }).text).toBe('cross_percentile(');
  });

  it('keep the former formula while the graph has none', () => {
    const open = checked(after(begin(), remove('n1')));
    expect([open.text, open.checked.whole]).toEqual([A_FORMULA, false]);
  });

  it('take the last edit: an answer to the one before is dropped', () => {
    const first = after(begin(), { type: 'type', text: 'cross_percentile(ROE)' });
    const second = after(first, setN(60));
    const late = editorStep(second, {
      type: 'checked',
      edit: first.edit,
      answer: madeUpCheck({ formula: 'cross_percentile(ROE)' }),
    });
    expect(late).toBe(second);
    expect(checked(second).text).toContain('n: 60');
  });

  it('keep unconnected nodes of the canvas, and report that they lead nowhere', () => {
    const loose: EditorAction = {
      type: 'edit',
      change: (draft) => ({
        ...draft,
        graph: withNode(draft.graph, aNode('n9', 'rule', '3', { inputs: ['n4'] })),
      }),
    };
    const state = checked(after(begin(), loose, { type: 'type', text: 'cross_percentile(ROE)' }));
    expect(ids(state)).toEqual(['n1', 'n2', 'n9']);
    expect(state.draft.graph.nodes.at(-1)?.inputs).toEqual(['']);
    expect(state.checked.faults).toEqual([{ code: 'unused-node', values: {}, path: [], node: 'n9' }]);
  });

  it('an empty formula is an empty graph', () => {
    const emptied = after(begin(), { type: 'type', text: '' });
    const state = editorStep(emptied, { type: 'checked', edit: emptied.edit, answer: NOTHING });
    expect([state.draft.graph.nodes, state.draft.graph.output]).toEqual([[], '']);
  });
});

describe('undoing and redoing', () => {
  it('restores graph, positions and formula, in both directions', () => {
    const changed = checked(after(begin(), remove('n4')));
    const back = after(changed, { type: 'undo' });
    expect([ids(back), back.text]).toEqual([ids(begin()), A_FORMULA]);
    expect(back.draft.layout).toEqual(begin().draft.layout);
    expect(ids(after(back, { type: 'redo' }))).toEqual(ids(changed));
  });

  it('takes changes of one group as one step, and as two after something else was chosen', () => {
    const twice = after(begin(), setN(2), setN(25));
    expect(twice.past).toHaveLength(1);
    expect(after(twice, { type: 'undo' }).draft.graph).toEqual(aGraph());
    expect(after(begin(), setN(2), { type: 'select', ids: ['n1'] }, setN(25)).past).toHaveLength(2);
  });

  it('discards an unparsed text before it changes the graph', () => {
    const typed = checked(after(begin(), setN(60)));
    const broken = checked(after(typed, { type: 'type', text: 'x(' }));
    const once = after(broken, { type: 'undo' });
    expect([once.text, once.draft]).toEqual([typed.text, typed.draft]);
    expect(after(checked(once), { type: 'undo' }).draft.graph).toEqual(aGraph());
  });

  it('undoes all of a typing at once', () => {
    const typed = checked(after(begin(), { type: 'type', text: 'cross_percentile(ROE)' }));
    expect(typed.past).toHaveLength(1);
    expect(after(typed, { type: 'undo' }).draft.graph).toEqual(aGraph());
  });

  it('ends a step when the field is left, though the answer comes after', () => {
    const first = after(begin(), { type: 'type', text: 'cross_percentile(ROE)' }, { type: 'settle' });
    const left = checked(first);
    expect([left.past.length, left.group, left.leaving]).toEqual([1, null, false]);
    const second = checked(after(left, { type: 'type', text: A_FORMULA }));
    expect(second.past).toHaveLength(2);
    expect(after(second, { type: 'undo' }).text).toBe('cross_percentile(ROE)');
  });

  it('takes a word as one step though its last letters were parsed after the field was left', () => {
    const half = checked(after(begin(), { type: 'type', text: 'cross_percentile(ROE)' }));
    const leave: readonly EditorAction[] = [{ type: 'settle' }, { type: 'select', ids: ['n1'] }];
    const left = checked(after(half, { type: 'type', text: A_FORMULA }, ...leave));
    expect([left.past.length, left.group]).toEqual([1, null]);
    expect(after(left, { type: 'undo' }).draft.graph).toEqual(aGraph());
  });

  it('stops at the unchanged state, and a change leaves nothing to redo', () => {
    const state = begin();
    expect([canUndo(state), after(state, { type: 'undo' }), after(state, { type: 'redo' })]).toEqual([
      false,
      state,
      state,
    ]);
    const again = after(state, setN(2), { type: 'undo' }, remove('n4'));
    expect(again.future).toEqual([]);
  });

  it('covers moves, which are not checked again', () => {
    const state = checked(begin());
    const moved = after(state, { type: 'move', layout: { n1: { x: 500, y: 500 } } });
    expect([moved.draft.layout['n1'], moved.draft.arranged, isSound(moved)]).toEqual([
      { x: 500, y: 500 },
      false,
      true,
    ]);
    expect(after(moved, { type: 'undo' }).draft.layout).toEqual(state.draft.layout);
    expect(after(moved, { type: 'move', layout: { n1: { x: 500, y: 500 } } })).toBe(moved);
    expect(after(moved, { type: 'arrange' }).draft).toEqual(state.draft);
  });
});

it('a removed node is no longer chosen', () => {
  const state = after(begin(), { type: 'select', ids: ['n1', 'n2'] }, remove('n1'));
  expect(state.selected).toEqual(['n2']);
});

it('an edit without a difference is no step', () => {
  const state = begin();
  expect(after(state, { type: 'edit', change: (draft) => draft })).toBe(state);
});
