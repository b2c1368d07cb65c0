import { fittedViewport } from './fit.ts';

const VIEW = { width: 748, height: 548 };

/** Where the graph's ends come to stand in the view. */
function ends(graph: { x: number; y: number; width: number; height: number }): Record<string, number> {
  const { x, y, zoom } = fittedViewport(graph, VIEW);
  return {
    zoom,
    left: x + graph.x * zoom,
    right: x + (graph.x + graph.width) * zoom,
    top: y + graph.y * zoom,
    bottom: y + (graph.y + graph.height) * zoom,
  };
}

describe('a graph in its view', () => {
  it('stands in the middle at its own size while there is room', () => {
    const { zoom, ...sides } = ends({ x: 24, y: 24, width: 348, height: 148 });
    expect(zoom).toBe(1);
    expect(sides).toEqual({ left: 200, right: 548, top: 200, bottom: 348 });
  });

  it('shrinks until it fits', () => {
    expect(ends({ x: -50, y: 10, width: 777.78, height: 100 })['zoom']).toBeCloseTo(0.9, 3);
    expect(ends({ x: 0, y: 0, width: 100, height: 555.56 })['zoom']).toBeCloseTo(0.9, 3);
  });

  it('never below what can be read: its result and its top are in sight then', () => {
    const { zoom, left, right, top } = ends({ x: 24, y: 24, width: 1072, height: 900 });
    expect(zoom).toBe(0.8);
    expect(right).toBeCloseTo(724);
    expect(left).toBeLessThan(0);
    expect(top).toBeCloseTo(24);
  });
});
