import type { OutputOf } from '@console/contract-core';
import type { factorCalls, GraphFaultData, GraphLayout, NodeValueData } from '@console/contract-invest';
import { arranged, placed } from './arranged.ts';
import { EMPTY_GRAPH, reached, type Draft } from './draft-graph.ts';

export type CheckAnswer = OutputOf<typeof factorCalls.checkFactor>;

/** The findings of a check, and the number of the edit it checked. */
export interface Checked {
  readonly edit: number;
  readonly faults: readonly GraphFaultData[];
  readonly values: Readonly<Record<string, NodeValueData>>;
  readonly names: Readonly<Record<string, string>>;
  /** Whether the graph has a formula. */
  readonly whole: boolean;
  /** Whether the typed text could be parsed: then the graph is what it says. */
  readonly read: boolean;
}

interface Step {
  readonly draft: Draft;
  readonly text: string;
}

/** A factor edited as a graph and as a formula. The one edited last counts; the other follows. */
export interface EditorState {
  readonly draft: Draft;
  /** The text in the field of the formula. */
  readonly text: string;
  /** The last formula of the graph, from when it had one. */
  readonly formula: string;
  readonly selected: readonly string[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Edits of the same group are one undo step: for instance the letters of a word. */
  readonly group: string | null;
  /** Whether the field was left before its text was parsed: the answer then ends the step. */
  readonly leaving: boolean;
  readonly edited: 'graph' | 'formula';
  /** The number of the last edit that needs a check. */
  readonly edit: number;
  readonly checked: Checked;
}

export type EditorAction =
  | {
      readonly type: 'edit';
      readonly change: (draft: Draft) => Draft;
      readonly group?: string;
      readonly select?: readonly string[];
    }
  | { readonly type: 'move'; readonly layout: GraphLayout }
  | { readonly type: 'arrange' }
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'checked'; readonly edit: number; readonly answer: CheckAnswer }
  | { readonly type: 'settle' }
  | { readonly type: 'select'; readonly ids: readonly string[] }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

const MOST_STEPS = 100;
const UNCHECKED: Checked = { edit: -1, faults: [], values: {}, names: {}, whole: true, read: true };

export interface Beginning {
  readonly draft: Omit<Draft, 'arranged'>;
  readonly formula: string;
}

export function beginEditing({ draft, formula }: Beginning): EditorState {
  const { graph, layout } = draft;
  return {
    draft: { graph, layout: placed(graph, layout), arranged: Object.keys(layout).length === 0 },
    text: formula,
    formula,
    selected: [],
    past: [],
    future: [],
    group: null,
    leaving: false,
    edited: 'graph',
    edit: 0,
    checked: UNCHECKED,
  };
}

/** One step of the editor: state and action in, the next state out. */
export function editorStep(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'edit':
      return edited(state, action);
    case 'move':
      return moved(state, action.layout);
    case 'arrange':
      return laidOut(state, { ...state.draft, layout: arranged(state.draft.graph), arranged: true });
    case 'type':
      return typed(state, action.text);
    case 'checked':
      return action.edit === state.edit ? answered(state, action.answer) : state;
    case 'settle':
      return settled(state);
    case 'select':
      return sameIds(state.selected, action.ids) ? state : chosen(state, action.ids);
    case 'undo':
      return travelled(state, 'past', 'future');
    case 'redo':
      return travelled(state, 'future', 'past');
  }
}

/** Whether the last edit has been checked. */
export const isChecked = ({ checked: { edit }, edit: now }: EditorState): boolean => edit === now;

/** Whether graph and formula agree and nothing is wrong. */
export const isSound = (state: EditorState): boolean =>
  isChecked(state) && state.checked.faults.length === 0 && state.draft.graph.nodes.length > 0;

/** Whether the typed text is no formula, or has not been parsed yet. */
export const isUnread = (state: EditorState): boolean =>
  state.edited === 'formula' && !(isChecked(state) && state.checked.whole);

/** Whether the typed text could not be parsed at the last check: the graph is then the earlier one. */
export const isBehind = ({ edited, checked }: EditorState): boolean => edited === 'formula' && !checked.read;

export const canUndo = (state: EditorState): boolean => state.past.length > 0 || isUnread(state);

function edited(
  state: EditorState,
  { change, group = '', select }: Extract<EditorAction, { type: 'edit' }>,
): EditorState {
  const changed = change(state.draft);
  if (changed.graph === state.draft.graph) return state;
  const draft = { ...changed, layout: placed(changed.graph, changed.layout) };
  const ids = new Set(draft.graph.nodes.map(({ id }) => id));
  return {
    ...kept(state, group || null),
    draft,
    leaving: false,
    selected: (select ?? state.selected).filter((id) => ids.has(id)),
    edited: 'graph',
    edit: state.edit + 1,
  };
}

function moved(state: EditorState, layout: GraphLayout): EditorState {
  const same = Object.entries(layout).every(
    ([id, { x, y }]) => state.draft.layout[id]?.x === x && state.draft.layout[id].y === y,
  );
  if (same) return state;
  return laidOut(state, { ...state.draft, layout: { ...state.draft.layout, ...layout }, arranged: false });
}

const laidOut = (state: EditorState, draft: Draft): EditorState => ({ ...kept(state, null), draft });

/** The history with the present step added, unless it belongs to the step before. */
function kept(state: EditorState, group: string | null): EditorState {
  const joined = group !== null && group === state.group;
  const step = { draft: state.draft, text: state.formula };
  return {
    ...state,
    past: joined ? state.past : [...state.past, step].slice(-MOST_STEPS),
    future: [],
    group,
  };
}

const typed = (state: EditorState, text: string): EditorState => ({
  ...state,
  text,
  edited: 'formula',
  edit: state.edit + 1,
  future: [],
  leaving: false,
});

/** The state after choosing nodes. A text that was left but is not parsed yet stays one step. */
const chosen = (state: EditorState, ids: readonly string[]): EditorState => ({
  ...state,
  selected: ids,
  group: state.leaving ? state.group : null,
});

function answered(state: EditorState, answer: CheckAnswer): EditorState {
  const next = checked(state, answer);
  return state.leaving ? settled(next) : next;
}

function checked(state: EditorState, answer: CheckAnswer): EditorState {
  const { faults, values, names } = answer;
  const found = {
    edit: state.edit,
    faults,
    values,
    names: { ...state.checked.names, ...names },
    whole: answer.formula !== null,
    read: answer.relationMap !== null,
  };
  if (state.edited === 'graph') {
    const formula = answer.formula ?? state.formula;
    return { ...state, checked: found, formula, text: formula };
  }
  if (answer.relationMap === null)
    return { ...state, checked: { ...found, values: state.checked.values, whole: false } };
  const loose = looseNodes(state.draft, answer.relationMap.nodes);
  const graph = { ...answer.relationMap, nodes: [...answer.relationMap.nodes, ...loose] };
  const unused = loose.map(({ id }): GraphFaultData => ({
    code: 'unused-node',
    values: {},
    path: [],
    node: id,
  }));
  const formula = answer.formula ?? state.text;
  const next = { ...state, checked: { ...found, faults: [...faults, ...unused] }, formula };
  if (JSON.stringify(graph) === JSON.stringify(state.draft.graph)) return next;
  const layout = state.draft.arranged ? arranged(graph) : placed(graph, state.draft.layout);
  const { past, future, group } = kept(state, 'formula');
  return { ...next, past, future, group, draft: { ...state.draft, graph, layout } };
}

/** The unconnected nodes of the canvas, which are in no formula: they stay until they are removed. */
function looseNodes({ graph }: Draft, now: Draft['graph']['nodes']): Draft['graph']['nodes'] {
  const used = reached(graph);
  const loose = graph.nodes.filter(({ id }) => !used.has(id) && !now.some((node) => node.id === id));
  const ids = new Set([...now, ...loose].map(({ id }) => id));
  return loose.map((node) => ({ ...node, inputs: node.inputs.map((id) => (ids.has(id) ? id : '')) }));
}

/**
 * The state after the field is left: a parsed text is replaced by the console's spelling once the answer is
 * there.
 */
function settled(state: EditorState): EditorState {
  if (state.edited === 'formula' && !isChecked(state)) return { ...state, leaving: true };
  const read = state.edited === 'formula' && !isUnread(state);
  return { ...state, group: null, leaving: false, text: read ? state.formula : state.text };
}

function travelled(state: EditorState, from: 'past' | 'future', to: 'past' | 'future'): EditorState {
  if (from === 'past' && isUnread(state))
    return { ...state, text: state.formula, edited: 'graph', edit: state.edit + 1, ...ENDED };
  const step = state[from].at(-1);
  if (step === undefined) return state;
  const here = { draft: state.draft, text: state.formula };
  const ids = new Set(step.draft.graph.nodes.map(({ id }) => id));
  return {
    ...state,
    draft: step.draft,
    text: step.text,
    formula: step.text,
    selected: state.selected.filter((id) => ids.has(id)),
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], here],
    ...ENDED,
    edited: 'graph',
    edit: state.edit + 1,
  };
}

const ENDED = { group: null, leaving: false } as const;

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** The answer for an empty formula: the service need not be asked. */
export const NOTHING: CheckAnswer = {
  relationMap: EMPTY_GRAPH,
  formula: '',
  faults: [],
  values: {},
  names: {},
};
