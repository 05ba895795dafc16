/**
 * How this plugin changes WordPress's script handles: each kind of page, with each combination of switches, in a real
 * WP_Scripts filled from the recordings. See page-handles.php.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { runConcurrently } from '../../tools/support/run-concurrently.mjs';
import { inRoot } from '../../tools/support/root.mjs';

const recorded = JSON.parse(
	readFileSync( inRoot( 'tests/wordpress/recordings/handles.json' ), 'utf8' )
);

/** Libraries that add-ons use without declaring them (docs/contract/php.md 4). */
const USED_UNDECLARED = [ 'wc-blocks-registry', 'wc-blocks-data-store' ];

const LIBRARIES = [
	...USED_UNDECLARED,
	'wc-blocks-middleware',
	'wc-blocks-shared-context',
	'wc-blocks-shared-hocs',
	'wc-price-format',
	'wc-blocks-checkout',
	'wc-blocks-checkout-events',
	'wc-blocks-components',
	'wc-sanitize',
];

/** Only the platform's own blocks need these scripts. */
const PLATFORM_BUNDLES = [
	'wc-cart-checkout-base-frontend.js',
	'wc-cart-checkout-vendors-frontend.js',
];

const IS_ADD_ON = /^(wc-payment-method-|test-gateway-|test-integration)/;

const CLASSIC = 'theme:classic';

const page = ( site, address, switches, itemsInCart = 0 ) =>
	new Promise( ( resolve, reject ) => {
		execFile(
			'php',
			[
				// Compiles PHP once for all of these commands.
				'-d',
				'opcache.enable_cli=1',
				'-d',
				`opcache.file_cache=${ site.cache }`,
				inRoot( 'tests/wordpress/page-handles.php' ),
				site.folder,
				address,
			],
			{
				encoding: 'utf8',
				maxBuffer: 64 * 1024 * 1024,
				env: {
					...process.env,
					SHOPFRONT_TEST: switches.join( '.' ),
					SHOPFRONT_DEMO_SHOP: '',
					DOUBLE_CART_COUNT: String( itemsInCart ),
				},
			},
			// Even a page that fails prints JSON, so we ignore the exit code.
			( error, stdout ) => {
				try {
					resolve( JSON.parse( stdout ) );
				} catch {
					reject(
						new Error(
							`${ address } (${ switches }): ${ error ?? stdout.slice( 0, 500 ) }`
						)
					);
				}
			}
		);
	} );

/** The first cycle that these handles can reach, as `a > b > a`; `null` for none. */
export const findCycle = ( scripts, handles ) => {
	const done = new Set();
	const visit = ( handle, path ) => {
		if ( path.includes( handle ) ) {
			return [ ...path.slice( path.indexOf( handle ) ), handle ].join(
				' > '
			);
		}
		if ( done.has( handle ) ) {
			return null;
		}
		for ( const next of scripts[ handle ]?.deps ?? [] ) {
			const found = visit( next, [ ...path, handle ] );
			if ( found ) {
				return found;
			}
		}
		done.add( handle );
		return null;
	};
	for ( const handle of handles ) {
		const found = visit( handle, [] );
		if ( found ) {
			return found;
		}
	}
	return null;
};

const reachable = ( scripts, queue ) => {
	const found = new Set();
	const visit = ( handle ) => {
		if ( ! found.has( handle ) ) {
			found.add( handle );
			scripts[ handle ]?.deps.forEach( visit );
		}
	};
	queue.forEach( visit );
	return [ ...found ];
};

/** Handles of the second list that are printed before one of the first. */
const findOutOfOrder = ( printed, first, second ) => {
	const positions = first
		.map( ( handle ) => printed.indexOf( handle ) )
		.filter( ( position ) => position >= 0 );
	const last = Math.max( -1, ...positions );
	return second.filter( ( handle ) => {
		const position = printed.indexOf( handle );
		return position >= 0 && position < last;
	} );
};

/**
 * For every page with a block.
 *
 * @return {string[]} The problems found.
 */
const graphProblems = ( { isComplete, problem, queue, printed, scripts } ) => {
	const cycle = findCycle( scripts, queue );
	if ( cycle ) {
		return [ `dependency cycle ${ cycle }` ];
	}
	if ( ! isComplete ) {
		return [ `the page crashed: ${ problem }` ];
	}
	const needed = reachable( scripts, queue );
	return [
		...needed
			.filter( ( handle ) => ! scripts[ handle ] )
			.map( ( handle ) => `${ handle } is not registered` ),
		// We don't register the recorded theme's handles here.
		...needed
			.filter(
				( handle ) => scripts[ handle ] && ! printed.includes( handle )
			)
			.map( ( handle ) => `${ handle } is not printed` ),
	];
};

/** Pages where our block replaces the platform's. */
const swapProblems = ( { queue, printed, scripts }, blocks, hasGateways ) => {
	const needed = reachable( scripts, queue );
	const addOns = needed.filter( ( handle ) => IS_ADD_ON.test( handle ) );
	const frontends = blocks.map( ( name ) => `wc-${ name }-block-frontend` );
	const libraries = [ 'wc-settings', ...LIBRARIES ];
	return [
		...findOutOfOrder( printed, [ 'wc-types' ], [ 'wc-settings' ] ).map(
			() => 'wc-settings is printed before wc-types'
		),
		...[ 'wc-types', 'wc-settings' ]
			.filter( ( handle ) => ! printed.includes( handle ) )
			.map( ( handle ) => `${ handle } is not on the page` ),
		...findOutOfOrder( printed, libraries, addOns ).map(
			( handle ) => `${ handle } is printed before a library`
		),
		...findOutOfOrder(
			printed,
			[ ...libraries, ...addOns ],
			frontends
		).map( ( handle ) => `${ handle } is printed before its libraries` ),
		...( hasGateways ? USED_UNDECLARED : [] )
			.filter( ( handle ) => ! printed.includes( handle ) )
			.map( ( handle ) => `${ handle } is missing, add-ons use it` ),
		...( hasGateways
			? [ 'test-gateway-none', 'test-gateway-all', 'test-integration' ]
			: []
		)
			.filter( ( handle ) => ! printed.includes( handle ) )
			.map( ( handle ) => `${ handle } is gone` ),
		...needed
			.filter(
				( handle ) =>
					reachable( scripts, [ handle ] ).includes(
						'wc-settings'
					) && scripts[ handle ]?.group !== 1
			)
			.map( ( handle ) => `${ handle } is not in the footer` ),
	];
};

const bundlesOn = ( { printed, scripts } ) =>
	printed
		.map( ( handle ) => String( scripts[ handle ]?.src ) )
		.filter( ( src ) =>
			PLATFORM_BUNDLES.some( ( bundle ) => src.endsWith( bundle ) )
		);

const withoutTime = ( html ) => html.replace( /(NonceTimestamp: ')\d+/, '$1' );

/** Compared with the same page without this plugin. Styles and scripts that are only registered don't count. */
const differences = ( seen, without ) => [
	...( seen.isComplete ? [] : [ `the page crashed: ${ seen.problem }` ] ),
	...( withoutTime( seen.html ) === withoutTime( without.html )
		? []
		: [ 'its HTML differs' ] ),
	...( isDeepStrictEqual( seen.printed, without.printed )
		? []
		: [ 'it prints other scripts' ] ),
];

const registryDifferences = ( seen, without ) =>
	[ 'scripts', 'styles' ].flatMap( ( kind ) =>
		Object.keys( without[ kind ] )
			.filter(
				( handle ) =>
					! isDeepStrictEqual(
						seen[ kind ][ handle ],
						without[ kind ][ handle ]
					)
			)
			.map( ( handle ) => `${ handle } differs` )
	);

const BLOCK_PAGES = [
	{ address: 'cart', blocks: [ 'cart' ] },
	{ address: 'checkout', blocks: [ 'checkout' ] },
	{ address: 'both', blocks: [ 'cart', 'checkout' ] },
];
const OTHER_PAGES = [
	'shop',
	'product/stone-mug',
	'my-account',
	'classic-cart',
	'classic-checkout',
	'checkout/order-pay/12',
	'checkout/order-received/12',
];
const THEMES = [ [], [ CLASSIC ] ];
const SWITCHES = [
	[],
	[ 'checkout-off' ],
	[ 'cart-off' ],
	[ 'cart-off', 'checkout-off' ],
];

const blockPageTests = ( site ) =>
	BLOCK_PAGES.flatMap( ( { address, blocks } ) =>
		THEMES.flatMap( ( theme ) =>
			( theme.length > 0 ? [ [] ] : SWITCHES ).flatMap( ( off ) =>
				[ [], [ 'gateway' ] ].map( ( gateways ) => ( {
					name: `the ${ address } page prints its handles in order (${ [ ...theme, ...off, ...gateways ].join( ', ' ) || 'all on' })`,
					run: async () => {
						const seen = await page( site, address, [
							...theme,
							...off,
							...gateways,
						] );
						const replaced = blocks.filter(
							( name ) => ! off.includes( `${ name }-off` )
						);
						const problems = graphProblems( seen );
						if ( problems.length > 0 || replaced.length === 0 ) {
							return problems;
						}
						return [
							...swapProblems(
								seen,
								replaced,
								gateways.length > 0
							),
							...( replaced.length === blocks.length
								? bundlesOn( seen ).map(
										( src ) => `${ src } is on the page`
									)
								: [] ),
						];
					},
				} ) )
			)
		)
	);

const unmodifiedPageTests = ( site ) => [
	...THEMES.flatMap( ( theme ) =>
		OTHER_PAGES.map( ( address ) => ( {
			name: `the page ${ address } is the same byte for byte (${ theme[ 0 ] ?? 'block theme' })`,
			run: async () =>
				differences(
					await page( site, address, [
						...theme,
						'product-pages-off',
					] ),
					await page( site, address, [ ...theme, 'plugin-off' ] )
				),
		} ) )
	),
	...BLOCK_PAGES.map( ( { address } ) => ( {
		name: `the ${ address } page has the platform's own scripts if our blocks are off`,
		run: async () => {
			const without = await page( site, address, [ 'plugin-off' ] );
			const seen = await page( site, address, [
				'cart-off',
				'checkout-off',
				'mini-cart-off',
				'product-pages-off',
			] );
			return [
				...( isDeepStrictEqual( seen.printed, without.printed )
					? []
					: [ 'it prints other scripts' ] ),
				...registryDifferences( seen, without ),
			];
		},
	} ) ),
	{
		name: 'in the editor only the scripts of our blocks are ours',
		run: async () => {
			const found = registryDifferences(
				await page( site, 'editor', [] ),
				await page( site, 'editor', [ 'plugin-off' ] )
			);
			const wanted = [
				'wc-all-products-block differs',
				'wc-cart-block differs',
				'wc-checkout-block differs',
				'wc-mini-cart-block differs',
				'wc-mini-cart-contents-block differs',
			];
			return isDeepStrictEqual( found, wanted ) ? [] : found;
		},
	},
	{
		name: "an editor without our blocks has the platform's own handles",
		run: async () =>
			registryDifferences(
				await page( site, 'editor', [
					'cart-off',
					'checkout-off',
					'mini-cart-off',
					'all-products-off',
				] ),
				await page( site, 'editor', [ 'plugin-off' ] )
			),
	},
];

const prefetchedBy = ( { html } ) =>
	[ ...html.matchAll( /<link[^>]*rel=['"]prefetch['"][^>]*>/g ) ].map(
		( [ tag ] ) => tag.match( /href=['"]([^'"?]*)/ )?.[ 1 ] ?? tag
	);

/** Only handles with a file. */
const filesOf = ( { scripts }, block ) =>
	reachable( scripts, [ `wc-${ block }-block-frontend` ] ).filter(
		( handle ) => scripts[ handle ].src
	);

/**
 * Only the platform's own bundles need these packages. Together they're larger than all packages that our scripts load.
 */
const PRUNED = [ 'wp-components', 'wp-notices', 'wp-date', 'wp-plugins' ];

/** Our scripts that only add-ons need. */
const FOR_ADD_ONS = [
	'shopfront-add-ons',
	'shopfront-components',
	'shopfront-sanitize',
];

const closureTests = ( site ) =>
	[ 'cart', 'checkout' ].flatMap( ( block ) => [
		{
			name: `a ${ block } without add-ons needs at most 30 scripts`,
			run: async () => {
				const files = filesOf( await page( site, block, [] ), block );
				return [
					...( files.length > 30
						? [ `${ files.length }: ${ files }` ]
						: [] ),
					...[ ...PRUNED, ...FOR_ADD_ONS ]
						.filter( ( handle ) => files.includes( handle ) )
						.map( ( handle ) => `${ handle } is one of them` ),
				];
			},
		},
		{
			name: `a ${ block } with add-ons has their declared libraries`,
			run: async () => {
				const files = filesOf(
					await page( site, block, [ 'gateway' ] ),
					block
				);
				return FOR_ADD_ONS.filter(
					( handle ) => ! files.includes( handle )
				).map( ( handle ) => `${ handle } is missing` );
			},
		},
	] );

/** Unusual add-ons, with the result that we expect on their page, by switch. */
const EDGE_CASE_ADD_ONS = [
	[
		'a page without its block script is printed completely',
		'no-handles',
		( { isComplete, problem } ) => ( isComplete ? [] : [ problem ] ),
	],
	[
		'a block is printed without a payment method with a missing dependency',
		'broken-gateway',
		( { printed }, block ) => [
			...( printed.includes( `wc-${ block }-block-frontend` )
				? []
				: [ 'the block is not printed' ] ),
			...( printed.includes( 'test-gateway-broken' )
				? [ 'the payment method is printed' ]
				: [] ),
		],
	],
	[
		'a script that is added to a library is printed',
		'hung',
		( { printed } ) =>
			printed.includes( 'test-hung' ) ? [] : [ 'it is not' ],
	],
	[
		'a script that is added to a block after it was rendered is printed before it',
		'late',
		( { printed }, block ) =>
			printed.includes( 'test-late' )
				? findOutOfOrder(
						printed,
						[ 'test-late' ],
						[ `wc-${ block }-block-frontend` ]
					)
				: [ 'it is not printed' ],
	],
	[
		'a script in the head with a library does not move the settings from the footer',
		'head',
		( { scripts, printed } ) => [
			...( printed.includes( 'test-head' ) ? [] : [ 'it is gone' ] ),
			...[ 'test-head', 'wc-settings' ]
				.filter( ( handle ) => scripts[ handle ]?.group !== 1 )
				.map( ( handle ) => `${ handle } is in the head` ),
		],
	],
];

const edgeCaseAddOnTests = ( site ) =>
	EDGE_CASE_ADD_ONS.flatMap( ( [ name, odd, problemsOf ] ) =>
		[ 'cart', 'checkout' ].flatMap( ( block ) =>
			THEMES.map( ( theme ) => ( {
				name: `${ name } (${ [ block, ...theme ].join( ', ' ) })`,
				run: async () =>
					problemsOf(
						await page( site, block, [ ...theme, odd ] ),
						block
					),
			} ) )
		)
	);

const pluginTests = ( site ) => [
	{
		name: 'the checkout knows of order attempts, whichever plugin is loaded first',
		run: async () => {
			const problems = [];
			for ( const order of [ [], [ 'platform-first' ] ] ) {
				const { html } = await page( site, 'checkout', order );
				if ( ! html.includes( 'shopfrontData' ) ) {
					problems.push(
						`it does not (${ order[ 0 ] ?? 'this plugin first' })`
					);
				}
			}
			return problems;
		},
	},
	{
		name: 'files of ours are not prefetched once this plugin is off',
		run: async () => {
			// The platform caches the list that the first of these pages creates.
			await page( site, 'checkout', [], 1 );
			await page( site, 'cart', [], 1 );
			const hints = prefetchedBy(
				await page( site, 'shop', [ 'plugin-off' ], 1 )
			);
			const ours = hints.filter( ( href ) =>
				href.includes( '/plugins/shopfront/' )
			);
			return hints.length === 0
				? [ 'nothing at all is prefetched' ]
				: ours.map( ( href ) => `${ href } is` );
		},
	},
];

/** Tests the double itself: without this plugin, it prints the same handles as the real shop. */
const doubleTests = ( site ) =>
	[
		[ 'cart', 'cart-filled' ],
		[ 'checkout', 'checkout-filled' ],
		[ 'shop', 'shop-filled' ],
	].map( ( [ address, context ] ) => ( {
		name: `the double prints the scripts of the recorded page in their order (${ context })`,
		run: async () => {
			const { printed } = await page( site, address, [ 'plugin-off' ] );
			const expected = recorded.contexts[ context ].scripts_printed;
			const theirs = printed.filter(
				( handle ) => handle !== 'wp-block-template-skip-link'
			);
			return isDeepStrictEqual( theirs, expected )
				? []
				: [ `printed ${ theirs }`, `recorded ${ expected }` ];
		},
	} ) );

/**
 * Prints a line per test.
 *
 * @param {{ folder: string, cache: string }} site   Result of makeSite().
 * @param {string}                            [only] Runs only tests whose name contains this text.
 * @return {Promise<{ passed: number, failed: number }>}
 */
export const testHandles = async ( site, only = '' ) => {
	const tests = [
		...doubleTests( site ),
		...blockPageTests( site ),
		...closureTests( site ),
		...edgeCaseAddOnTests( site ),
		...unmodifiedPageTests( site ),
		...pluginTests( site ),
	].filter( ( { name } ) => name.includes( only ) );
	const results = await runConcurrently(
		2,
		tests.map( ( { name, run } ) => async () => {
			const problems = await run().catch( ( error ) => [
				String( error.message ),
			] );
			return { name, problems };
		} )
	);
	const count = { passed: 0, failed: 0 };
	for ( const { name, problems } of results ) {
		if ( problems.length === 0 ) {
			count.passed++;
			console.log( `  good: ${ name }` );
		} else {
			count.failed++;
			console.log(
				`  FAILED: ${ name }\n    ${ problems.join( '\n    ' ) }`
			);
		}
	}
	return count;
};
