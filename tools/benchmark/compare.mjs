/**
 * `npm run bench -- --compare main`: builds another commit, and measures both versions in turns. Prints how each figure
 * changes, with the lowest and highest ratio of the rounds. `--rounds 3` sets their number, `--only checkout` the pages.
 */
import { BROWSER_FLAGS } from '../support/browser.mjs';
import { freePort } from '../support/port.mjs';
import { root } from '../support/root.mjs';
import { PlainError } from '../support/run.mjs';
import { openShop } from '../support/shop.mjs';
import { hasWordPressBuild } from '../support/wordpress-page.mjs';
import { compareFigures } from './compare-figures.mjs';
import { CONDITIONS } from './conditions.mjs';
import { fillCart } from './fill-cart.mjs';
import { describeMachine } from './machine.mjs';
import { getKeyMetrics, measureOrder } from './measure-checkout.mjs';
import { measureEdits } from './measure-edits.mjs';
import { measureLoad, measureUsable } from './measure-load.mjs';
import { measureWordPress } from './measure-wordpress.mjs';
import { describeThis, openVersion } from './other-version.mjs';
import { CART_PAGE, CHECKOUT_PAGE } from './pages.mjs';
import { printRatios } from './print.mjs';
import { seed } from './seed.mjs';

const BUILDS = [ 'standalone', 'wordpress', 'behaviors', 'host', 'samples' ];

const ROUNDS = 5;

const CLICKS = 5;

const SLOW_PHONE = CONDITIONS.find( ( { name } ) => name === 'slow phone' );

/** Nearly every shop has these payment methods: a card gateway and a wallet. */
const WITH_WALLET = {
	paymentMethods: [ 'demo-card', 'cod', 'bacs', 'demo-wallet' ],
};

const CART = { name: 'cart of 1', lines: 1, goods: 'taxed' };
const LONG_CART = { name: 'cart of 100', lines: 100, goods: 'taxed' };
const ORDER = { name: 'checkout of 10', lines: 10, goods: 'taxed' };

const pick = ( values, names ) =>
	Object.fromEntries( names.map( ( name ) => [ name, values[ name ] ] ) );

const LOADED = [
	'blockedMs',
	'layoutShift',
	'scriptBytes',
	'scriptRequests',
	'heapBytes',
];

const load = async ( visit ) => ( {
	...pick( await measureUsable( visit ), [ 'usableMs' ] ),
	...pick( await measureLoad( visit ), LOADED ),
} );

/** A version without the WordPress build can't have this page. */
const WORDPRESS = `${ ORDER.name }, WordPress build, card and wallet`;

/** Each function opens a page for a visitor and returns figures. */
const PAGES = {
	[ CART.name ]: async ( { browser, address } ) =>
		load( {
			browser,
			address,
			storageState: await fillCart( browser, address, CART ),
			condition: SLOW_PHONE,
			opened: CART_PAGE,
		} ),
	[ `${ LONG_CART.name }, plus` ]: async ( { browser, address } ) =>
		pick(
			await measureEdits(
				{
					browser,
					address,
					storageState: await fillCart( browser, address, LONG_CART ),
					condition: SLOW_PHONE,
					opened: CART_PAGE,
				},
				LONG_CART.lines,
				CLICKS
			),
			[ 'clickToPaintMs', 'clickToPaintP95Ms', 'editLongestTaskMs' ]
		),
	[ `${ ORDER.name }, card and wallet` ]: async ( { browser, address } ) =>
		load( {
			browser,
			address,
			storageState: await fillCart(
				browser,
				address,
				ORDER,
				WITH_WALLET
			),
			condition: SLOW_PHONE,
			opened: CHECKOUT_PAGE,
		} ),
	[ WORDPRESS ]: async ( { browser, address, folder } ) =>
		measureWordPress(
			{
				browser,
				address,
				storageState: await fillCart(
					browser,
					address,
					ORDER,
					WITH_WALLET
				),
				condition: SLOW_PHONE,
			},
			folder
		),
	[ `${ ORDER.name }, order` ]: async ( { browser, address } ) => {
		const { keysMs, leavesMs, values } = await measureOrder( {
			browser,
			address,
			storageState: await fillCart( browser, address, ORDER, {
				paymentMethods: [ 'cod', 'bacs' ],
			} ),
			condition: SLOW_PHONE,
			opened: CHECKOUT_PAGE,
		} );
		return {
			...getKeyMetrics( keysMs, leavesMs ),
			...pick( values, [ 'typingBlockedMs', 'postcodeToTotalsMs' ] ),
		};
	},
};

const openShopOf = async ( folder ) =>
	openShop( await freePort(), {
		folder,
		prepare: ( databasePath ) => seed( databasePath, { folder } ),
	} );

/**
 * Measures both versions in turns.
 *
 * @param {string}             browserPath
 * @param {Object}             options
 * @param {string | undefined} options.version Branch, tag, hash or folder of the other version.
 * @param {number}             options.rounds
 * @param {string}             options.only    Part of the names of the pages.
 * @param {Object}             options.machine From `readMachine`.
 */
export const compareVersions = async (
	browserPath,
	{ version: name, rounds = ROUNDS, only = '', machine }
) => {
	const chosen = Object.entries( PAGES ).filter( ( [ page ] ) =>
		page.includes( only )
	);
	if ( chosen.length === 0 ) {
		throw new PlainError(
			`No page has "${ only }" in its name. Choose from: ${ Object.keys( PAGES ).join( '; ' ) }`
		);
	}
	console.log( describeMachine( machine ) );
	const version = await openVersion( name, BUILDS );
	// Not available before the packages are installed.
	const { chromium } = await import( '@playwright/test' );
	const browser = await chromium.launch( {
		executablePath: browserPath,
		args: BROWSER_FLAGS,
	} );
	const shops = [];
	try {
		shops.push(
			await openShopOf( version.folder ),
			await openShopOf( root )
		);
		const folders = [ version.folder, root ];
		const [ other, own ] = shops.map( ( { address }, index ) => ( {
			browser,
			address,
			folder: folders[ index ],
		} ) );
		const pages = chosen.filter(
			( [ page ] ) =>
				page !== WORDPRESS || folders.every( hasWordPressBuild )
		);
		if ( pages.length < chosen.length ) {
			console.log(
				`"${ WORDPRESS }" is skipped, because a version has no build for it.`
			);
		}
		const measured = [];
		// The first round warms up both shops and the browser.
		for ( let round = 0; round <= rounds; round++ ) {
			console.log(
				round === 0
					? 'Warming up …'
					: `Round ${ round } of ${ rounds } …`
			);
			for ( const [ page, measure ] of pages ) {
				// The second finds a warmer machine, so they take turns at being first.
				const isOwnFirst = round % 2 === 0;
				const first = await measure( isOwnFirst ? own : other );
				const second = await measure( isOwnFirst ? other : own );
				if ( round > 0 ) {
					measured.push( {
						page,
						before: isOwnFirst ? second : first,
						after: isOwnFirst ? first : second,
					} );
				}
			}
		}
		printRatios(
			compareFigures( measured ),
			version.label,
			describeThis()
		);
	} finally {
		await browser.close();
		await Promise.all( shops.map( ( shop ) => shop.close() ) );
		version.remove();
	}
};
