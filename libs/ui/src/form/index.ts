/**
 * The parts of pages that change something: buttons, dialogs, drawers, fields and progress, antd's own,
 * curated here. A tier of its own, so that pages that only read do without its bytes.
 */
export {
  Alert,
  Button,
  Checkbox,
  Drawer,
  Dropdown,
  Form,
  Input,
  InputNumber,
  Progress,
  Segmented,
  Select,
  Switch,
  Tooltip,
} from 'antd';
export type { FormInstance, FormRule } from 'antd';
export { AskDialog, type AskDialogProps } from './ask-dialog.tsx';
export { FaultAlert, type FaultAlertProps } from './fault-alert.tsx';
/** For modules of former releases: a form puts the focus into its first field itself. */
export { FirstInput } from './first-input.tsx';
export { Modal } from './modal.tsx';
export { useFirstField } from './use-first-field.ts';
export { useFocusReturn } from './use-focus-return.ts';
export {
  FieldDifferences,
  type FieldDifferencesProps,
  type FieldText,
} from '../versions/field-differences.tsx';
export { FormerVersionsDrawer, type FormerVersionsDrawerProps } from '../versions/former-versions-drawer.tsx';
export { VersionItem, type VersionItemProps } from '../versions/version-item.tsx';
