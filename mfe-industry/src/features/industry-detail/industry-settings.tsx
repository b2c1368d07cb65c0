import { useCan } from '@console/platform';
import { useState, type ReactElement } from 'react';
import { EditIndustryDialog } from '../../maintain/edit-industry-dialog.tsx';
import { IndustryVersions } from '../../maintain/industry-versions.tsx';
import { useEditing } from '../../maintain/use-editing.ts';
import { useIndustry } from './industry-provider.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** 行业设置, with buttons to change them and to restore a former version. */
export function IndustrySettings(): ReactElement {
  const { industry, reload } = useIndustry();
  const editing = useEditing();
  const [history, setHistory] = useState(false);
  const canEdit = useCan('hysjk_gn_edit');
  return (
    <>
      <SettingsPanel
        industry={industry}
        editPending={editing.pending !== null}
        onHistory={() => setHistory(true)}
        onEdit={canEdit ? () => editing.open(industry.industryId) : undefined}
      />
      {history && (
        <IndustryVersions industry={industry} onReload={reload} onClose={() => setHistory(false)} />
      )}
      {editing.industry && (
        <EditIndustryDialog title="修改行业数据" industry={editing.industry} onClose={editing.close} />
      )}
    </>
  );
}
