/**
 * What the plugin adds to a page on the server (plugin-cost.php). Each page opens several times: the first fills
 * caches, and the fastest of the others counts.
 */
import { spawnSync } from 'node:child_process';
import { inRoot } from '../../tools/support/root.mjs';

const RUNS = 5;

/** Highest share of the page's processor time, which hardly depends on the machine, and queries. */
const PAGES = [
	{
		page: 'shop',
		title: 'a page without our blocks',
		share: 0.04,
		queries: 0,
	},
	// One query reads the shop's contact address, which costs more in this site's SQLite than in MySQL.
	{ page: 'cart', title: 'the cart', share: 0.08 },
	{ page: 'checkout', title: 'the checkout', share: 0.08 },
	{ page: 'mini-open', title: 'a page with a mini-cart', share: 0.07 },
];

const measure = ( site, page ) => {
	const { stdout, stderr } = spawnSync(
		'php',
		[
			'-d',
			'opcache.enable_cli=1',
			'-d',
			`opcache.file_cache=${ site.cache }`,
			'-d',
			`opcache.preload=${ inRoot( 'tests/wordpress/preload-plugin.php' ) }`,
			...( process.getuid?.() === 0
				? [ '-d', 'opcache.preload_user=root' ]
				: [] ),
			inRoot( 'tests/wordpress/page-handles.php' ),
			site.folder,
			page,
		],
		{
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
			env: {
				...process.env,
				SHOPFRONT_TEST: '',
				SHOPFRONT_TEST_COST: '1',
				SHOPFRONT_DEMO_SHOP: '',
			},
		}
	);
	try {
		return JSON.parse( stdout ).cost;
	} catch {
		throw new Error( `${ page }: ${ stderr }${ stdout.slice( 0, 500 ) }` );
	}
};

const percent = ( share ) => `${ ( share * 100 ).toFixed( 1 ) } %`;

const checkPage = ( site, { page, title, share, queries } ) => {
	measure( site, page );
	const costs = Array.from( { length: RUNS }, () => measure( site, page ) );
	const fastest = Math.min( ...costs.map( ( cost ) => cost.ms ) );
	const least = Math.min(
		...costs.map( ( cost ) => cost.ms / cost.page_ms )
	);
	const most = Math.max( ...costs.map( ( cost ) => cost.queries ) );
	const isGood =
		least < share &&
		costs.every( ( { calls } ) => calls > 0 ) &&
		( queries === undefined || most <= queries );
	console.log(
		`  ${ isGood ? 'good' : 'FAILED' }: PHP adds ${ fastest.toFixed(
			1
		) } ms, ${ percent( least ) } of the page (limit ${ percent(
			share
		) }), and ${ most } queries to ${ title }`
	);
	return isGood;
};

/** Returns `{ passed, failed }`. */
export const testPluginCost = ( site ) => {
	const results = PAGES.map( ( one ) => checkPage( site, one ) );
	const passed = results.filter( Boolean ).length;
	return { passed, failed: results.length - passed };
};
