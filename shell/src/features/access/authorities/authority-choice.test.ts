import { AUTHORITY_TREE } from '@console/contract-access';
import { authoritiesOf, childrenOf, matchingGroups, parentsOf, tick } from './authority-choice.ts';

const anything = (): boolean => true;
const sorted = (choice: Iterable<string>): readonly string[] => [...choice].sort();

describe('ticking an authority', () => {
  it('ticks its parents, for it opens nothing alone', () => {
    const choice = tick(new Set(), { keys: ['gssjk_gn_view_financial'], on: true, may: anything });
    expect(sorted(choice)).toEqual(['gssjk', 'gssjk_gn', 'gssjk_gn_view', 'gssjk_gn_view_financial']);
  });

  it('leaves its children unchanged', () => {
    expect(sorted(tick(new Set(), { keys: ['gssjk'], on: true, may: anything }))).toEqual(['gssjk']);
  });

  it('clears the children of a cleared one, and nothing beside it', () => {
    const before = new Set(['gssjk', 'gssjk_gn', 'gssjk_gn_view', 'gssjk_hw', 'hysjk']);
    const choice = tick(before, { keys: ['gssjk_gn'], on: false, may: anything });
    expect(sorted(choice)).toEqual(['gssjk', 'gssjk_hw', 'hysjk']);
  });

  it('does not change the choice it was given', () => {
    const before = new Set(['gssjk']);
    tick(before, { keys: ['gssjk'], on: false, may: anything });
    expect([...before]).toEqual(['gssjk']);
  });

  it('neither grants nor revokes what the editor may not', () => {
    const may = (authority: string): boolean => authority !== 'gssjk_gn_view';
    const granted = tick(new Set(), { keys: ['gssjk_gn_view'], on: true, may });
    expect([...granted]).toEqual([]);
    const cleared = tick(new Set(['gssjk', 'gssjk_gn', 'gssjk_gn_view']), {
      keys: ['gssjk'],
      on: false,
      may,
    });
    expect([...cleared]).toEqual(['gssjk_gn_view']);
  });

  it('keeps ROLE_admin and strings of former versions whatever is ticked', () => {
    const before = new Set(['ROLE_admin', 'gssjk_old', 'gssjk']);
    const keys = AUTHORITY_TREE.flatMap(authoritiesOf);
    expect(sorted(tick(before, { keys, on: false, may: anything }))).toEqual(['ROLE_admin', 'gssjk_old']);
  });
});

describe('the tree', () => {
  it('knows parents from the nearest, and children at every depth', () => {
    expect(parentsOf('hysjk_gn_view_information_gk')).toEqual([
      'hysjk_gn_view_information',
      'hysjk_gn_view',
      'hysjk_gn',
      'hysjk',
    ]);
    expect(childrenOf('hysjk_gn_view_information')).toEqual([
      'hysjk_gn_view_information_gk',
      'hysjk_gn_view_information_zw',
    ]);
    expect(parentsOf('xtgl_user')).toEqual([]);
  });

  it('is searched by name or key, and shows the way to what matches', () => {
    const [group, ...rest] = matchingGroups('公司财务');
    expect(rest).toEqual([]);
    expect(group && authoritiesOf(group)).toEqual([
      'gssjk',
      'gssjk_gn',
      'gssjk_gn_view',
      'gssjk_gn_view_financial',
    ]);
    expect(matchingGroups(' XTGL_AUDIT ').map(({ nodes }) => nodes.map(({ key }) => key))).toEqual([
      ['xtgl_audit'],
    ]);
  });

  it('shows a whole group by its title, all of it for a blank, none for what nothing matches', () => {
    expect(matchingGroups('系统管理').map(authoritiesOf)).toEqual([['xtgl_user', 'xtgl_audit', 'xtgl_data']]);
    expect(matchingGroups('  ')).toEqual(AUTHORITY_TREE);
    expect(matchingGroups('没有这项')).toEqual([]);
  });
});
