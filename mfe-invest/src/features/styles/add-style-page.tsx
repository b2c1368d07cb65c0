import { investEntries, STYLE_TEXTS } from '@console/contract-invest';
import { useCreateKey, usePlatform, useUnsaved, useChange } from '@console/platform';
import { EntityStrip, Page, Panel, TabRow } from '@console/ui';
import { Form } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { EMPTY_DRAFT, isSameDraft, type StyleDraft, type TypedStyle } from './style-draft.ts';
import { StyleForm } from './style-form.tsx';
import { STYLE_LIST_PATH } from './style-paths.ts';

const TABS = [
  { key: 'basic', title: '基本信息' },
  { key: 'pool', title: '股票池' },
] as const;

/** V-01: a new style. Its stock pool is computed from what is saved, so it cannot be looked at before. */
export function AddStylePage(): ReactElement {
  const { navigate, notify, page } = usePlatform();
  // The page lives on in its tab: what comes next is another style, typed and sent anew.
  const [round, setRound] = useState(0);
  const leave = (): void => {
    // Said before the page is left: one that is out of sight says nothing any more.
    page.setUnsaved(false);
    setRound(round + 1);
    navigate(STYLE_LIST_PATH);
  };
  return (
    <Page
      band={
        <>
          <EntityStrip
            name="新增投资风格"
            code={<span>五项权重各取 0 至 1，两组合计均为 1</span>}
            onBack={() => navigate(STYLE_LIST_PATH)}
          />
          <TabRow
            look="band"
            label="投资风格"
            items={TABS}
            active="basic"
            onChange={(key) => {
              if (key === 'pool') notify.error(STYLE_TEXTS.saveFirst);
            }}
          />
        </>
      }
    >
      <Panel title="基本信息">
        <NewStyle key={round} onLeave={leave} />
      </Panel>
    </Page>
  );
}

function NewStyle({ onLeave }: { readonly onLeave: () => void }): ReactElement {
  const { notify } = usePlatform();
  const [form] = Form.useForm<StyleDraft>();
  const [changed, setChanged] = useState(false);
  const change = useChange(client);
  const keyOf = useCreateKey();
  useUnsaved(changed);
  const save = async (style: TypedStyle): Promise<void> => {
    const added = await change.run(() =>
      client.call(investEntries.addStyle, style, { idempotencyKey: keyOf(style) }),
    );
    if (added === null) return;
    notify.success(STYLE_TEXTS.done);
    onLeave();
  };
  return (
    <StyleForm
      form={form}
      initial={EMPTY_DRAFT}
      change={change}
      changed={changed}
      onTyped={(draft) => setChanged(!isSameDraft(draft, EMPTY_DRAFT))}
      onSave={(style) => void save(style)}
      onCancel={onLeave}
    />
  );
}
