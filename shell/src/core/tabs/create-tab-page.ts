import { createStore, type PlatformPage } from '@console/platform';

export interface TabPage extends PlatformPage {
  /** Follows the address while shown. */
  show(shown: boolean, address: string): void;
}

interface TabPageOptions extends Pick<PlatformPage, 'setTitle' | 'setUnsaved' | 'back'> {
  readonly address: string;
  readonly shown: boolean;
  /** Called when the page itself changed its query. */
  readonly onReplaced: () => void;
}

/** One page's view of the address: frozen while another page is shown. */
export function createTabPage({
  address: first,
  shown: isShown,
  onReplaced,
  ...naming
}: TabPageOptions): TabPage {
  const address = createStore(first);
  const shown = createStore(isShown);
  return {
    ...naming,
    address,
    shown,
    show(next, current) {
      if (next) address.set(current);
      shown.set(next);
    },
    replaceSearch(search, { step = false } = {}) {
      const { pathname, hash } = window.location;
      const query = search.replace(/^\?/, '');
      if (!shown.get() || query === new URLSearchParams(window.location.search).toString()) return;
      const to = pathname + (query && `?${query}`) + hash;
      if (step) window.history.pushState(null, '', to);
      else window.history.replaceState(window.history.state, '', to);
      onReplaced();
    },
  };
}
