import { AUTHORITIES, ROLE_ADMIN } from '@console/contract-core';
import { ANALYST_AUTHORITIES, BUILT_IN_PRESETS, VIEWER_AUTHORITIES } from './role-presets.ts';

const preset = (name: string) => BUILT_IN_PRESETS.find((role) => role.name === name)?.authorities ?? [];
const CHANGES = /_(add|edit|del|delete)(_|$)/;

describe('the roles that come with the console', () => {
  it('grant known authorities, each once', () => {
    for (const { authorities } of BUILT_IN_PRESETS) {
      const known = authorities.filter((key) => key === ROLE_ADMIN || Object.hasOwn(AUTHORITIES, key));
      expect(new Set(known).size).toBe(authorities.length);
      expect(authorities.length).toBeGreaterThan(0);
    }
  });

  it('have names of their own', () => {
    expect(BUILT_IN_PRESETS.map(({ name }) => name)).toEqual(['系统管理员', '分析师', '只读用户', '运维']);
  });

  it('make an administrator with the one role that passes every check', () => {
    expect(preset('系统管理员')).toEqual([ROLE_ADMIN]);
  });

  it('give an analyst everything but administration and what is withheld', () => {
    const withheld = Object.keys(AUTHORITIES).filter((key) => !preset('分析师').includes(key));
    expect(withheld).toEqual([
      'aimessage_delete',
      'tzgl_risk',
      'xtgl_user',
      'xtgl_audit',
      'xtgl_data',
      'fbgl_view',
      'fbgl_edit',
    ]);
    expect(preset('分析师')).toBe(ANALYST_AUTHORITIES);
  });

  it('let a viewer change nothing', () => {
    expect(VIEWER_AUTHORITIES.filter((key) => CHANGES.test(key))).toEqual([]);
    expect(VIEWER_AUTHORITIES.every((key) => ANALYST_AUTHORITIES.includes(key))).toBe(true);
  });

  it('let operations manage no users and no research data', () => {
    expect(preset('运维')).not.toContain('xtgl_user');
    expect(preset('运维').some((key) => /^(gssjk|hysjk|tzgl|yzgl)/.test(key))).toBe(false);
  });
});
