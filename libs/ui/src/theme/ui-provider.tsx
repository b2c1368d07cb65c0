import { StyleProvider } from '@ant-design/cssinjs';
import { lessMotion, useTheme } from '@console/platform';
import { ConfigProvider, type ThemeConfig } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { LoadingIcon } from '../icons.tsx';
import { copyAsAscii } from '../number/copy-as-ascii.ts';
import { ANTD_THEME } from './antd-theme.ts';
import { keptStyles } from './kept-styles.ts';
import './num.css';
import './tokens.css';

export interface UiProviderProps {
  readonly children: ReactNode;
}

/**
 * The provider at the root of every React tree, within the platform, whose theme it follows: a remote's root
 * inherits nothing from the shell's.
 */
export function UiProvider({ children }: UiProviderProps): ReactElement {
  const theme = useTheme();
  const antd = useMemo(() => withMotion(ANTD_THEME[theme], !lessMotion()), [theme]);
  return (
    <StyleProvider cache={keptStyles}>
      <ConfigProvider locale={zhCN} theme={antd} button={BUTTON}>
        <div className="ui-root" onCopy={copyAsAscii}>
          {children}
        </div>
      </ConfigProvider>
    </StyleProvider>
  );
}

const withMotion = (theme: ThemeConfig, motion: boolean): ThemeConfig => ({
  ...theme,
  token: { ...theme.token, motion },
});

/** 查询, not 查 询; and what goes on is no part of a button's name. */
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoadingIcon /> } as const;
