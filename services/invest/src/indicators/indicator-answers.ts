import { indicatorCalls } from '@console/contract-invest';
import { answers, by, byAll } from '@console/node-kit/http';
import { idempotencyKey } from '@console/node-kit/records';
import { BrowseService } from './browse.service.ts';
import { CalcsService } from './calcs.service.ts';
import { BROWSED_FIRST, OFFERED_FIRST } from './default-indicators.ts';
import { frequencyOptions } from './frequency-options.ts';
import { IndicatorCatalogue } from './indicator-catalogue.ts';
import { byFrequency, byTopic } from './indicator-tree.ts';
import { IndustryOptionsService } from './industry-options.service.ts';
import { LinesService } from './lines.service.ts';

/** The calls that show the catalogue, and indicators as lines. */
const shown = answers(indicatorCalls, {
  indicatorTree: by(IndicatorCatalogue, (catalogue, { search }) => byTopic(catalogue.matching(search))),
  indicatorCrossTree: by(IndicatorCatalogue, (catalogue, { search }) =>
    byFrequency(catalogue.matching(search)),
  ),
  indicatorDefaults: by(IndicatorCatalogue, (catalogue) => catalogue.some(BROWSED_FIRST)),
  factorIndicatorDefaults: by(IndicatorCatalogue, (catalogue) => catalogue.some(OFFERED_FIRST)),
  frequencyOptions: byAll([], frequencyOptions),
  indicatorLines: by(LinesService, (lines, input, { session }) => lines.lines(session, input)),
  industryOptions: by(IndustryOptionsService, (industries) => industries.shenwan()),
});

/** The calls about what users keep of indicators. */
const kept = answers(indicatorCalls, {
  browseList: by(BrowseService, (browse, _input, { session }) => browse.list(session)),
  browseUpdate: by(BrowseService, (browse, { items }, { session }) => browse.update(session, items)),
  browseDelete: by(BrowseService, (browse, { id }, { session }) => browse.remove(session, id)),
  calcOne: by(CalcsService, (calcs, input, call) =>
    calcs.save(call.session, 'one', { input, key: idempotencyKey(call) }),
  ),
  calcSeveral: by(CalcsService, (calcs, input, call) =>
    calcs.save(call.session, 'several', { input, key: idempotencyKey(call) }),
  ),
  calcDelete: by(CalcsService, (calcs, { id }, { session }) => calcs.remove(session, id)),
});

export const indicatorAnswers = { ...shown, ...kept };
