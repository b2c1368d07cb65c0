import { shareIssue } from '@console/market/schema';
import { issueAnnounced } from '../book/share-issues.ts';
import type { DemoSink } from '../demo-sink.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';

export function writeShareIssues(world: DemoWorld, sink: DemoSink, company: DemoCompany): void {
  for (const { issueDate, listDate, shares, price, cost } of world.bookOf(company).issues) {
    const announced = issueAnnounced(listDate);
    const amount = Math.round(shares * price * 100) / 100;
    sink.add(shareIssue, announced, {
      security_id: company.text,
      issue_date: issueDate,
      announce_date: announced,
      listing_date: listDate,
      price,
      volume: shares,
      amount,
      issue_cost: cost,
      net_amount: Math.round((amount - cost) * 100) / 100,
      issue_type: '定向增发',
    });
  }
}
