import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf, MissingHash } from './integrity.ts';
import type { ModuleList } from './module-list.ts';

/**
 * A plugin that has the browser check the hash of every file that federation itself fetches: manifest,
 * remote entry, preloads. The files those load in turn carry hashes from their own build.
 */
export function integrityPlugin(modules: Pick<ModuleList, 'get'>): ModuleFederationRuntimePlugin {
  const asked = new Map<string, number>();
  const hashOf = (url: string): string => {
    // A development server's files change with every save: no hash can be expected of them.
    if (DEVELOPMENT) return '';
    const hash = integrityOf(modules.get(), url, window.location.origin);
    // Federation fetches nothing but modules, so every file must have a hash.
    if (hash === null) throw new MissingHash(url);
    return hash;
  };
  return {
    name: 'console-integrity',
    fetch(url, init) {
      return fetch(url, { ...init, integrity: hashOf(url) });
    },
    createScript({ url }) {
      const script = document.createElement('script');
      const before = asked.get(url) ?? 0;
      asked.set(url, before + 1);
      script.crossOrigin = 'anonymous';
      script.integrity = hashOf(url);
      script.async = true;
      // The browser remembers a pending or failed script by its address.
      script.src = before === 0 ? url : `${url}?retry=${before}`;
      return script;
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      link.crossOrigin = 'anonymous';
      link.integrity = hashOf(url);
      link.href = url;
      return link;
    },
  };
}
