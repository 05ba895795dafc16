import type { Report } from './report';
import { REFUSALS } from './refusals';
import { FIELDS, LIMITS, PAGE_MEASURES, PAGES } from './rules';

/** Four buckets for each power of two: a figure is at most an eighth beside the exact one. Whole numbers up to 8 are exact. */
export const BOUNDS: readonly number[] = [
	...new Set(
		Array.from( { length: 4 * 22 + 1 }, ( _, index ) =>
			Math.ceil( 2 ** ( index / 4 ) )
		)
	),
];

/** Counts by bucket. */
export type Histogram = Readonly< Record< string, number > >;

/** Counts of a day, as a server stores them: no single visit can be read from them. */
export interface DayFigures {
	/** Hour of the latest report (UTC), and its number of reports. */
	hour: number;
	hourReports: number;
	reports: number;
	/** By `paint.cart`, `ms.city`, `corrections.city` and so on. */
	histograms: Readonly< Record< string, Histogram > >;
	refusals: Readonly< Record< string, number > >;
}

export interface Quartiles {
	count: number;
	lower: number;
	median: number;
	upper: number;
}

/** Number of bounds that the value reaches. */
export const bucketOf = ( value: number ): number =>
	BOUNDS.filter( ( bound ) => bound <= value ).length;

/** Middle of a bucket. */
const valueOf = ( bucket: number ): number => {
	const from = BOUNDS[ bucket - 1 ] ?? 0;
	const to = BOUNDS[ bucket ] ?? from + 1;
	return Math.floor( ( from + to - 1 ) / 2 );
};

const countIn = (
	counts: Readonly< Record< string, number > >,
	key: string | number,
	count = 1
): Record< string, number > => ( {
	...counts,
	[ key ]: ( counts[ key ] ?? 0 ) + count,
} );

/** Null once the hour has as many reports as we count. `hour` is of the day, UTC. */
export const addReport = (
	day: DayFigures | null,
	report: Report,
	hour: number
): DayFigures | null => {
	const hourReports = day?.hour === hour ? day.hourReports : 0;
	if ( hourReports >= LIMITS.reportsPerHour ) {
		return null;
	}
	const values: Array< readonly [ name: string, value: number ] > = [
		...PAGE_MEASURES.flatMap( ( measure ) => {
			const value = report[ measure ];
			return value === undefined
				? []
				: [ [ `${ measure }.${ report.page }`, value ] as const ];
		} ),
		...Object.entries( report.fields ?? {} ).flatMap(
			( [ key, [ ms, corrections ] ] ) => [
				[ `ms.${ key }`, ms ] as const,
				[ `corrections.${ key }`, corrections ] as const,
			]
		),
	];
	return {
		hour,
		hourReports: hourReports + 1,
		reports: ( day?.reports ?? 0 ) + 1,
		histograms: values.reduce(
			( histograms, [ name, value ] ) => ( {
				...histograms,
				[ name ]: countIn(
					histograms[ name ] ?? {},
					bucketOf( value )
				),
			} ),
			day?.histograms ?? {}
		),
		refusals: ( report.refusals ?? [] ).reduce(
			( refusals, code ) => countIn( refusals, code ),
			day?.refusals ?? {}
		),
	};
};

const sumOf = (
	all: ReadonlyArray< Readonly< Record< string, number > > >
): Record< string, number > =>
	all
		.flatMap( ( counts ) => Object.entries( counts ) )
		.reduce< Record< string, number > >(
			( sum, [ key, count ] ) => countIn( sum, key, count ),
			{}
		);

/** Histograms and refusals of several days. */
export const sumDays = (
	days: readonly DayFigures[]
): Pick< DayFigures, 'reports' | 'histograms' | 'refusals' > => {
	const names = new Set(
		days.flatMap( ( { histograms } ) => Object.keys( histograms ) )
	);
	return {
		reports: days.reduce( ( sum, { reports } ) => sum + reports, 0 ),
		histograms: Object.fromEntries(
			[ ...names ].map( ( name ) => [
				name,
				sumOf( days.map( ( day ) => day.histograms[ name ] ?? {} ) ),
			] )
		),
		refusals: sumOf( days.map( ( { refusals } ) => refusals ) ),
	};
};

/** By nearest rank; null without values. */
export const quartilesOf = ( histogram: Histogram = {} ): Quartiles | null => {
	const buckets = Object.entries( histogram )
		.map( ( [ bucket, count ] ) => [ Number( bucket ), count ] as const )
		.sort( ( [ one ], [ other ] ) => one - other );
	const count = buckets.reduce( ( sum, [ , each ] ) => sum + each, 0 );
	const at = ( quarters: number ): number => {
		const rank = Math.ceil( ( count * quarters ) / 4 );
		let reached = 0;
		const found = buckets.find( ( [ , each ] ) => {
			reached += each;
			return reached >= rank;
		} );
		return valueOf( found?.[ 0 ] ?? 0 );
	};
	return count === 0
		? null
		: { count, lower: at( 1 ), median: at( 2 ), upper: at( 3 ) };
};

/** JSON for PHP. */
export const printRules = (): string =>
	`${ JSON.stringify(
		{
			pages: PAGES,
			measures: PAGE_MEASURES,
			fields: FIELDS,
			refusals: REFUSALS,
			limits: LIMITS,
			bounds: BOUNDS,
		},
		null,
		'\t'
	) }\n`;
