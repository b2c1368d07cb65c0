/**
 * The nouns both sides of every call share: envelope, paging, sort, entries, units, messages,
 * authorities, clock and module manifests. Pure data and arithmetic: no I/O, no React, no Nest.
 */
export * from './authority.ts';
export * from './caret.ts';
export * from './clock.ts';
export * from './company-messages.ts';
export * from './day-ranges.ts';
export * from './entry.ts';
export * from './envelope.ts';
export * from './field.ts';
export * from './former-versions.ts';
export * from './field-titles.ts';
export * from './format-number.ts';
export * from './input-bounds.ts';
export * from './growth.ts';
export * from './grown.ts';
export * from './job.ts';
export * from './job-console.ts';
export * from './job-messages.ts';
export * from './job-names.ts';
export * from './job-states.ts';
export * from './match-route.ts';
export * from './message.ts';
export * from './missing-reason.ts';
export * from './module.ts';
export * from './module-names.ts';
export * from './page-limits.ts';
export * from './paging.ts';
export * from './platform.ts';
export * from './release.ts';
export * from './product-name.ts';
export * from './refusal.ts';
export * from './rich-text.ts';
export * from './safe-path.ts';
export * from './service-names.ts';
export * from './session.ts';
export * from './shell-api.ts';
export * from './sort.ts';
export * from './sortable-keys.ts';
export * from './split-address.ts';
export * from './statement.ts';
export * from './statement-periods.ts';
export * from './stream-refusal.ts';
export * from './unit.ts';
export * from './variant-addresses.ts';
export * from './without-tail.ts';
