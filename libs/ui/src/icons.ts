/** Every icon the data pages use, under the name of what it says here. Outlined; filled ones are states. */
export {
  ArrowLeftOutlined as ArrowLeftIcon,
  CaretDownFilled as SortedDownIcon,
  CaretUpFilled as SortedUpIcon,
  ClockCircleOutlined as ClockIcon,
  ColumnHeightOutlined as DensityIcon,
  CopyOutlined as CopyIcon,
  DownloadOutlined as ExportIcon,
  FilterOutlined as FilterIcon,
  HolderOutlined as DragIcon,
  InboxOutlined as EmptyIcon,
  LockOutlined as LockIcon,
  PushpinFilled as PinnedIcon,
  PushpinOutlined as PinIcon,
  ReloadOutlined as RefreshIcon,
  SettingOutlined as SettingIcon,
  WarningFilled as WarningIcon,
} from '@ant-design/icons';
