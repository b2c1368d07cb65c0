import type { ReactElement } from 'react';
import { PlaceholderPage } from './placeholder-page.tsx';

export default function UserPage(): ReactElement {
  return <PlaceholderPage title="用户" />;
}
