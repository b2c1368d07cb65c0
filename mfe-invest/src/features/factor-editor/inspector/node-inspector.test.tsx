import type { GraphFaultData } from '@console/contract-invest';
import { consoleOn } from '@console/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { nodeOf, type GraphNode } from '../draft/draft-graph.ts';
import { beginEditing, editorStep, type EditorState } from '../draft/editor-state.ts';
import { faultLines } from '../draft/fault-places.ts';
import { aGraph, aNode, RULES } from '../testing/a-factor.ts';
import { layOutFlow } from '../testing/lay-out-flow.ts';
import { NodeInspector } from './node-inspector.tsx';

const inConsole = consoleOn(client);
const NAMES = { 'income.roe@1': 'ROE', 'daily_bar.close@1': '收盘价' };

const LEAF = { id: 'income.roe', title: 'ROE', frequency: 'quarterly', unit: 'percent', ref: 'income.roe@1' };
const TREE = [{ id: 'profitability', title: '盈利能力', count: 1, children: [LEAF] }];

beforeAll(layOutFlow);

interface Opening {
  readonly id: string;
  readonly more?: readonly GraphNode[];
  readonly faults?: readonly GraphFaultData[];
  readonly readOnly?: boolean;
}

/** The inspector of one node of the sample graph; returns a function that reads the present state. */
function open({ id, more = [], faults = [], readOnly = false }: Opening): () => EditorState {
  let now: EditorState | undefined;
  function Host(): ReactElement {
    const graph = { ...aGraph(), nodes: [...aGraph().nodes, ...more] };
    const [state, dispatch] = useReducer(editorStep, null, () => {
      const begun = beginEditing({ draft: { graph, layout: {} }, formula: '' });
      return {
        ...begun,
        checked: { ...begun.checked, values: { n1: { type: 'reports' as const, unit: '1' } } },
      };
    });
    now = state;
    const node = nodeOf(state.draft.graph, id);
    if (node === undefined) return <p>没有节点</p>;
    const lines = faultLines(state.draft.graph, faults, NAMES);
    return (
      <NodeInspector editor={{ state, dispatch, rules: RULES, names: NAMES, lines, readOnly }} node={node} />
    );
  }
  inConsole(<Host />, { answers: { 'invest.indicatorTree': () => TREE } });
  return () => {
    if (now === undefined) throw new Error('nothing was drawn');
    return now;
  };
}

const paramsOf = (state: EditorState, id: string) => nodeOf(state.draft.graph, id)?.params;
const inputsOf = (state: EditorState, id: string) => nodeOf(state.draft.graph, id)?.inputs;
const spin = (name: string) => screen.getByRole('spinbutton', { name });
const fill = async (name: string, text: string): Promise<void> => {
  await userEvent.clear(spin(name));
  await userEvent.type(spin(name), text);
  await userEvent.tab();
};

describe('the form of a node', () => {
  it('has a field for each parameter of its rule, and sets what is typed as one step', async () => {
    const state = open({ id: 'n4' });
    expect(screen.getByRole('heading').textContent).toBe('变化计算');
    await fill('窗口长度', '60');
    expect(paramsOf(state(), 'n4')).toEqual({ n: 60, kind: 'ratio' });
    expect(state().past).toHaveLength(1);
    await userEvent.click(screen.getByText('差值'));
    expect(paramsOf(state(), 'n4')).toEqual({ n: 60, kind: 'difference' });
  });

  it('removes a flag that is turned off again', async () => {
    const state = open({ id: 'n2' });
    await userEvent.click(screen.getByRole('switch', { name: '行业内排名' }));
    expect(paramsOf(state(), 'n2')).toEqual({});
    await userEvent.click(screen.getByRole('switch', { name: '行业内排名' }));
    expect(paramsOf(state(), 'n2')).toEqual({ byIndustry: true });
  });

  it('shows the weight of each input by its name, with its share', async () => {
    const state = open({ id: 'n5' });
    expect(screen.getByText('60%')).toBeTruthy();
    await fill('截面百分位·ROE的权重', '1.2');
    expect(paramsOf(state(), 'n5')).toEqual({ weights: [1.2, 0.4] });
    expect(screen.getByText('75%')).toBeTruthy();
  });

  it('types, adds and removes bands', async () => {
    const bands = aNode('b', 'rule', '4', {
      params: { bands: [{ op: '<', value: 0, result: 1 }] },
      inputs: ['n1'],
    });
    const state = open({ id: 'b', more: [bands] });
    await fill('第 1 个区间的数值', '5');
    await userEvent.click(screen.getByRole('button', { name: '增加区间' }));
    expect(paramsOf(state(), 'b')).toEqual({
      bands: [
        { op: '<', value: 5, result: 1 },
        { op: '<', value: 0, result: 0 },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: '删除第 1 个区间' }));
    expect(paramsOf(state(), 'b')).toEqual({ bands: [{ op: '<', value: 0, result: 0 }] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '删除第 1 个区间' }).disabled).toBe(true);
  });

  it('types a number into a constant', async () => {
    const state = open({ id: 'k', more: [aNode('k', 'constant', '', { params: { value: 1 } })] });
    await fill('数值', '2.5');
    expect(paramsOf(state(), 'k')).toEqual({ value: 2.5 });
  });
});

describe('a fault', () => {
  const at = (path: GraphFaultData['path'], code: string, values = {}): GraphFaultData => ({
    code,
    values,
    path,
    node: 'n4',
  });

  it('is shown at the parameter, the input, or the node', () => {
    open({
      id: 'n4',
      faults: [
        at(['n'], 'below-least', { bound: 1 }),
        at([], 'wrong-type', { input: 0, given: 'boolean', needed: 'number' }),
        at([], 'unused-node'),
        { code: 'unused-node', values: {}, path: [], node: 'n1' },
      ],
    });
    const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      '第 1 个输入的类型是“是与否”，应为“数值”',
      '窗口长度不能小于 1',
      '该节点没有连接到输出',
    ]);
    expect(spin('窗口长度').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the inputs', () => {
  it('change positions with their weights', async () => {
    const state = open({ id: 'n5' });
    await userEvent.click(screen.getByRole('button', { name: '输入 1下移' }));
    expect([inputsOf(state(), 'n5'), paramsOf(state(), 'n5')]).toEqual([
      ['n4', 'n2'],
      { weights: [0.4, 0.6] },
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '输入 1上移' }).disabled).toBe(true);
  });

  it('are distinguished by their own inputs, as their weights are', () => {
    const more = [
      aNode('pb', 'rule', '3', { inputs: ['n3'] }),
      aNode('w', 'rule', '8', { params: { weights: [1, 1] }, inputs: ['n2', 'pb'] }),
    ];
    open({ id: 'w', more });
    const names = ['截面百分位·ROE', '截面百分位·收盘价'];
    expect([...document.querySelectorAll('.factor-weight > span')].map((span) => span.textContent)).toEqual(
      names,
    );
    const inputs = within(screen.getByRole('group', { name: '输入' }));
    for (const name of names) expect(inputs.getByText(name)).toBeTruthy();
  });

  it('of a condition show the role of each, and what it compares with', () => {
    const roles = (): (string | null)[] =>
      [...document.querySelectorAll('.factor-input-role')].map(({ textContent }) => textContent);
    const two = aNode('c', 'rule', '9', { params: { op: '>' }, inputs: ['n1', 'n3', 'n2', 'n4'] });
    open({ id: 'c', more: [two] });
    expect(roles()).toEqual(['A', 'B', '成立时（C）', '否则（D）']);
    cleanup();
    const one = aNode('c', 'rule', '9', { params: { op: '>', constant: 0.1 }, inputs: ['n1', 'n2', 'n4'] });
    open({ id: 'c', more: [one] });
    expect(roles()).toEqual(['A', 'B：常数 0.1', '成立时（C）', '否则（D）']);
    cleanup();
    open({ id: 'n5' });
    expect(roles()).toEqual([]);
  });

  it('are connected from a list, which leaves out nodes that would make a cycle', async () => {
    const state = open({ id: 'n2' });
    await userEvent.click(screen.getByRole('combobox', { name: '输入 1' }));
    const options = await waitFor(() => {
      const found = [...document.querySelectorAll('.ant-select-item-option')];
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    expect(options.map(({ textContent }) => textContent)).toEqual(['ROE', '收盘价', '变化计算·收盘价']);
    await userEvent.click(options[1] as Element);
    expect(inputsOf(state(), 'n2')).toEqual(['n3']);
  });
});

describe('a ratio', () => {
  it('is labelled as one, and fields in its unit say so', async () => {
    open({ id: 'n1' });
    expect(await screen.findByText('比率（0.15 即 15%）')).toBeTruthy();
    cleanup();
    const score = (input: string): GraphNode =>
      aNode('s', 'rule', '1', { params: { full: 0.3, zero: 0 }, inputs: [input] });
    open({ id: 's', more: [score('n1')] });
    expect(await screen.findAllByText('输入是比率，0.15 即 15%')).toHaveLength(2);
    cleanup();
    open({ id: 's', more: [score('n3')] });
    expect(screen.queryByText('输入是比率，0.15 即 15%')).toBeNull();
  });
});

describe('the node itself', () => {
  it('becomes the output, is copied and removed', async () => {
    const state = open({ id: 'n2' });
    await userEvent.click(screen.getByRole('button', { name: '设为输出' }));
    expect(state().draft.graph.output).toBe('n2');
    expect(screen.queryByRole('button', { name: '设为输出' })).toBeNull();
  });

  it('that may only be viewed has no buttons and no editable field', () => {
    open({ id: 'n5', readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
    const fields = screen.getAllByRole<HTMLInputElement>('spinbutton');
    expect(fields.every(({ disabled }) => disabled)).toBe(true);
    expect(within(screen.getByRole('group', { name: '输入' })).getAllByRole('combobox')).toHaveLength(2);
  });
});
