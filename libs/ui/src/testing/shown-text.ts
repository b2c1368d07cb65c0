import { screen, type Matcher } from '@testing-library/react';
import { isShown } from './is-shown.ts';

/** The elements with a text that a reader sees. */
export const shownText = (text: Matcher): readonly HTMLElement[] =>
  screen.queryAllByText(text).filter(isShown);
