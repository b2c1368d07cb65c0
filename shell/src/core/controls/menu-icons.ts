import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined';
import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined';
import BlockOutlined from '@ant-design/icons-svg/es/asn/BlockOutlined';
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined';
import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined';
import ProfileOutlined from '@ant-design/icons-svg/es/asn/ProfileOutlined';
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined';
import DashboardOutlined from '@ant-design/icons-svg/es/asn/DashboardOutlined';
import ExperimentOutlined from '@ant-design/icons-svg/es/asn/ExperimentOutlined';
import DiffOutlined from '@ant-design/icons-svg/es/asn/DiffOutlined';
import FlagOutlined from '@ant-design/icons-svg/es/asn/FlagOutlined';
import FolderOpenOutlined from '@ant-design/icons-svg/es/asn/FolderOpenOutlined';
import FunctionOutlined from '@ant-design/icons-svg/es/asn/FunctionOutlined';
import HeatMapOutlined from '@ant-design/icons-svg/es/asn/HeatMapOutlined';
import ImportOutlined from '@ant-design/icons-svg/es/asn/ImportOutlined';
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined';
import LayoutOutlined from '@ant-design/icons-svg/es/asn/LayoutOutlined';
import LineChartOutlined from '@ant-design/icons-svg/es/asn/LineChartOutlined';
import MessageOutlined from '@ant-design/icons-svg/es/asn/MessageOutlined';
import MoneyCollectOutlined from '@ant-design/icons-svg/es/asn/MoneyCollectOutlined';
import PieChartOutlined from '@ant-design/icons-svg/es/asn/PieChartOutlined';
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined';
import StockOutlined from '@ant-design/icons-svg/es/asn/StockOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import ClusterOutlined from '@ant-design/icons-svg/es/asn/ClusterOutlined';
import FundOutlined from '@ant-design/icons-svg/es/asn/FundOutlined';
import RocketOutlined from '@ant-design/icons-svg/es/asn/RocketOutlined';
import ScheduleOutlined from '@ant-design/icons-svg/es/asn/ScheduleOutlined';
import SlidersOutlined from '@ant-design/icons-svg/es/asn/SlidersOutlined';
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined';
import SyncOutlined from '@ant-design/icons-svg/es/asn/SyncOutlined';
import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined';
import ApiOutlined from '@ant-design/icons-svg/es/asn/ApiOutlined';
import QuestionCircleOutlined from '@ant-design/icons-svg/es/asn/QuestionCircleOutlined';
import TableOutlined from '@ant-design/icons-svg/es/asn/TableOutlined';
import WalletOutlined from '@ant-design/icons-svg/es/asn/WalletOutlined';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined';
import MonitorOutlined from '@ant-design/icons-svg/es/asn/MonitorOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';

const ICONS: Readonly<Record<string, IconDefinition>> = {
  api: ApiOutlined,
  apartment: ApartmentOutlined,
  audit: AuditOutlined,
  bank: BankOutlined,
  block: BlockOutlined,
  book: BookOutlined,
  cluster: ClusterOutlined,
  dashboard: DashboardOutlined,
  diff: DiffOutlined,
  experiment: ExperimentOutlined,
  flag: FlagOutlined,
  folder: FolderOpenOutlined,
  function: FunctionOutlined,
  fund: FundOutlined,
  global: GlobalOutlined,
  'heat-map': HeatMapOutlined,
  import: ImportOutlined,
  layout: LayoutOutlined,
  history: HistoryOutlined,
  'line-chart': LineChartOutlined,
  link: LinkOutlined,
  message: MessageOutlined,
  monitor: MonitorOutlined,
  money: MoneyCollectOutlined,
  'pie-chart': PieChartOutlined,
  profile: ProfileOutlined,
  question: QuestionCircleOutlined,
  rocket: RocketOutlined,
  safety: SafetyOutlined,
  schedule: ScheduleOutlined,
  sliders: SlidersOutlined,
  solution: SolutionOutlined,
  stock: StockOutlined,
  sync: SyncOutlined,
  table: TableOutlined,
  team: TeamOutlined,
  user: UserOutlined,
  wallet: WalletOutlined,
};

/** The icon a module's manifest names; a name this shell does not know gets a neutral one. */
export const menuIcon = (name: string): IconDefinition => ICONS[name] ?? AppstoreOutlined;
