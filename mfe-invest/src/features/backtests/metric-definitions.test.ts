import { METRICS, type MetricDefinition } from './metric-definitions.ts';

const all: readonly (readonly [string, MetricDefinition])[] = Object.entries(METRICS);

describe('the definitions of figures', () => {
  it.each(all)('define %s in a Chinese sentence', (_, { title, definition }) => {
    expect(title.length).toBeGreaterThan(1);
    expect(definition).toMatch(/[\u4e00-\u9fff]/);
    expect(definition.endsWith('。')).toBe(true);
  });

  it('are distinct: no two have the same words', () => {
    expect(new Set(all.map(([, { definition }]) => definition)).size).toBe(all.length);
    expect(new Set(all.map(([, { title }]) => title)).size).toBe(all.length);
  });

  it('agree with the specification where it fixes a number', () => {
    expect(METRICS.sharpe.formula).toContain('√252');
    expect(METRICS.cvar5.definition).toContain('⌊0.05(n − 1)⌋ + 1');
    expect(METRICS.spreadError.formula).toBe('√(se_最高² + se_最低²)');
    expect(METRICS.factorAlpha.formula).toContain('252/h');
  });
});
