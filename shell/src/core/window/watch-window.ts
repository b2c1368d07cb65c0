import { platformAddresses } from '@console/contract-core/addresses';
import {
  createClient,
  createServerWindow,
  createStore,
  type ServerWindow,
  type Store,
} from '@console/platform';

const EVERY_MS = 60_000;
/** A margin past the turn, so that the server has turned too. */
const AFTER_TURN_MS = 300;

/** Follows the maintenance window: each minute, when it turns, and when the page is looked at again. */
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
      // The last answer stands; the server refuses late writes itself.
    }
    timer = setTimeout(() => void look(), Math.max(wait, AFTER_TURN_MS));
  };

  void look();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  return store;
}
