import type { ReactElement } from 'react';

/** Drawn on 16 × 16, as the outlined icons of the console are. */
const PATHS = {
  undo: 'M6 3.5 2.8 6.7 6 9.9M3 6.7h6.2a3.6 3.6 0 0 1 0 7.2H6.5',
  redo: 'm10 3.5 3.2 3.2L10 9.9m3-3.2H6.8a3.6 3.6 0 0 0 0 7.2h2.7',
  run: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM6.7 5.6 10.4 8l-3.7 2.4Z',
  passed: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM5.3 8.1l2 2 3.4-3.8',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  fit: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  tidy: 'M2.5 2.5h4v3h-4zM2.5 10.5h4v3h-4zM10.5 6.5h3v3h-3zM6.5 4h2v4h2M6.5 12h2V8',
  up: 'm4 9.5 4-4 4 4',
  down: 'm4 6.5 4 4 4-4',
  remove: 'm4 4 8 8M12 4l-8 8',
} as const;

/** A small drawing beside words or in a button with a label: hidden from screen readers. */
export function EditorIcon({ of }: { readonly of: keyof typeof PATHS }): ReactElement {
  return (
    <svg className="factor-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}
