import { foldActivations, type ActivationLine } from './fold-activations.ts';

const AUDIENCE = { share: 10, users: [], tenants: [] };

/** Lines of one module, from texts like `activate 1`, `canary 2`. */
const lines = (...changes: readonly string[]): readonly ActivationLine[] =>
  changes.map((change, index) => {
    const [kind = '', version = ''] = change.split(' ');
    return {
      id: index + 1,
      kind: kind as ActivationLine['kind'],
      version,
      audience: kind === 'canary' ? AUDIENCE : null,
      by: 'someone',
      at: `2026-11-0${index + 1} 10:00:00`,
    };
  });
const state = (...changes: readonly string[]) => {
  const { active, canary, previous } = foldActivations(lines(...changes));
  return [active, canary?.version ?? null, previous];
};

describe('the state of a module', () => {
  it('is null before its first activation', () => {
    expect(foldActivations([])).toEqual({ active: null, canary: null, previous: null, mark: 0 });
  });

  it('is its newest activation, with the one before it to go back to', () => {
    expect(state('activate 1')).toEqual(['1', null, null]);
    expect(state('activate 1', 'activate 2')).toEqual(['2', null, '1']);
    expect(state('activate 1', 'activate 1')).toEqual(['1', null, null]);
    expect(state('activate 1', 'activate 2', 'activate 1')).toEqual(['1', null, '2']);
  });

  it('goes further back with every rollback, never to a version that was rolled back', () => {
    const three = ['activate 1', 'activate 2', 'activate 3'];
    expect(state(...three, 'rollback 2')).toEqual(['2', null, '1']);
    expect(state(...three, 'rollback 2', 'rollback 1')).toEqual(['1', null, null]);
    expect(state(...three, 'rollback 2', 'activate 4')).toEqual(['4', null, '2']);
  });

  it('has a canary release beside it until that ends or a version is activated', () => {
    expect(state('activate 1', 'canary 2')).toEqual(['1', '2', null]);
    expect(state('activate 1', 'canary 2', 'canary 3')).toEqual(['1', '3', null]);
    expect(state('activate 1', 'canary 2', 'end-canary 2')).toEqual(['1', null, null]);
    expect(state('activate 1', 'canary 2', 'activate 2')).toEqual(['2', null, '1']);
    expect(state('canary 2')).toEqual([null, '2', null]);
  });

  it('says who gets a canary release, since when and by whom, and names the newest change', () => {
    expect(foldActivations(lines('activate 1', 'canary 2'))).toMatchObject({
      canary: { version: '2', audience: AUDIENCE, since: '2026-11-02 10:00:00', by: 'someone' },
      mark: 2,
    });
  });
});
