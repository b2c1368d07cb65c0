import type { ChartTokens } from '../look/chart-tokens.ts';

/** The light look, for tests. */
export const LIGHT: ChartTokens = {
  text: '#1b2430',
  text2: '#595959',
  text3: '#667085',
  border: '#d5dbe5',
  grid: '#ebeef3',
  container: '#ffffff',
  elevated: '#ffffff',
  up: '#cf1322',
  down: '#0b7a3b',
  series: ['#1d4fa8', '#12908e', '#d18a17', '#6f57b8', '#64748b', '#7fa6e0', '#74c2bc', '#b9a6e3'],
  ink: ['#1d4fa8', '#0b7573', '#7a5200', '#553e9c', '#465266'],
  font: 'Num, sans-serif',
};
