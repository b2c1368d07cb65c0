import AppWindow from 'lucide/dist/esm/icons/app-window.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Boxes from 'lucide/dist/esm/icons/boxes.mjs';
import Landmark from 'lucide/dist/esm/icons/landmark.mjs';
import ChartArea from 'lucide/dist/esm/icons/chart-area.mjs';
import ChartCandlestick from 'lucide/dist/esm/icons/chart-candlestick.mjs';
import ChartLine from 'lucide/dist/esm/icons/chart-line.mjs';
import ChartPie from 'lucide/dist/esm/icons/chart-pie.mjs';
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Flag from 'lucide/dist/esm/icons/flag.mjs';
import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs';
import Gauge from 'lucide/dist/esm/icons/gauge.mjs';
import Globe from 'lucide/dist/esm/icons/globe.mjs';
import RotateCcwClock from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs';
import Import from 'lucide/dist/esm/icons/import.mjs';
import LayoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import LayoutTemplate from 'lucide/dist/esm/icons/layout-template.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import Network from 'lucide/dist/esm/icons/network.mjs';
import Plug from 'lucide/dist/esm/icons/plug.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import Rocket from 'lucide/dist/esm/icons/rocket.mjs';
import Scale from 'lucide/dist/esm/icons/scale.mjs';
import ScrollText from 'lucide/dist/esm/icons/scroll-text.mjs';
import Shapes from 'lucide/dist/esm/icons/shapes.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import SquareFunction from 'lucide/dist/esm/icons/square-function.mjs';
import Stethoscope from 'lucide/dist/esm/icons/stethoscope.mjs';
import Table2 from 'lucide/dist/esm/icons/table-2.mjs';
import Target from 'lucide/dist/esm/icons/target.mjs';
import Telescope from 'lucide/dist/esm/icons/telescope.mjs';
import TextQuote from 'lucide/dist/esm/icons/text-quote.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import Wallet from 'lucide/dist/esm/icons/wallet.mjs';
import type { IconNode } from 'lucide/dist/esm/icons/*.mjs';

const ICONS: Readonly<Record<string, IconNode>> = {
  api: Plug,
  apartment: Network,
  audit: ScrollText,
  bank: Landmark,
  block: Shapes,
  book: BookOpen,
  cluster: Boxes,
  dashboard: Gauge,
  diff: Scale,
  experiment: FlaskConical,
  'file-text': FileText,
  flag: Flag,
  folder: FolderOpen,
  function: SquareFunction,
  fund: ChartArea,
  global: Globe,
  'heat-map': LayoutDashboard,
  import: Import,
  layout: AppWindow,
  history: RotateCcwClock,
  'line-chart': ChartLine,
  link: Link,
  message: MessageSquare,
  monitor: Stethoscope,
  money: Telescope,
  'pie-chart': ChartPie,
  profile: LayoutTemplate,
  question: CircleQuestionMark,
  rocket: Rocket,
  safety: ShieldCheck,
  schedule: ListChecks,
  sliders: SlidersHorizontal,
  solution: TextQuote,
  stock: ChartCandlestick,
  sync: RefreshCw,
  table: Table2,
  target: Target,
  team: Users,
  user: User,
  wallet: Wallet,
};

/** The icon a module's manifest names; a name this shell does not know gets a neutral one. */
export const menuIcon = (name: string): IconNode => ICONS[name] ?? LayoutGrid;
