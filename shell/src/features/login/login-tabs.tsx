import type { KeyboardEvent, ReactElement } from 'react';
import './login.css';

export const LOGIN_TABS = { account: '账号登录', phone: '手机登录' } as const;
export type LoginTab = keyof typeof LOGIN_TABS;

interface LoginTabsProps {
  readonly chosen: LoginTab;
  /** `byKey`: chosen by an arrow key, so the focus stays on the tabs. */
  onChoose(tab: LoginTab, byKey: boolean): void;
}

export const tabId = (tab: LoginTab): string => `login-tab-${tab}`;
export const panelId = (tab: LoginTab): string => `login-panel-${tab}`;

/** The two ways to sign in, as the ARIA practice of tabs has it: one stop of Tab, arrows choose. */
export function LoginTabs({ chosen, onChoose }: LoginTabsProps): ReactElement {
  const tabs = Object.keys(LOGIN_TABS) as readonly LoginTab[];

  const onKey = (event: KeyboardEvent): void => {
    const at = tabs.indexOf(chosen);
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (tab === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(tab))?.focus();
    onChoose(tab, true);
  };

  return (
    <div className="shell-login-tabs" role="tablist" aria-label="登录方式">
      {tabs.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={panelId(tab)}
          tabIndex={tab === chosen ? 0 : -1}
          onKeyDown={onKey}
          // A press of Enter or Space is a click without a pointer.
          onClick={(event) => onChoose(tab, event.detail === 0)}
        >
          {LOGIN_TABS[tab]}
        </button>
      ))}
    </div>
  );
}
