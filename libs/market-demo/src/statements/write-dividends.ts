import { dividend } from '@console/market/schema';
import { tradingDayNear } from '../prices/trading-days.ts';
import type { DemoSink } from '../demo-sink.ts';
import type { Dividend, DemoCompany, DemoWorld } from '../world/world.ts';

/** Trading days between the general meeting and the announcement of the payment. */
const MEETING_BEFORE = 6;

/** Writes each dividend as of the world's end: planned, resolved or carried out. */
export function writeDividends(world: DemoWorld, sink: DemoSink, company: DemoCompany): void {
  const book = world.bookOf(company);
  for (const given of book.dividends) {
    const meeting = meetingDate(given);
    const resolved = meeting <= world.end;
    const done = given.implementDate <= world.end;
    // The shares of the record date may still change before it is announced.
    const shares = done ? given.shares : book.sharesOn(resolved ? meeting : given.planDate).total;
    const hasShares = given.bonus + given.transfer > 0;
    sink.add(dividend, done ? given.implementDate : resolved ? meeting : given.planDate, {
      security_id: company.text,
      report_period: given.period,
      announce_date: given.planDate,
      meeting_date: resolved ? meeting : null,
      implementation_date: done ? given.implementDate : null,
      scheme: schemeText(given),
      recipients: done ? `截至${given.recordDate}收市后登记在册的全体股东` : '全体股东',
      record_date: done ? given.recordDate : null,
      ex_date: done ? given.exDate : null,
      pay_date: done && given.cash > 0 ? given.exDate : null,
      bonus_list_date: done && hasShares ? given.exDate : null,
      cash_per_share: given.cash / 100,
      cash_amount: (given.cash * shares) / 100,
      bonus_per_share: given.bonus,
      transfer_per_share: given.transfer,
      base_shares: shares,
      progress: done ? '实施' : resolved ? '股东大会通过' : '预案',
    });
  }
}

/** The day the general meeting resolves on it: annual meetings take place by the end of June. */
export function meetingDate({ implementDate, planDate }: Dividend): string {
  const latest = tradingDayNear(`${implementDate.slice(0, 4)}-06-25`);
  const usual = tradingDayNear(implementDate, -MEETING_BEFORE);
  const meeting = usual < latest ? usual : latest;
  return meeting > planDate ? meeting : tradingDayNear(planDate, 1);
}

/** The scheme for ten shares, as announcements write it: `10派3.50元送1股转2股`. */
export function schemeText({ cash, bonus, transfer }: Pick<Dividend, 'cash' | 'bonus' | 'transfer'>): string {
  const parts = [
    cash > 0 ? `派${(cash / 10).toFixed(2)}元` : '',
    bonus > 0 ? `送${String(Math.round(bonus * 1e3) / 100)}股` : '',
    transfer > 0 ? `转${String(Math.round(transfer * 1e3) / 100)}股` : '',
  ];
  return `10${parts.join('')}`;
}
