import type { Root } from 'react-dom/client';
import { ArrivalPage } from './arrival-page.tsx';
import { finishArrival } from './finish-arrival.ts';
import type { SignedPerson } from './is-signed-in.ts';
import { ReplacePage } from './replace-page.tsx';
import type { Arrival } from './take-arrival.ts';

/** Finishes a sign-in begun elsewhere. The address is replaced: the browser's Back does not return here. */
export async function openArrival(root: Root, arrival: Arrival): Promise<void> {
  root.render(<ArrivalPage />);
  const mayReplace = async (person: SignedPerson): Promise<boolean> => {
    const answer = await new Promise<boolean>((resolve) => {
      root.render(<ReplacePage person={person} onAnswer={resolve} />);
    });
    root.render(<ArrivalPage />);
    return answer;
  };
  window.location.replace(await finishArrival(arrival, mayReplace));
}
