import type { EnginePage } from './page';
import type { PartResult } from './run-journey';
import { argument, createVisit, type Target, type Visit } from './visit';

interface Tabs {
	first: Visit;
	second: Visit;
	/** Without a trailing slash. */
	address: string;
}

interface TabPart {
	title: string;
	run: ( tabs: Tabs ) => Promise< void >;
}

const STORAGE_ONLY = `localStorage.setItem( 'sf-engines-storage-only', 'yes' )`;
const HAS_OTHERS = `'BroadcastChannel' in window || Boolean( navigator.locks )`;

const MUG = 'Quantity of Stone Mug in your cart.';
const LOCKED = 'Your order is being placed in another tab\\.';
const PLACED = 'Your order \\d+ has been placed\\.';

const click = ( visit: Visit, target: Target ) =>
	visit.until( `click(${ argument( target ) })`, `${ target }` );

const write = ( visit: Visit, target: Target, text: string ) =>
	visit.until(
		`write(${ argument( target ) }, ${ JSON.stringify( text ) })`,
		`${ target }`
	);

const waitForValue = ( visit: Visit, target: Target, value: string ) =>
	visit.until(
		`hasValue(${ argument( target ) }, ${ JSON.stringify( value ) })`,
		`${ target } to be ${ value }`
	);

const waitForText = ( visit: Visit, source: string ) =>
	visit.until( `shows(${ JSON.stringify( source ) })`, source );

const waitForControl = ( visit: Visit, target: Target ) =>
	visit.until( `exists(${ argument( target ) })`, `${ target }` );

const openInBoth = async ( { first, second, address }: Tabs, path: string ) => {
	for ( const visit of [ first, second ] ) {
		await visit.page.goto( `${ address }${ path }` );
		await visit.until( 'interact()', `the code of ${ path }` );
		await visit.until( 'quietMs() > 100', `${ path } to be quiet` );
	}
};

const cart: TabPart = {
	title: 'A quantity and a coupon of one tab show in the other',
	run: async ( tabs ) => {
		const { first, second, address } = tabs;
		await first.page.goto( `${ address }/shop/` );
		await click( first, 'Add to cart: Stone Mug' );
		await waitForControl( first, 'Number of items in the cart: 1' );
		await openInBoth( tabs, '/cart/' );
		await click( first, 'Increase quantity of Stone Mug' );
		await waitForValue( second, MUG, '2' );
		await click( first, 'Add coupons' );
		await write( first, 'Enter code', 'ten' );
		await click( first, 'Apply' );
		await waitForControl( second, 'Remove coupon "ten"' );
	},
};

const checkout: TabPart = {
	title: 'An address of one tab shows in the other',
	run: async ( tabs ) => {
		const { first, second } = tabs;
		await openInBoth( tabs, '/checkout/' );
		await write( first, 'Email address', 'pat@shop.test' );
		await write( first, 'First name', 'Pat' );
		await write( first, 'Last name', 'Guest' );
		await write( first, 'Address', '500 Howard Street' );
		await write( first, 'City', 'San Francisco' );
		await first.ask( `select(${ argument( 'State' ) }, "California")` );
		await write( first, 'ZIP Code', '94105' );
		await waitForValue( second, 'ZIP Code', '94105' );
	},
};

const order: TabPart = {
	title: 'An order of one tab locks the other, which then shows it',
	run: async ( { first, second } ) => {
		await first.page.evaluate(
			`void fetch( '/demo/faults', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: ${ JSON.stringify(
				JSON.stringify( {
					plan: [ { match: 'checkout', kind: 'delay', ms: 1000 } ],
				} )
			) } } )`
		);
		await first.until( 'quietMs() > 0', 'the fault' );
		await click( first, /^Place Order/i );
		await waitForText( second, LOCKED );
		if ( ! ( await second.ask( 'isDisabled("^Place Order")' ) ) ) {
			second.problems.push( 'Place Order is not disabled.' );
		}
		await first.until( 'isAt("order-received")', 'the order' );
		await waitForText( second, PLACED );
		await waitForControl( second, 'See your order' );
	},
};

/** Uses the pages' controls without a keyboard, because only the other tab counts. */
export const runTabs = async (
	first: EnginePage,
	{ address, isStorageOnly }: { address: string; isStorageOnly: boolean }
): Promise< PartResult[] > => {
	const tabs: Tabs = {
		first: createVisit( first ),
		second: createVisit( await first.openTab() ),
		address,
	};
	if ( isStorageOnly ) {
		await first.goto( `${ address }/shop/` );
		await first.evaluate( STORAGE_ONLY );
	}
	const results: PartResult[] = [];
	for ( const { title, run } of [ cart, checkout, order ] ) {
		const problems: string[] = [];
		await run( tabs ).catch( ( error ) =>
			problems.push( String( error ) )
		);
		problems.push( ...tabs.second.problems.splice( 0 ) );
		if ( isStorageOnly && ( await first.evaluate( HAS_OTHERS ) ) ) {
			problems.push( 'The page has channels or locks.' );
		}
		results.push( { title, problems, announced: null } );
		if ( problems.length > 0 ) {
			break;
		}
	}
	return results;
};
