import { platformEntries } from '@console/contract-core';
import { createClient, useCall } from '@console/platform';
import { EmptyState, Ladder, Page, PageHead, Panel, StateMessage, WarningIcon } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { Button, Input } from '@console/ui/form';
import { useEffect, useState, type ReactElement } from 'react';
import './lab.css';
import { viewerAddress, VIEWER_FAULT_TEXTS } from './viewer-address.ts';

const client = createClient('gateway');
/**
 * Milliseconds before the loading mark is removed: a frame may never report that it has loaded. Document 3
 * §2.25.
 */
const LOADING_MS = 3_000;

/** Shows a page of an allowed site within the console: 3§2.25. */
export default function ViewerPage(): ReactElement {
  const [search, replace] = useSearch();
  const src = new URLSearchParams(search).get('src');
  const allowed = useCall(client, platformEntries.viewerOrigins, {});
  return (
    <Page
      band={
        <PageHead
          title="内嵌网页"
          sub="只显示允许列表中的 https 站点"
          actions={
            <AddressForm
              src={src}
              onOpen={(text) => replace(new URLSearchParams({ src: text }).toString())}
            />
          }
        />
      }
    >
      <Ladder
        keep
        answer={allowed}
        what="允许列表"
        rows={8}
        rowHeight={32}
        frame={(instead) => <Panel>{instead}</Panel>}
      >
        {(data) => <Viewer src={src} allowed={data} />}
      </Ladder>
    </Page>
  );
}

interface AddressFormProps {
  readonly src: string | null;
  readonly onOpen: (text: string) => void;
}

/**
 * The address field. The typed text remains until another address is shown, by 打开, a link or the browser's
 * Back.
 */
function AddressForm({ src, onOpen }: AddressFormProps): ReactElement {
  const [typed, setTyped] = useState({ over: src, text: src ?? '' });
  const text = typed.over === src ? typed.text : (src ?? '');
  return (
    <form
      className="shell-lab-address"
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(text.trim());
      }}
    >
      <Input
        aria-label="网址"
        placeholder="https://"
        maxLength={2048}
        value={text}
        onChange={(event) => setTyped({ over: src, text: event.target.value })}
      />
      <Button type="primary" htmlType="submit">
        打开
      </Button>
    </form>
  );
}

interface ViewerProps {
  readonly src: string | null;
  readonly allowed: readonly string[];
}

function Viewer({ src, allowed }: ViewerProps): ReactElement {
  if (allowed.length === 0)
    return (
      <Panel>
        <EmptyState title="尚未配置可嵌入的站点" cause="由运维通过 VIEWER_ORIGINS 配置允许的 https 站点" />
      </Panel>
    );
  const address = viewerAddress(src, allowed);
  if ('url' in address) return <Frame key={address.url} url={address.url} />;
  return (
    <Panel>
      <StateMessage
        role={address.fault === 'empty' ? 'status' : 'alert'}
        icon={<WarningIcon className="c-attention" />}
        title={VIEWER_FAULT_TEXTS[address.fault]}
        cause={`允许的站点：${allowed.join('、')}`}
      />
    </Panel>
  );
}

function Frame({ url }: { readonly url: string }): ReactElement {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="shell-lab-frame">
      {loading && <div className="shell-lab-loading" role="progressbar" aria-label="正在加载网页" />}
      <iframe
        title={`内嵌网页 ${url}`}
        src={url}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        onLoad={() => setLoading(false)}
      />
    </div>
  );
}
