import { table } from '@console/contract-core';
import { date, optional, text, yuan } from '@console/contract-core/columns';
import { sql } from 'kysely';
import { z } from 'zod';
import { facts } from './facts.ts';

const place = { title: '', path: '/api/x', services: ['company'], needs: 'signed-in' } as const;
const ratings = table({
  ...place,
  id: 'test.ratings',
  key: 'ratingDate',
  defaultSort: 'ratingDate,DESC',
  filter: z.object({}),
  columns: { ratingDate: date('评级日期'), institution: text('研究机构'), price: yuan('目标价') },
});
const analysts = table({
  ...place,
  id: 'test.analysts',
  key: 'analyst',
  defaultSort: 'analyst,ASC',
  filter: z.object({}),
  columns: { analyst: text('分析师', { sort: true }) },
});
const knownAnalysts = table({
  ...place,
  id: 'test.known',
  key: 'analyst',
  defaultSort: 'analyst,ASC',
  filter: z.object({}),
  columns: { analyst: optional(text('分析师', { sort: true })) },
});

it('asks for the columns with another name, and for them alone', () => {
  const of = 'market.analyst_rating';
  facts(ratings, { of, columns: { price: 'target_price' } });
  facts(ratings, { of, columns: { price: ({ ref }) => sql`${ref('t.target_price')} * 2` } });
  facts(knownAnalysts, { of, columns: {} });
  // @ts-expect-error price has another name in the table, and its column is not given
  facts(ratings, { of, columns: {} });
  // @ts-expect-error the table has no such column
  facts(ratings, { of, columns: { price: 'aim' } });
  // @ts-expect-error an institution is no price
  facts(ratings, { of, columns: { price: 'institution' } });
  // @ts-expect-error the table may miss an analyst, and the row may not
  facts(analysts, { of, columns: {} });
  // @ts-expect-error the row has no such key
  facts(knownAnalysts, { of, columns: { broker: 'institution' } });
  // @ts-expect-error the mart has no such table
  facts(knownAnalysts, { of: 'market.rating', columns: {} });
  // @ts-expect-error an expression reads columns that are there
  facts(ratings, { of, columns: { price: ({ ref }) => sql`${ref('t.aim')}` } });
  expect(facts(knownAnalysts, { of, columns: {} })).toBeInstanceOf(Function);
});
