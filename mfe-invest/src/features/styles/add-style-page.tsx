import { STYLE_TEXTS } from '@console/contract-invest';
import { usePlatform } from '@console/platform';
import { EntityStrip, Page, TabRow } from '@console/ui';
import type { ReactElement } from 'react';
import { StyleForm } from './style-form.tsx';
import { STYLE_LIST_PATH } from './style-paths.ts';
import { useStyleEdit } from './use-style-edit.ts';

const TABS = [
  { key: 'basic', title: '基本信息' },
  { key: 'pool', title: '股票池' },
] as const;

/** V-01: a new style. Its stock pool is computed from the saved style, so it cannot be viewed before. */
export function AddStylePage(): ReactElement {
  const { navigate, notify, page } = usePlatform();
  const edit = useStyleEdit(null, () => navigate(STYLE_LIST_PATH));
  return (
    <Page
      band={
        <>
          <EntityStrip
            name="新增投资风格"
            code={<span>五项权重各取 0 至 1，两组合计均为 1</span>}
            onBack={() => page.back(STYLE_LIST_PATH)}
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
      <StyleForm title="基本信息" edit={edit} />
    </Page>
  );
}
