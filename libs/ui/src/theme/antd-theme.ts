import { theme, type ThemeConfig } from 'antd';
import { PALETTE, type ThemeMode } from './palette.ts';

const FONT = "Num, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif";

const FLOAT: Readonly<Record<ThemeMode, string>> = {
  light: '0 6px 20px rgba(16,28,51,.14), 0 0 0 1px rgba(16,28,51,.06)',
  dark: '0 6px 20px rgba(0,0,0,.4), 0 0 0 1px #364358',
};

type Algorithm = typeof theme.darkAlgorithm;

/** antd's dark algorithm dims the colours it is given; ours are already those of the dark mode. */
const asGiven: Algorithm = (seed, map = theme.darkAlgorithm(seed)) => {
  const { colorPrimary, colorLink, colorInfo, colorSuccess, colorWarning, colorError } = seed;
  return { ...map, colorPrimary, colorLink, colorInfo, colorSuccess, colorWarning, colorError };
};

/** antd's tokens from the same palette as the style sheets. One value per mode, made once. */
export const ANTD_THEME: Readonly<Record<ThemeMode, ThemeConfig>> = {
  light: antdTheme('light'),
  dark: antdTheme('dark'),
};

function antdTheme(mode: ThemeMode): ThemeConfig {
  const c = PALETTE[mode];
  return {
    algorithm: mode === 'dark' ? [theme.darkAlgorithm, asGiven] : theme.defaultAlgorithm,
    hashed: false,
    // One name for the variables of every page: by default each page computes and inserts a copy of its own.
    cssVar: { key: `console-${mode}` },
    token: {
      colorPrimary: c.primary,
      // The algorithm's own is too light for the white text on it in the dark.
      colorPrimaryHover: mode === 'dark' ? '#3570de' : '#3c6cb5',
      colorInfo: c.primary,
      colorLink: c['primary-text'],
      colorLinkHover: c['primary-text'],
      colorWarning: mode === 'dark' ? '#e3a94a' : '#d18a17',
      // Red and green mean up and down; what failed or cannot be undone is amber, as readable ink.
      colorError: c['notice-text'],
      colorErrorHover: c['notice-text'],
      colorErrorText: c['notice-text'],
      // The algorithm's own would be a shade of brown, behind a faulty field that is filled.
      colorErrorBg: c['notice-bg'],
      colorErrorBgHover: c['notice-bg'],
      // A success is teal.
      colorSuccess: mode === 'dark' ? '#3dbdb4' : '#12908e',
      colorBgLayout: c.layout,
      colorBgContainer: c.container,
      colorBgElevated: c.elevated,
      colorBorder: c.border,
      colorBorderSecondary: c.split,
      colorSplit: c.split,
      colorText: c.text,
      colorTextHeading: c.text,
      colorTextSecondary: c['text-2'],
      colorTextTertiary: c['text-3'],
      colorTextDescription: c['text-3'],
      colorTextPlaceholder: c['text-3'],
      colorTextDisabled: c.disabled,
      colorIcon: c['text-2'],
      controlItemBgHover: c.hover,
      controlItemBgActive: c.selected,
      controlOutline: c.selected,
      controlOutlineWidth: 2,
      borderRadius: 4,
      borderRadiusSM: 3,
      borderRadiusLG: 4,
      borderRadiusXS: 3,
      fontFamily: FONT,
      fontSize: 13,
      fontSizeSM: 12,
      fontWeightStrong: 600,
      lineHeight: 20 / 13,
      controlHeight: 30,
      controlHeightSM: 24,
      controlHeightLG: 36,
      controlPaddingHorizontal: 10,
      controlPaddingHorizontalSM: 8,
      motionDurationFast: '0.06s',
      motionDurationMid: '0.09s',
      motionDurationSlow: '0.12s',
      boxShadow: FLOAT[mode],
      boxShadowSecondary: FLOAT[mode],
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        // The fill's own hover is too dark for text on what lies below it in the dark.
        defaultHoverColor: c['primary-text'],
        defaultHoverBorderColor: c['primary-text'],
        defaultActiveColor: c['primary-text'],
        defaultActiveBorderColor: c['primary-text'],
        dangerColor: mode === 'dark' ? c.layout : c.container,
        paddingInline: 12,
        contentFontSize: 13,
      },
      Select: {
        optionSelectedBg: c.selected,
        optionHeight: 30,
        optionPadding: '5px 10px',
        optionActiveBg: c.hover,
      },
      Cascader: {
        optionSelectedBg: c.selected,
        optionPadding: '5px 10px',
        controlItemWidth: 132,
        dropdownHeight: 244,
        colorBorder: c.disabled,
      },
      Pagination: {
        itemSize: 26,
        itemActiveBg: c.container,
        itemActiveColor: c['primary-text'],
        itemBg: 'transparent',
      },
      Segmented: { trackBg: c.container, itemSelectedBg: c.selected, itemSelectedColor: c['primary-text'] },
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
      Tooltip: { fontSize: 12 },
      // The fill is too dark for text on what is chosen in the dark.
      Dropdown: { colorPrimary: c['primary-text'] },
      // A box without a tick is seen by its border alone.
      Checkbox: { colorBorder: c.disabled },
      Radio: { colorBorder: c.disabled },
      DatePicker: { cellHeight: 24, cellWidth: 32 },
    },
  };
}
