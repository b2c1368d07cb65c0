import {
  ArrowLeftOutlined,
  CaretDownFilled,
  CaretUpFilled,
  ClockCircleOutlined,
  ColumnHeightOutlined,
  CopyOutlined,
  DownOutlined,
  DownloadOutlined,
  FilterOutlined,
  HolderOutlined,
  InboxOutlined,
  LockOutlined,
  PlusOutlined,
  PushpinFilled,
  PushpinOutlined,
  ReloadOutlined,
  SettingOutlined,
  WarningFilled,
  LoadingOutlined,
} from '@ant-design/icons';
import type { ComponentProps, ReactElement } from 'react';

type IconProps = ComponentProps<typeof LoadingOutlined>;

/** Decoration beside words: antd's own would be read out, in English, as part of a button's name. */
const beside =
  (Icon: typeof LoadingOutlined) =>
  (props: IconProps): ReactElement => <Icon aria-hidden="true" {...props} />;

/** Every icon the data pages use, under the name of its meaning here. Outlined; filled ones are states. */
export const ArrowLeftIcon = beside(ArrowLeftOutlined);
export const SortedDownIcon = beside(CaretDownFilled);
export const SortedUpIcon = beside(CaretUpFilled);
export const ClockIcon = beside(ClockCircleOutlined);
export const DensityIcon = beside(ColumnHeightOutlined);
export const CopyIcon = beside(CopyOutlined);
export const DownIcon = beside(DownOutlined);
export const ExportIcon = beside(DownloadOutlined);
export const FilterIcon = beside(FilterOutlined);
export const DragIcon = beside(HolderOutlined);
export const EmptyIcon = beside(InboxOutlined);
export const LockIcon = beside(LockOutlined);
export const AddIcon = beside(PlusOutlined);
export const PinnedIcon = beside(PushpinFilled);
export const PinIcon = beside(PushpinOutlined);
export const RefreshIcon = beside(ReloadOutlined);
export const SettingIcon = beside(SettingOutlined);
export const WarningIcon = beside(WarningFilled);
export const LoadingIcon = beside(LoadingOutlined);
