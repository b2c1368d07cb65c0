import { EmptyState, Page, PageHead, Panel } from '@console/ui';
import type { ReactElement } from 'react';

interface PlaceholderProps {
  readonly title: string;
}

/** An empty screen, as document 3 §2.25 has them for user and risk. */
function PlaceholderPage({ title }: PlaceholderProps): ReactElement {
  return (
    <Page band={<PageHead title={title} sub="占位页面" />}>
      <Panel>
        <EmptyState title="暂无内容" cause="此页面为占位，尚无功能" />
      </Panel>
    </Page>
  );
}

export const UserPage = (): ReactElement => <PlaceholderPage title="用户" />;
export const RiskPage = (): ReactElement => <PlaceholderPage title="风险" />;
