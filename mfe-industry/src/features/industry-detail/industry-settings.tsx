import { useState, type ReactElement } from 'react';
import { IndustryVersions } from '../../maintain/industry-versions.tsx';
import { useIndustry } from './industry-provider.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** 行业设置, with buttons to change them and to restore a former version. */
export function IndustrySettings(): ReactElement {
  const { industry, reload } = useIndustry();
  const [history, setHistory] = useState(false);
  return (
    <>
      <SettingsPanel industry={industry} onHistory={() => setHistory(true)} />
      {history && (
        <IndustryVersions industry={industry} onReload={reload} onClose={() => setHistory(false)} />
      )}
    </>
  );
}
