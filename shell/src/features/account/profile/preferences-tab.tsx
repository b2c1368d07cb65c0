import { AUTO_LOCK_MINUTES, type Preferences } from '@console/contract-access';
import { usePlatform, useStore } from '@console/platform';
import { Panel } from '@console/ui';
import { Segmented } from '@console/ui/form';
import type { ReactElement, ReactNode } from 'react';
import { preferenceStore, savePreferences } from '../../../core/session/preferences.ts';
import './profile.css';

/** The reader's preferences; each choice applies at once and follows them to other browsers. */
export function PreferencesTab(): ReactElement {
  const { notify } = usePlatform();
  const { theme, upColour, autoLockMinutes } = useStore(preferenceStore);
  const choose = async (change: Partial<Preferences>): Promise<void> => {
    try {
      await savePreferences(change);
    } catch (error) {
      notify.error(error instanceof Error ? error : '偏好没有保存，请稍后重试');
    }
  };
  return (
    <Panel title="偏好设置" sub="选择后立即生效，并随账号保存">
      <dl className="shell-profile-preferences">
        <Preference label="主题">
          <Segmented<Preferences['theme']>
            aria-label="主题"
            value={theme}
            options={[
              { value: 'light', label: '浅色' },
              { value: 'dark', label: '深色' },
            ]}
            onChange={(value) => void choose({ theme: value })}
          />
        </Preference>
        <Preference label="涨跌颜色">
          <Segmented<Preferences['upColour']>
            aria-label="涨跌颜色"
            value={upColour}
            options={[
              { value: 'red', label: '红涨绿跌' },
              { value: 'green', label: '绿涨红跌' },
            ]}
            onChange={(value) => void choose({ upColour: value })}
          />
          <span className="shell-profile-example" aria-hidden="true">
            <span>+1.24%</span> <span>−0.86%</span>
          </span>
        </Preference>
        <Preference label="自动锁屏" hint="所有标签页均无操作达到该时长后锁定">
          <Segmented
            aria-label="自动锁屏"
            value={autoLockMinutes}
            options={AUTO_LOCK_MINUTES.map((minutes) => ({
              value: minutes,
              label: minutes === 0 ? '从不' : `${minutes} 分钟`,
            }))}
            onChange={(value) => void choose({ autoLockMinutes: value })}
          />
        </Preference>
      </dl>
    </Panel>
  );
}

interface PreferenceProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Preference({ label, hint, children }: PreferenceProps): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {hint && <span className="shell-profile-hint">{hint}</span>}
      </dd>
    </div>
  );
}
