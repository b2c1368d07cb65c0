import { platformAddresses } from '@console/contract-core/addresses';
import {
  createClient,
  createServerWindow,
  createStore,
  type ServerWindow,
  type Store,
} from '@console/platform';

const EVERY_MS = 60_000;
/** Milliseconds after the window opens or closes, so that the server's has changed too. */
const AFTER_TURN_MS = 300;

/**
 * The maintenance window, asked for each minute, when it opens or closes, and when the page is shown again.
 */
export function watchWindow(): Store<ServerWindow | null> {
  const store = createStore<ServerWindow | null>(null);
  const client = createClient('gateway');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    let wait = EVERY_MS;
    try {
      const answer = await client.call(platformAddresses.window, {});
      store.set(createServerWindow(answer, () => performance.now()));
      if (answer.turnsAt !== null) wait = Math.min(wait, answer.turnsAt - answer.now + AFTER_TURN_MS);
    } catch {
      // The last answer remains; the server refuses late writes itself.
    }
    timer = setTimeout(() => void look(), Math.max(wait, AFTER_TURN_MS));
  };

  void look();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  return store;
}
