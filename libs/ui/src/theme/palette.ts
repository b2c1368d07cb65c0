/**
 * Every colour by its role, for both modes. `tokens.css` has the same colours for style sheets; a test
 * compares them.
 */
export const PALETTE = {
  light: {
    layout: '#f3f5f9',
    container: '#ffffff',
    elevated: '#ffffff',
    sunken: '#f5f7fa',
    hover: '#eef3fb',
    selected: '#e6eefa',
    border: '#d5dbe5',
    split: '#e8ecf2',
    grid: '#ebeef3',
    text: '#1b2430',
    'text-2': '#595959',
    'text-3': '#667085',
    disabled: '#8a94a6',
    'primary-text': '#1d4fa8',
    primary: '#1d4fa8',
    up: '#cf1322',
    down: '#0b7a3b',
    'notice-bg': '#fff8e8',
    'notice-line': '#f0ddae',
    'notice-text': '#7a5200',
  },
  dark: {
    layout: '#0c1119',
    container: '#141a24',
    elevated: '#1b2330',
    sunken: '#19202c',
    hover: '#1d2736',
    selected: '#1b2c4a',
    border: '#2b3545',
    split: '#222b39',
    grid: '#222b39',
    text: '#e4e9f1',
    'text-2': '#a6b0c0',
    'text-3': '#8995a8',
    disabled: '#66728a',
    'primary-text': '#6fa0f5',
    primary: '#2f6bdb',
    up: '#ff6b6b',
    down: '#3dd68c',
    'notice-bg': '#2a2414',
    'notice-line': '#4a3e1c',
    'notice-text': '#e8c66a',
  },
} as const;

export type ThemeMode = keyof typeof PALETTE;
