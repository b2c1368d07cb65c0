import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { dayText, percent } from './figure-text.ts';
import type { Told } from './told.ts';

/** Sessions over which a move is measured, and the move that the exchange calls abnormal. */
const SESSIONS = 3;
const ABNORMAL = 0.2;
/** New shares may swing without an explanation. */
const SEASONED_DAYS = 40;

/** Announcements of special treatment, of delisting, and of price moves that have to be explained. */
export function riskAnnouncements(world: DemoWorld, company: DemoCompany): readonly Told[] {
  return [...markAnnouncements(company), ...moveAnnouncements(world, company)];
}

function markAnnouncements({ stFrom, delistDate }: DemoCompany): readonly Told[] {
  const told: Told[] = [];
  if (stFrom !== null) {
    told.push({
      day: tradingDayNear(stFrom, -1),
      category: '风险提示',
      title: '关于公司股票被实施风险警示的公告',
      summary: `公司股票自${dayText(stFrom)}起被实施风险警示，股票简称前冠以“ST”字样，股票代码不变。`,
    });
  }
  if (delistDate === null) return told;
  return [
    ...told,
    {
      day: tradingDayNear(delistDate, -30),
      category: '风险提示',
      title: '关于公司股票可能被终止上市的风险提示公告',
      summary: '公司已触及终止上市情形，股票存在被终止上市的风险，敬请投资者注意投资风险。',
    },
    {
      day: tradingDayNear(delistDate, -1),
      category: '风险提示',
      title: '关于公司股票终止上市暨摘牌的公告',
      summary: `公司股票将于${dayText(delistDate)}被摘牌，请投资者及时办理股份确权手续。`,
    },
  ];
}

/** Abnormal moves by closes, checked every third day; closes around a dividend are not comparable and are skipped. */
function moveAnnouncements(world: DemoWorld, company: DemoCompany): readonly Told[] {
  const { dividends } = world.bookOf(company);
  const from = laterDate(company.listDate, SEASONED_DAYS);
  const told: Told[] = [];
  let before: number | null = null;
  let dayBefore = '';
  for (let at = 0; at < world.days.length; at += SESSIONS) {
    const day = world.days[at] ?? '';
    if (company.delistDate !== null && day >= company.delistDate) break;
    const close = day < from ? null : world.closeOn(company, day);
    const move = close !== null && before !== null ? close / before - 1 : 0;
    if (Math.abs(move) >= ABNORMAL && !dividends.some(({ exDate }) => dayBefore < exDate && exDate <= day)) {
      told.push({
        day: tradingDayNear(day, 1),
        category: '风险提示',
        title: '股票交易异常波动公告',
        summary:
          `公司股票连续三个交易日内收盘价格累计${move > 0 ? '上涨' : '下跌'}${percent(Math.abs(move))}，` +
          '经自查并书面征询控股股东，公司不存在应披露而未披露的重大事项。',
      });
    }
    before = close;
    dayBefore = day;
  }
  return told;
}
