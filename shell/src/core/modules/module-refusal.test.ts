import { SHELL_API } from '@console/contract-core';
import { aModule } from './module-sample.ts';
import { moduleRefusal, type ShellOffer } from './module-refusal.ts';

const ORIGIN = 'https://console.example';
const shell: ShellOffer = { origin: ORIGIN, shares: { '@console/ui': '0.1.3' }, development: false };
const developing: ShellOffer = { ...shell, development: true };
const ai = aModule({ name: 'ai', shellApi: `^${SHELL_API}` });

describe('a module that may be loaded', () => {
  it('is on the page’s own origin and needs what the shell provides', () => {
    expect(moduleRefusal(ai, shell)).toBeNull();
    expect(moduleRefusal({ ...ai, needs: { '@console/ui': '^0.1.2' } }, shell)).toBeNull();
    expect(moduleRefusal({ ...ai, manifestUrl: `${ORIGIN}/remotes/ai/1/m.json` }, shell)).toBeNull();
  });

  it('may come from this machine while it is developed, and only then', () => {
    const served = { ...ai, manifestUrl: 'http://127.0.0.1:8085/mf-manifest.json' };
    expect(moduleRefusal(served, developing)).toBeNull();
    expect(moduleRefusal(served, shell)).toEqual({ kind: 'origin', detail: 'http://127.0.0.1:8085' });
  });
});

describe('a module that is refused before it is fetched', () => {
  it.each([
    ['https://evil.example/remotes/ai/mf-manifest.json', 'https://evil.example'],
    ['//evil.example/mf-manifest.json', 'https://evil.example'],
    ['https://console.example:8443/m.json', 'https://console.example:8443'],
    ['data:application/json,{}', 'null'],
    ['http://[', 'http://['],
  ])('is on a foreign origin: %s', (manifestUrl, detail) => {
    expect(moduleRefusal({ ...ai, manifestUrl }, shell)).toEqual({ kind: 'origin', detail });
    expect(moduleRefusal({ ...ai, manifestUrl }, developing)?.kind).toBe('origin');
  });

  it('needs another interface, another package version, or a package that the shell lacks', () => {
    expect(moduleRefusal({ ...ai, shellApi: '^2.0.0' }, shell)).toEqual({
      kind: 'incompatible',
      detail: `需要外壳接口 ^2.0.0，当前为 ${SHELL_API}`,
    });
    expect(
      moduleRefusal({ ...ai, needs: { '@console/ui': '^0.2.0', '@console/charts': '^1.0.0' } }, shell),
    ).toEqual({
      kind: 'incompatible',
      detail: '需要 @console/ui ^0.2.0，当前为 0.1.3；需要 @console/charts ^1.0.0，当前外壳未提供',
    });
  });
});
