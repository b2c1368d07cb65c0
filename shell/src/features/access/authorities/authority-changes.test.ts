import { applyPreset, authorityChanges, carryOver, inTreeOrder } from './authority-changes.ts';

const anything = (): boolean => true;

describe('what saving would change', () => {
  it('is listed as granted and revoked, in the order of the tree', () => {
    const before = new Set(['gssjk', 'hysjk', 'xtgl_audit']);
    const after = new Set(['xtgl_user', 'hysjk', 'ROLE_admin', 'gssjk_gn']);
    expect(authorityChanges(before, after)).toEqual({
      added: ['ROLE_admin', 'gssjk_gn', 'xtgl_user'],
      removed: ['gssjk', 'xtgl_audit'],
    });
  });

  it('is nothing where both are the same', () => {
    expect(authorityChanges(new Set(['a', 'b']), new Set(['b', 'a']))).toEqual({ added: [], removed: [] });
  });

  it('puts strings of former versions last', () => {
    expect(inTreeOrder(['old', 'fbgl_edit', 'another'])).toEqual(['fbgl_edit', 'another', 'old']);
  });

  it('is applied to what somebody else saved meanwhile, whose changes stay', () => {
    const changes = { added: ['gssjk_gn'], removed: ['hysjk'] };
    const latest = new Set(['gssjk', 'hysjk', 'rwgl_view']);
    expect([...carryOver(changes, latest)].sort()).toEqual(['gssjk', 'gssjk_gn', 'rwgl_view']);
  });
});

describe('a preset', () => {
  const choice = new Set(['gssjk', 'xtgl_user']);

  it('replaces the choice, or is added to it', () => {
    const replaced = applyPreset(choice, ['hysjk'], { replace: true, may: anything });
    expect([...replaced.choice]).toEqual(['hysjk']);
    const added = applyPreset(choice, ['hysjk'], { replace: false, may: anything });
    expect([...added.choice].sort()).toEqual(['gssjk', 'hysjk', 'xtgl_user']);
  });

  it('neither revokes nor grants what the editor does not have, and says what it left out', () => {
    const may = (authority: string): boolean => !authority.startsWith('xtgl');
    const applied = applyPreset(choice, ['hysjk', 'xtgl_user', 'xtgl_data'], { replace: true, may });
    expect([...applied.choice].sort()).toEqual(['hysjk', 'xtgl_user']);
    expect(applied.leftOut).toEqual(['xtgl_data']);
  });
});
