import { industryCode, industryName } from '@console/contract-industry';
import { DEMO_CLASSIFICATION, type DemoNode } from './demo-classification.ts';

const all = (nodes: readonly DemoNode[]): readonly DemoNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);
const depth = ({ children }: DemoNode): number => 1 + Math.max(0, ...children.map(depth));

describe('the demo’s own classification', () => {
  it('has three levels everywhere, and companies only at the lowest', () => {
    expect(DEMO_CLASSIFICATION.map(depth)).toEqual(DEMO_CLASSIFICATION.map(() => 3));
    for (const { children, takes } of all(DEMO_CLASSIFICATION))
      expect(children.length > 0).toBe(takes.length === 0);
  });

  it('could have been typed by staff', () => {
    for (const { name, code, description } of all(DEMO_CLASSIFICATION)) {
      expect([industryName().parse(name), industryCode().parse(code)]).toEqual([name, code]);
      expect(description).not.toBe('');
    }
  });

  it('has no name and no code twice', () => {
    const nodes = all(DEMO_CLASSIFICATION);
    for (const field of ['name', 'code'] as const)
      expect(new Set(nodes.map((node) => node[field])).size).toBe(nodes.length);
  });
});
