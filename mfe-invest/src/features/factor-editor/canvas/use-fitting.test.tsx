import { drawNothing } from '@console/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { A_FORMULA, aFactor, aGraph } from '../testing/a-factor.ts';
import { nodes, openEditor, passed, press, typeFormula } from '../testing/open-editor.tsx';

let view = { width: 0, height: 0 };
const SMALL = { output: 'n2', nodes: aGraph().nodes.slice(0, 2) };

beforeAll(() => {
  drawNothing();
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => view.width },
    clientHeight: { configurable: true, get: () => view.height },
  });
});

afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

const numbers = (selector: string): readonly (readonly number[])[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ style }) =>
    [...style.transform.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(([text]) => Number(text)),
  );

/** The transformation of the canvas: x, y and zoom. */
const moved = (): readonly number[] => numbers('.react-flow__viewport')[0] ?? [];

/** The left upper corners of the nodes in the view. */
function corners(): readonly (readonly [number, number])[] {
  const [x = 0, y = 0, zoom = 1] = moved();
  return numbers('.react-flow__node').map(([left = 0, top = 0]) => [x + left * zoom, y + top * zoom]);
}

/** Whether all nodes are whole and above the legend. */
const areSeen = (): boolean => {
  const [, , zoom = 1] = moved();
  return corners().every(
    ([left, top]) =>
      left >= 0 && top >= 0 && left + 152 * zoom <= view.width && top + 60 * zoom <= view.height - 40,
  );
};

/** Opens a factor of two nodes with stored positions, and types a formula of five. */
async function grow(size: typeof view): Promise<readonly number[]> {
  view = size;
  const layout = { n1: { x: 900, y: 700 }, n2: { x: 1084, y: 700 } };
  const saved = aFactor({ relationMap: SMALL, layout, formula: 'cross_percentile(ROE, byIndustry: true)' });
  openEditor({ more: { 'invest.factor': () => saved } });
  await passed();
  expect(areSeen()).toBe(true);
  const before = moved();
  await typeFormula(A_FORMULA);
  await waitFor(() => expect(nodes()).toHaveLength(5));
  return before;
}

describe('the view', () => {
  it('moves to include nodes of a formula that were placed outside it', async () => {
    const before = await grow({ width: 600, height: 400 });
    await waitFor(() => expect(areSeen()).toBe(true));
    expect(moved()).not.toEqual(before);
  });

  it('stays where it is while added nodes are visible', async () => {
    const before = await grow({ width: 1000, height: 600 });
    await passed();
    expect([areSeen(), moved()]).toEqual([true, before]);
  });

  it('shows an earlier version whole, arranged again', async () => {
    view = { width: 748, height: 548 };
    const layout = Object.fromEntries(aGraph().nodes.map(({ id }, at) => [id, { x: at * 900, y: at * 700 }]));
    const old = {
      version: 3,
      formula: 'cross_percentile(ROE)',
      relationMap: SMALL,
      createdUser: null,
      createdTime: '2026-05-01 10:00:00',
    };
    openEditor({
      more: { 'invest.factor': () => aFactor({ layout }), 'invest.factorVersions': () => [old] },
    });
    await passed();
    expect(areSeen()).toBe(false);
    await press('版本记录');
    await press('恢复 v3');
    await waitFor(() => expect(nodes()).toHaveLength(2));
    await waitFor(() => expect(areSeen()).toBe(true));
    expect(moved()[2]).toBe(1);
    await screen.findByText('校验通过');
  });
});
