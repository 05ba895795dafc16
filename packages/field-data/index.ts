export { collectFieldData } from './collect';
export {
	addReport,
	bucketOf,
	printRules,
	quartilesOf,
	sumDays,
	type DayFigures,
	type Histogram,
	type Quartiles,
} from './figures';
export { readReport, type Report } from './report';
export { FIELDS, LIMITS, PAGE_MEASURES, PAGES, type PageKind } from './rules';
export type { FieldDataSettings } from './settings';
export { startFieldData } from './start';
