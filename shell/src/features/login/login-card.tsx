import { useState, type ReactElement, type ReactNode } from 'react';
import { LoginForm } from './login-form.tsx';
import { LoginTabs, panelId, tabId, type LoginTab } from './login-tabs.tsx';
import './login.css';
import { remember, remembered } from './remembered.ts';
import { SocialLinks } from './social-links.tsx';
import { takeQueryError } from './take-query-error.ts';
import { usePhoneForm } from './phone/use-phone-form.ts';
import { useTenant } from './fields/use-tenant.ts';

/**
 * The card with every way to sign in. The browser remembers the tab chosen last; typed text survives a
 * change of tab.
 */
export function LoginCard(): ReactElement {
  const [error] = useState(takeQueryError);
  const [opened] = useState<LoginTab>(() => (remembered('login-tab') === 'phone' ? 'phone' : 'account'));
  const [choice, setChoice] = useState({ tab: opened, byKey: false });
  const { PhoneForm, failed, retry } = usePhoneForm(choice.tab === 'phone');
  const tenant = useTenant();

  const choose = (tab: LoginTab, byKey: boolean): void => {
    remember('login-tab', tab);
    setChoice({ tab, byKey });
  };

  const propsOf = (tab: LoginTab) => ({
    tenant,
    begins: choice.tab === tab && !choice.byKey,
    first: opened === tab ? error : null,
  });

  return (
    <div className="shell-login-card">
      <h1>登录</h1>
      <LoginTabs chosen={choice.tab} onChoose={choose} />
      <Panel tab="account" chosen={choice.tab}>
        <LoginForm {...propsOf('account')} />
      </Panel>
      <Panel tab="phone" chosen={choice.tab}>
        {PhoneForm !== null && <PhoneForm {...propsOf('phone')} />}
        {failed && (
          <p className="shell-login-refusal" role="alert">
            手机登录加载失败，请检查网络后{' '}
            <button type="button" className="shell-login-retry" onClick={retry}>
              重试
            </button>
          </p>
        )}
      </Panel>
      <SocialLinks tenantId={tenant.tenantId} />
    </div>
  );
}

interface PanelProps {
  readonly tab: LoginTab;
  readonly chosen: LoginTab;
  readonly children: ReactNode;
}

function Panel({ tab, chosen, children }: PanelProps): ReactElement {
  return (
    <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} hidden={tab !== chosen}>
      {children}
    </div>
  );
}
