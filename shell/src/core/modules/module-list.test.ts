import type { ModuleName } from '@console/contract-core';
import { createModuleList, type ModuleList } from './module-list.ts';
import { aModule } from './module-sample.ts';

const route = { path: '/a', title: '问答', needs: 'x' };
const one = aModule({ name: 'ai', version: '1.0.0', routes: [route] });
const two = { ...one, version: '2.0.0', routes: [route, { ...route, path: '/b' }] };

const list = ({ loaded = [] as ModuleName[], fits = true } = {}): ModuleList =>
  createModuleList([one], { isFree: (name) => !loaded.includes(name), fits: () => fits });
const versionAfter = (modules: ModuleList): string | undefined => {
  modules.offer([two]);
  return modules.get()[0]?.version;
};

describe('another release of a module', () => {
  it('replaces the present one while nothing of the module runs', () => {
    expect(versionAfter(list())).toBe('2.0.0');
  });

  it('notifies listeners once, and only when a release was replaced', () => {
    const modules = list();
    let notified = 0;
    modules.subscribe(() => (notified += 1));
    modules.offer([structuredClone(one)]);
    expect(notified).toBe(0);
    modules.offer([two]);
    modules.offer([two]);
    expect([notified, modules.of(one)]).toEqual([1, two]);
  });

  it('waits for a reload once the module is loaded, or when this shell cannot run it', () => {
    expect(versionAfter(list({ loaded: ['ai'] }))).toBe('1.0.0');
    expect(versionAfter(list({ fits: false }))).toBe('1.0.0');
  });

  it('waits for a reload when it lacks a page that the menu leads to, or opens it to others', () => {
    for (const routes of [[], [{ ...route, needs: 'y' }]]) {
      const modules = list();
      modules.offer([{ ...two, routes }]);
      expect(modules.get()).toEqual([one]);
    }
  });

  it('that was withdrawn leaves the page as it is', () => {
    const modules = list();
    modules.offer([]);
    expect(modules.get()).toEqual([one]);
  });
});
