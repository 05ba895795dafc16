import { isDifferent } from './compare-figures.mjs';

const rounded = ( name, value ) => {
	if ( value === null ) {
		return 'none';
	}
	if ( name.endsWith( 'Bytes' ) ) {
		return `${ ( value / 1024 ).toFixed( 1 ) } KiB`;
	}
	return name.endsWith( 'Ms' )
		? `${ Math.round( value ) } ms`
		: String( Math.round( value * 10_000 ) / 10_000 );
};

const printTable = ( rows ) => {
	const widths = rows[ 0 ].map( ( _cell, column ) =>
		Math.max( ...rows.map( ( row ) => row[ column ].length ) )
	);
	for ( const row of rows ) {
		const [ first, ...cells ] = row.map( ( cell, column ) =>
			column === 0
				? cell.padEnd( widths[ column ] )
				: cell.padStart( widths[ column ] )
		);
		console.log( [ first, ...cells ].join( '  ' ) );
	}
	console.log();
};

const distinct = ( list ) => [ ...new Set( list ) ];

const shareOf = ( value, whole ) =>
	value !== null && whole
		? ` (${ Math.round( ( value / whole ) * 100 ) } %)`
		: '';

const cell = ( { name, value, budget, isOver } ) =>
	`${ isOver ? 'OVER ' : '' }${ rounded( name, value ) }${ shareOf(
		value,
		budget
	) }`;

const printSubject = ( subject, figures ) => {
	const conditions = distinct(
		figures.map( ( { condition } ) => condition )
	);
	const row = ( name ) => {
		const ofName = figures.filter( ( figure ) => figure.name === name );
		const budget =
			ofName.find( ( figure ) => figure.budget !== null )?.budget ?? null;
		return [
			name,
			...conditions.map( ( condition ) => {
				const figure = ofName.find(
					( one ) => one.condition === condition
				);
				return figure ? cell( figure ) : '';
			} ),
			budget === null ? '' : rounded( name, budget ),
		];
	};
	printTable( [
		[ subject, ...conditions, 'budget' ],
		...distinct( figures.map( ( { name } ) => name ) ).map( row ),
	] );
};

/**
 * A table for each subject: a row for each figure, a column for each condition, with the share of its budget.
 *
 * @param {import('./check-budgets.mjs').Figure[]} figures
 */
export const printFigures = ( figures ) => {
	for ( const subject of distinct( figures.map( ( one ) => one.subject ) ) ) {
		printSubject(
			subject,
			figures.filter( ( one ) => one.subject === subject )
		);
	}
};

/**
 * With the established block's figures, if known. Times from another machine are a rough guide.
 *
 * @param {import('./check-budgets.mjs').Figure[]} figures
 */
export const printComparison = ( figures ) =>
	printTable( [
		[ 'compared with the established block', 'here', 'established' ],
		...figures
			.filter( ( { established } ) => established !== null )
			.map( ( { subject, condition, name, value, established } ) => [
				`${ name }, ${ subject }, ${ condition }`,
				rounded( name, value ) + shareOf( value, established ),
				rounded( name, established ),
			] ),
	] );

/** They could grow with the cart's length, but shouldn't. */
const GROWING = [
	'clickToPaintMs',
	'clickToExactMs',
	'editLongestTaskMs',
	'rendersPerEdit',
	'rowsTouchedPerEdit',
	'editLayoutShift',
];

/**
 * A click on plus in each cart, also relative to the first cart: a busy machine slows down all of them, so the ratio
 * changes less.
 *
 * @param {import('./check-budgets.mjs').Figure[]} figures
 */
export const printGrowth = ( figures ) => {
	const edits = figures.filter( ( { name } ) => GROWING.includes( name ) );
	const subjects = distinct( edits.map( ( { subject } ) => subject ) );
	const of = ( subject, name ) =>
		edits.find( ( one ) => one.subject === subject && one.name === name )
			?.value ?? null;
	const grown = ( subject, name ) => {
		const first = of( subjects[ 0 ], name );
		const value = of( subject, name );
		return (
			rounded( name, value ) +
			( value !== null && first
				? ` (${ ( value / first ).toFixed( 1 ) } x)`
				: '' )
		);
	};
	printTable( [
		[ 'one click on plus', ...GROWING ],
		...subjects.map( ( subject ) => [
			subject,
			...GROWING.map( ( name ) => grown( subject, name ) ),
		] ),
	] );
};

/**
 * When pages are usable with all sample add-ons, and with none.
 *
 * @param {{ page: string, withMs: number, withoutMs: number }[]} times
 * @param {number}                                                budgetMs Maximum difference.
 */
export const printAddOns = ( times, budgetMs ) =>
	printTable( [
		[
			'usable with all sample add-ons, slow phone',
			'without',
			'with',
			'later',
			'budget',
		],
		...times.map( ( { page, withoutMs, withMs } ) => [
			page,
			rounded( 'Ms', withoutMs ),
			rounded( 'Ms', withMs ),
			cell( {
				name: 'Ms',
				value: withMs - withoutMs,
				budget: budgetMs,
				isOver: false,
			} ),
			rounded( 'Ms', budgetMs ),
		] ),
	] );

/**
 * With our scripts and without.
 *
 * @param {{ page: string, withMs: number, withoutMs: number, layoutShift: number }[]} paints
 */
export const printPaints = ( paints ) =>
	printTable( [
		[
			'largest paint, slow phone, slow 4G',
			'without our scripts',
			'with',
			'layout shift',
		],
		...paints.map( ( { page, withoutMs, withMs, layoutShift } ) => [
			page,
			rounded( 'Ms', withoutMs ),
			cell( { name: 'Ms', value: withMs, budget: withoutMs } ),
			rounded( 'layoutShift', layoutShift ),
		] ),
	] );

/** @param {string[]} requests */
export const printRequests = ( requests ) => {
	console.log( 'requests of one order, from the first key to the next page' );
	requests.forEach( ( request ) => console.log( `  ${ request }` ) );
	console.log();
};

/**
 * Files that a page requests after its block has appeared.
 *
 * @param {{ file: string, bytes: number }[]} files
 */
export const printLazyFiles = ( files ) =>
	printTable( [
		[ 'lazy file of the checkout', 'size' ],
		...files.map( ( { file, bytes } ) => [
			file,
			rounded( 'Bytes', bytes ),
		] ),
	] );

/**
 * Bytes.
 *
 * @param {{ file: string, raw: number, gzip: number, brotli: number }[]} files
 */
export const printFiles = ( files ) =>
	printTable( [
		[ 'file', 'raw', 'gzip', 'brotli' ],
		...files.map( ( { file, raw, gzip, brotli } ) => [
			file,
			...[ raw, gzip, brotli ].map( String ),
		] ),
	] );

/**
 * Scripts for a server's HTML, the largest first.
 *
 * @param {import('./measure-behaviors.mjs').BehaviorFile[]} files
 * @param {number}                                           budget Of most of them, in bytes.
 */
export const printBehaviors = ( files, budget ) =>
	printTable( [
		[ 'behavior', 'gzip', 'on a page with all of the site' ],
		...files.map( ( { name, gzip, isOnPage } ) => [
			name,
			cell( { name: 'Bytes', value: gzip, budget, isOver: false } ),
			isOnPage ? 'yes' : '',
		] ),
	] );

const kilobytes = ( bytes ) => `${ ( bytes / 1000 ).toFixed( 1 ) } KB`;

/**
 * Scripts that a WordPress page loads for a block.
 *
 * @param {import('./measure-dependencies.mjs').Closure[]} dependencies
 */
export const printDependencies = ( dependencies ) =>
	printTable( [
		[
			'WordPress page',
			'scripts of',
			'files',
			'brotli',
			'our files',
			'ours',
		],
		...dependencies.map(
			( {
				page,
				scriptsOf,
				files,
				bytes,
				ownFiles,
				ownBytes,
				isOver,
			} ) => [
				page,
				scriptsOf,
				`${ isOver ? 'OVER ' : '' }${ files }`,
				kilobytes( bytes ),
				String( ownFiles ),
				kilobytes( ownBytes ),
			]
		),
	] );

/**
 * A site's cart, with our block and with the platform's.
 *
 * @param {Record<string, string|number>[]} presses
 */
export const printFirstPresses = ( presses ) =>
	printTable( [
		[ 'first press on plus', '', 'pressed', 'answered', 'request' ],
		...presses.map( ( { name, condition, ...times } ) => [
			condition,
			name,
			rounded( 'Ms', times.firstPressAtMs ),
			`after ${ rounded( 'Ms', times.firstPressToPaintMs ) }`,
			`after ${ rounded( 'Ms', times.firstPressToRequestMs ) }`,
		] ),
	] );

const PRODUCT_PAGE = {
	requests: 'scripts and styles',
	bytes: 'bytes of them, as sent',
	ownBytes: 'bytes of our scripts',
	chosenMs: 'variation chosen, ms',
	paintMs: 'largest paint, ms',
	shift: 'layout shift',
	choiceMs: 'choice to paint, ms',
	largeChoiceMs: 'choice among 500 variations, ms',
};

/**
 * On a slow phone.
 *
 * @param {Record<'ours'|'platform', Record<string, number>>} productPages
 */
export const printProductPages = ( { ours, platform } ) =>
	printTable( [
		[ 'product page, slow phone', 'ours', 'platform' ],
		...Object.entries( PRODUCT_PAGE ).map( ( [ name, title ] ) => [
			title,
			...[ ours, platform ].map( ( figures ) =>
				String( Math.round( figures[ name ] * 1000 ) / 1000 )
			),
		] ),
	] );

/**
 * Medians of two versions, and their ratio with a round's lowest and highest. A star: all rounds agree on the
 * direction.
 *
 * @param {import('./compare-figures.mjs').Ratio[]} ratios
 * @param {string}                                  before Name of the other version.
 * @param {string}                                  after  Name of this version.
 */
export const printRatios = ( ratios, before, after ) =>
	printTable( [
		[ 'figure', before, after, 'ratio', 'lowest', 'highest', '' ],
		...ratios.map( ( figure ) => [
			`${ figure.page }: ${ figure.name }`,
			rounded( figure.name, figure.before ),
			rounded( figure.name, figure.after ),
			...[ 'ratio', 'lowest', 'highest' ].map( ( name ) =>
				figure[ name ].toFixed( 2 )
			),
			isDifferent( figure ) ? '*' : '',
		] ),
	] );
