import { STYLE_WEIGHTS, WEIGHT_TITLES, type StyleWeight } from '@console/contract-invest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

/** Replaces the text of a field, and leaves it. */
export async function typeInto(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
  await userEvent.tab();
}

/** Types the five weights in the order of the form. */
export async function typeWeights(...weights: readonly string[]): Promise<void> {
  for (const [index, weight] of weights.entries())
    await typeInto(WEIGHT_TITLES[STYLE_WEIGHTS[index] as StyleWeight], weight);
}

export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
