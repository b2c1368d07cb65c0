import { fittedViewport, isInView } from './fit.ts';

const VIEW = { width: 748, height: 548 };

/** The corners of the graph in the view. */
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
  it('is in the middle at its own size while there is room', () => {
    const { zoom, ...sides } = ends({ x: 24, y: 24, width: 348, height: 148 });
    expect(zoom).toBe(1);
    expect(sides).toEqual({ left: 200, right: 548, top: 200, bottom: 348 });
  });

  it('shrinks until it fits', () => {
    expect(ends({ x: -50, y: 10, width: 777.78, height: 100 })['zoom']).toBeCloseTo(0.9, 3);
    const tall = ends({ x: 0, y: 0, width: 100, height: 528.89 });
    expect(tall['zoom']).toBeCloseTo(0.9, 3);
    // Clear of the legend at the foot.
    expect(tall['bottom']).toBeCloseTo(500, 1);
  });

  it('shows six columns whole in a window of 1440 pixels', () => {
    const { left, right, zoom } = ends({ x: 24, y: 24, width: 6 * 152 + 5 * 32, height: 320 });
    expect(zoom).toBeCloseTo(0.653, 3);
    expect([left, right].map((at) => Math.round(at ?? 0))).toEqual([24, 724]);
  });

  it('is never smaller than can be read: its result and its top are visible then', () => {
    const { zoom, left, right, top } = ends({ x: 24, y: 24, width: 1256, height: 900 });
    expect(zoom).toBe(0.64);
    expect(right).toBeCloseTo(724);
    expect(left).toBeLessThan(0);
    expect(top).toBeCloseTo(24);
  });
});

describe('a node in the view', () => {
  const seen = (x: number, y: number) =>
    isInView({ x, y, width: 152, height: 60 }, { x: 10, y: 20, zoom: 0.5 }, VIEW);

  it('is visible while no side of it is cut', () => {
    expect([seen(-20, -40), seen(1324, 0), seen(0, 900)]).toEqual([true, true, true]);
    expect([seen(-22, 0), seen(0, -42), seen(1326, 0)]).toEqual([false, false, false]);
  });

  it('is not seen where the legend covers it', () => {
    expect(seen(0, 902)).toBe(false);
  });
});
