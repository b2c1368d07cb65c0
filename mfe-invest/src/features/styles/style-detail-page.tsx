import { investEntries, type Style } from '@console/contract-invest';
import { CallError, useCall, useCan, usePageTitle, usePlatform } from '@console/platform';
import { EmptyState, EntityStrip, Ladder, lazyPage, Page, PageLink, Panel, TabRow } from '@console/ui';
import { useSearch } from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { StyleFacts } from './style-facts.tsx';
import { StyleForm } from './style-form.tsx';
import { readStyleQuery, STYLE_LIST_PATH } from './style-paths.ts';
import { useStyleEdit } from './use-style-edit.ts';

const TABS = [
  { key: 'basic', title: '基本信息' },
  { key: 'pool', title: '股票生态池' },
] as const;

const StylePoolTab = lazyPage(() => import('./pool/style-pool-tab.tsx').then((file) => file.StylePoolTab));

/** V-01: one style to view, and, for users who may edit, to change in place. */
export function StyleDetailPage(): ReactElement {
  const { page } = usePlatform();
  const [search, replaceSearch] = useSearch();
  const { styleId, edit, tab } = readStyleQuery(search);
  const mayEdit = useCan('tzgl_edit');
  const query = useCall(
    client,
    investEntries.style,
    { styleId: styleId ?? 0 },
    { enabled: styleId !== null, staleTime: 0 },
  );
  const unknown = styleId === null || (query.error instanceof CallError && query.error.status === 404);
  const style = unknown ? undefined : query.data;
  usePageTitle(style ? `风格 ${style.styleName}` : null);
  const setEdit = (next: boolean): void =>
    replaceSearch(next ? `styleId=${styleId}&edit=1` : `styleId=${styleId}`);
  const setTab = (next: typeof tab): void => {
    const kept = edit ? `styleId=${styleId}&edit=1` : `styleId=${styleId}`;
    replaceSearch(next === 'basic' ? kept : `${kept}&tab=${next}`);
  };
  return (
    <Page
      band={
        <>
          <EntityStrip
            name={style?.styleName ?? '投资风格详情'}
            code={style && <span>发布于 {style.publishedTime.slice(0, 16)}</span>}
            meta={style?.createdUser && `创建人 ${style.createdUser}`}
            onBack={() => page.back(STYLE_LIST_PATH)}
            actions={style && mayEdit && !edit && <Button onClick={() => setEdit(true)}>编辑</Button>}
          />
          {!unknown && (
            <TabRow
              look="band"
              label="投资风格资料"
              items={TABS}
              active={tab}
              onChange={setTab}
              extra={style && <span>更新于 {style.updatedTime.slice(0, 16)}</span>}
            />
          )}
        </>
      }
    >
      {unknown ? (
        <Unknown />
      ) : (
        <Ladder
          keep
          answer={query}
          what="投资风格"
          rows={3}
          rowHeight={33}
          frame={(instead) => <Panel>{instead}</Panel>}
        >
          {(data) => (
            <>
              {/* Kept while the other tab is open, with what is typed. */}
              <div hidden={tab !== 'basic'}>
                <Basics
                  // Edited from here, it begins with what was saved last.
                  key={data.styleId}
                  style={data}
                  edit={edit && mayEdit}
                  onEdit={setEdit}
                />
              </div>
              {tab === 'pool' && <StylePoolTab key={data.styleId} style={data} />}
            </>
          )}
        </Ladder>
      )}
    </Page>
  );
}

interface BasicsProps {
  readonly style: Style;
  readonly edit: boolean;
  readonly onEdit: (edit: boolean) => void;
}

function Basics({ style, edit, onEdit }: BasicsProps): ReactElement {
  const { navigate } = usePlatform();
  const editing = useStyleEdit(style, (saved) => {
    onEdit(false);
    if (saved !== null) navigate(STYLE_LIST_PATH);
  });
  // A link to the style without its fields does not discard typed text.
  if (!edit && !editing.changed) return <StyleFacts style={style} />;
  return <StyleForm title="编辑基本信息" edit={editing} />;
}

function Unknown(): ReactElement {
  return (
    <Panel>
      <EmptyState title="没有这个投资风格" cause="它可能已被删除，或不属于当前租户；请核对链接中的风格编号。">
        <PageLink to={STYLE_LIST_PATH}>返回投资风格列表</PageLink>
      </EmptyState>
    </Panel>
  );
}
