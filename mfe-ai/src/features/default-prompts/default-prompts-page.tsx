import { aiTables } from '@console/contract-ai';
import { useCan, usePlatform } from '@console/platform';
import { AddIcon, EmptyState, Page } from '@console/ui';
import { DataTable, useAddressValue, useTableUrlState } from '@console/ui/data';
import { Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { idIn } from '../../topic-parts/id-in.ts';
import './default-prompts.css';
import { PROMPT_CELLS } from './prompt-cells.tsx';
import { PromptCommandDialog, type PromptCommand } from './prompt-command-dialog.tsx';
import { PromptDrawer } from './prompt-drawer.tsx';
import { PROMPT_EDIT_PATH } from './prompt-paths.ts';
import { PromptRowActions } from './prompt-row-actions.tsx';

/** the tenant's default prompts, one of them in use. */
export function DefaultPromptsPage(): ReactElement {
  const state = useTableUrlState(aiTables.defaultPromptList);
  const [command, setCommand] = useState<PromptCommand | null>(null);
  const [viewed, view] = useViewed();
  const { navigate } = usePlatform();
  const canAdd = useCan('gssjk_gn_add');
  const canEdit = useCan('gssjk_gn_edit');
  return (
    <Page>
      <DataTable
        client={client}
        spec={aiTables.defaultPromptList}
        state={state}
        heading="h1"
        title="默认引导语"
        cells={PROMPT_CELLS}
        rowActions={{
          width: canEdit ? 168 : 60,
          draw: (row) => (
            <PromptRowActions
              row={row}
              onView={() => view(row.id)}
              onAsk={(kind) => setCommand({ kind, id: row.id })}
            />
          ),
        }}
        toolbar={
          canAdd && (
            <Button type="primary" icon={<AddIcon />} onClick={() => navigate(PROMPT_EDIT_PATH)}>
              新增
            </Button>
          )
        }
        empty={
          <EmptyState
            title="还没有默认引导语"
            cause="没有主题与提问匹配时，回答以启用中的引导语开头；第一份新增后即启用。"
          />
        }
      />
      <PromptDrawer id={viewed} onClose={() => view(null)} />
      {command && <PromptCommandDialog command={command} onClose={() => setCommand(null)} />}
    </Page>
  );
}

/** The id of the prompt that is shown: in the address, so that a link shows it. */
function useViewed(): readonly [number | null, (id: number | null) => void] {
  const [asked, replace] = useAddressValue('view');
  return [idIn(asked), (id) => replace(id === null ? null : String(id))];
}
