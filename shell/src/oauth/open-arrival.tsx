import type { Root } from 'react-dom/client';
import { ArrivalPage } from './arrival-page.tsx';
import { finishArrival } from './finish-arrival.ts';
import type { Arrival } from './take-arrival.ts';

/** Finishes a sign-in begun elsewhere. The address is replaced: the browser's Back does not return here. */
export async function openArrival(root: Root, arrival: Arrival): Promise<void> {
  root.render(<ArrivalPage />);
  window.location.replace(await finishArrival(arrival));
}
