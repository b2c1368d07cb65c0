import { unmetNeeds } from './unmet-needs.ts';

const PROVIDES = { shellApi: '1.1.0', '@console/ui': '0.1.3' };

describe('what a module needs of the shell', () => {
  it('is met by the same major version if it is not older', () => {
    expect(unmetNeeds({}, PROVIDES)).toBeNull();
    expect(unmetNeeds({ shellApi: '^1.0.0', '@console/ui': '^0.1.3' }, PROVIDES)).toBeNull();
  });

  it('is reported in Chinese when the shell is older, of another major version, or lacks it', () => {
    expect(unmetNeeds({ shellApi: '^1.2.0' }, PROVIDES)).toBe('需要外壳接口 ^1.2.0，当前为 1.1.0');
    expect(unmetNeeds({ '@console/ui': '^0.2.0' }, PROVIDES)).toBe('需要 @console/ui ^0.2.0，当前为 0.1.3');
    expect(unmetNeeds({ shellApi: '^2.0.0', '@console/charts': '^1.0.0' }, PROVIDES)).toBe(
      '需要外壳接口 ^2.0.0，当前为 1.1.0；需要 @console/charts ^1.0.0，当前外壳未提供',
    );
  });
});
