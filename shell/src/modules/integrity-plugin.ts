import type { RegistryModule } from '@console/contract-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrity.ts';

/**
 * Has the browser check every file that federation itself fetches: manifest, remote entry, preloads.
 * What those load in turn carries hashes from their own build.
 */
export function integrityPlugin(modules: readonly RegistryModule[]): ModuleFederationRuntimePlugin {
  // A development server's files change with every save: there is no hash to hold them to.
  const hashOf = (url: string): string | null =>
    DEVELOPMENT ? null : integrityOf(modules, url, window.location.origin);
  return {
    name: 'console-integrity',
    fetch(url, init) {
      const integrity = hashOf(url);
      return fetch(url, integrity === null ? init : { ...init, integrity });
    },
    createScript({ url }) {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = hashOf(url) ?? '';
      script.async = true;
      script.src = url;
      return script;
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      link.crossOrigin = 'anonymous';
      link.integrity = hashOf(url) ?? '';
      link.href = url;
      return link;
    },
  };
}
