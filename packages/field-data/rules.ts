/**
 * Limits and allowed names of a report. PHP reads the same rules from `php-stubs/field-data/rules.json`, which `npm run
 * generate` writes.
 */

/** Kinds of pages with figures. */
export const PAGES = [ 'list', 'product', 'cart', 'checkout' ] as const;

/** Of a page: largest contentful paint and interaction to next paint in ms, layout shift in thousandths. */
export const PAGE_MEASURES = [ 'paint', 'interaction', 'shift' ] as const;

/** Bucket of the fields and codes that the lists below lack. */
export const OTHER = 'other';

/** Of both addresses. */
export const FIELDS = [
	'email',
	'country',
	'first_name',
	'last_name',
	'company',
	'address_1',
	'address_2',
	'city',
	'state',
	'postcode',
	'phone',
	OTHER,
] as const;

export const LIMITS = {
	/** A larger number is no measured value, but an attack. */
	value: 1_000_000_000,
	/** In one report. */
	refusalsPerReport: 20,
	refusalLength: 64,
	/** Of a report's JSON. */
	bytes: 4096,
	reportsPerHour: 600,
	days: 28,
} as const;

export type PageKind = ( typeof PAGES )[ number ];
export type PageMeasure = ( typeof PAGE_MEASURES )[ number ];
export type FieldKey = ( typeof FIELDS )[ number ];
