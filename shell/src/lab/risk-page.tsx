import type { ReactElement } from 'react';
import { PlaceholderPage } from './placeholder-page.tsx';

export default function RiskPage(): ReactElement {
  return <PlaceholderPage title="风险" />;
}
