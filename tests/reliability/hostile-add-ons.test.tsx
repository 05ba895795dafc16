/**
 * @jest-environment jsdom
 */
/* eslint-disable jest/no-conditional-expect -- The expectations depend on the case. */
import { BLOCKS } from './hostile/blocks';
import { CALLBACKS } from './hostile/callbacks';
import { CAPTCHAS } from './hostile/captchas';
import { EXPRESS } from './hostile/express';
import { FILLS } from './hostile/fills';
import { FILTERS } from './hostile/filters';
import { HOOKS } from './hostile/hooks';
import { MIDDLEWARES } from './hostile/middlewares';
import {
	HARMLESS_TEXT,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile/hostile-case';
import { OBSERVERS } from './hostile/observers';
import { METHODS } from './hostile/payment-methods';
import { SCRIPTS } from './hostile/scripts';
import { STORES } from './hostile/stores';
import {
	DECLINED,
	openHostilePage,
	RECEIVED_URL,
	TYPED,
	type HostilePage,
} from './support/hostile-page';
import { atLevel } from '../run/test-level';
import { createTally } from './support/tally';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const ALL_EXTENSION_POINTS: readonly HostileExtensionPoint[] = [
	FILTERS,
	FILLS,
	BLOCKS,
	METHODS,
	EXPRESS,
	CALLBACKS,
	OBSERVERS,
	STORES,
	HOOKS,
	CAPTCHAS,
	SCRIPTS,
	MIDDLEWARES,
];

/** The affected part at the start of a description: `in fields`, `a listener to one store`, `onCheckoutFail`. */
const SUBJECT =
	/^((in|replaces) \S+|an? (plugin|fill|listener|handler|function as a fill)( to [a-z ]*stores?)?|content|label|checkout(-[a-z]+)+|[a-z]+[A-Z]\w*)( of an? (express )?payment method( that is( no longer)? active)?)?,?( and)? /;

/** The affected part at the end: `(shipping_rates_success)`, `as an item name`. */
const OBJECT = / (\(\w+\)|as an? (price|item name|button label))$/;

/** Without the affected part's name, so that equal faults of different parts are equal. */
const getBehaviourClass = ( { does }: Misbehaviour ) =>
	does.replace( SUBJECT, '' ).replace( OBJECT, '' );

/** Each extension point handles these faults with its own code. */
const HANDLED_BY_EACH = [ 'throws', 'throws during render', 'never settles' ];

/**
 * These meet the same guard as another fault of the same extension point, which the usual run has: another value of a
 * wrong type, another place of the same exception, another invalid argument.
 */
const MEETS_THE_SAME_GUARD = new RegExp(
	`^(coupons |order request: )?(${ [
		// Exceptions: `throws`, `throws in an effect`, `leaves errors and listeners behind and throws`.
		'throws (null|undefined|a value that is not an error)( during render)?',
		'throws in a layout effect',
		'throws in reset',
		'leaves errors and listeners behind and renders endlessly',
		'is unregistered',
		'unregisters itself (while it is called|during render|during its availability check)',
		// Wrong types: `returns null`, `returns a promise`, `renders an object`.
		'returns (undefined|a number|a string|a function|an error|a promise of coupons|deeply nested arrays)',
		'returns a promise that never settles',
		'returns an? (failure|error) without a message',
		'renders a promise',
		'(that )?is an object',
		'the list is (null|a promise)',
		'is null',
		'omits the screen reader text',
		'renders endlessly through a layout effect',
		// Takes two seconds.
		'renders ten thousand elements',
		// Arguments: `with circular data`, `without arguments`.
		'setExtensionData stores (null|a string|numbers that JSON does not support)',
		'stores (null|a string|numbers that JSON does not support)',
		'(extensionCartUpdate )?is called with (null|no arguments)',
		'is registered with (null|missing properties|an invalid canMakePayment)',
		'(with|has) a thousand icons',
		'a listener to wc-blocks_removed_from_cart throws',
		// Requests: `calls next() twice`, `throws after the response`.
		'calls next\\(\\) again( after the response)?',
		'throws after it called next\\(\\)',
		'returns a consumed response',
		'(?<=order request: )(returns an object|returns undefined after the response|mutates the request)',
		'adds (an object to every object|a string to every function)',
	].join( '|' ) })$`
);

/** The first case of each class and of each extension point. */
const getDistinctCases = (): HostileExtensionPoint[] => {
	const known = new Set< string >();
	return ALL_EXTENSION_POINTS.map( ( { extensionPoint, cases } ) => {
		HANDLED_BY_EACH.forEach( ( each ) => known.delete( each ) );
		return {
			extensionPoint,
			cases: cases.filter( ( each, index ) => {
				if ( each.isSlow ) {
					return false;
				}
				const behaviour = getBehaviourClass( each );
				const isNew = ! known.has( behaviour );
				known.add( behaviour );
				return (
					index === 0 ||
					( isNew && ! MEETS_THE_SAME_GUARD.test( behaviour ) )
				);
			} ),
		};
	} );
};

const EXTENSION_POINTS = atLevel( {
	usual: getDistinctCases(),
	all: ALL_EXTENSION_POINTS,
} );

const tally = createTally( EXTENSION_POINTS );

/** We log all faults for developers, but that's not under test here. */
const clearConsole = () =>
	( [ 'error', 'warn', 'info', 'log' ] as const ).forEach( ( method ) =>
		jest.mocked( console[ method ] ).mockClear()
	);

const visit = async (
	misbehaviour: Misbehaviour,
	isAdmin: boolean,
	stay: ( page: HostilePage ) => Promise< void >
) => {
	let page: HostilePage | undefined;
	try {
		page = await openHostilePage( misbehaviour, isAdmin );
		await stay( page );
	} finally {
		for ( const { prototype } of [ Object, Array, Function ] ) {
			Reflect.deleteProperty( prototype, 'hostile' );
		}
		page?.close();
		clearConsole();
	}
};

/** Errors of listeners reach the window, where jsdom would blame the test. */
const suppressError = ( event: Event ) => event.preventDefault();

beforeEach( () => {
	window.addEventListener( 'error', suppressError );
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	document.head.innerHTML = '';
} );
afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
	for ( const name of [ 'wp', 'wc', 'hacked' ] ) {
		Reflect.deleteProperty( window, name );
	}
} );
afterAll( () => tally.print() );

/** The add-on statistics exist for every visitor; only administrators get notices. */
const isInStatistics = ( { reported }: Misbehaviour ) =>
	reported?.source.startsWith( 'fault' ) === true;

describe.each( EXTENSION_POINTS )(
	'$extensionPoint',
	( { extensionPoint, cases } ) => {
		it.each( cases )(
			'$does: the shopper can order with another payment method',
			( misbehaviour ) =>
				visit( misbehaviour, false, async ( page ) => {
					const {
						isTriedFirst,
						isChosenFirst,
						usesHttp,
						isFirstOrderLost,
						staysVisible,
						shopFailure,
						ends = 'page',
					} = misbehaviour;
					await page.type();
					if ( isTriedFirst || isChosenFirst ) {
						await page.choose( 'hostile' );
					}
					if ( staysVisible ) {
						expect( page.text() ).toContain( HARMLESS_TEXT );
					}
					if ( isTriedFirst ) {
						await page.placeOrder();
						expect( page.server.placedOrders ).toEqual( [] );
					}
					await page.choose( 'cod' );
					if ( shopFailure ) {
						await page.causeFailure( shopFailure );
						expect( page.visitedUrls ).toEqual( [] );
					}
					if ( shopFailure === 'declined' ) {
						expect( page.text() ).toContain( DECLINED );
					}
					if ( usesHttp ) {
						// A calculation waits for middlewares until their time limit, and blocks orders meanwhile.
						await page.advance( 60_000 );
					}
					expect( page.typed() ).toEqual( TYPED );
					expect( page.text() ).not.toMatch( /hostile/i );
					if ( isFirstOrderLost ) {
						await page.placeOrder( 200_000 );
						expect( page.server.placedOrders ).toEqual( [] );
						expect( page.visitedUrls ).toEqual( [] );
						expect( page.typed() ).toEqual( TYPED );
					}
					await page.placeOrder( 50_000 );
					expect( page.server.placedOrders ).toEqual( [
						expect.objectContaining( {
							payment_method: 'cod',
							billing_address: expect.objectContaining( {
								email: TYPED.email,
							} ),
							shipping_address: expect.objectContaining( {
								first_name: TYPED[ 'shipping-first_name' ],
								city: TYPED[ 'shipping-city' ],
							} ),
						} ),
					] );
					if ( ends === 'link' ) {
						await page.advance( 12_000 );
						expect( page.link() ).toBe( RECEIVED_URL );
					} else {
						expect( page.visitedUrls ).toEqual( [ RECEIVED_URL ] );
					}
					expect( Reflect.get( window, 'hacked' ) ).toBeUndefined();
					tally.contained( extensionPoint, misbehaviour );
					if ( isInStatistics( misbehaviour ) ) {
						expect( page.reported().join( '\n' ) ).toMatch(
							misbehaviour.reported ?? ''
						);
						tally.reported( extensionPoint, misbehaviour );
					}
				} )
		);

		const reported = cases.filter( ( each ) => each.reported !== null );
		const reportedCases = atLevel( {
			// The statistics are the same for every visitor, and the test above checks each case.
			usual: reported.filter(
				( each, index ) =>
					( index === 0 && extensionPoint === 'filter' ) ||
					( ! isInStatistics( each ) &&
						! reported
							.slice( 0, index )
							.some(
								( other ) =>
									String( other.reported ) ===
									String( each.reported )
							) )
			),
			all: reported,
		} );
		if ( reportedCases.length === 0 ) {
			return;
		}
		it.each( reportedCases )(
			'$does: administrators are informed',
			( misbehaviour ) =>
				visit( misbehaviour, true, async ( page ) => {
					const {
						isTriedFirst,
						isChosenFirst,
						isOrderedFirst,
						isFirstOrderLost,
						shopFailure,
					} = misbehaviour;
					await page.type();
					if ( isTriedFirst || isChosenFirst ) {
						await page.choose( 'hostile' );
					} else if ( isOrderedFirst || shopFailure ) {
						await page.choose( 'cod' );
					}
					if ( shopFailure ) {
						await page.causeFailure( shopFailure );
					}
					if ( isInStatistics( misbehaviour ) ) {
						// A timeout is in the statistics once the page has stopped waiting.
						await page.advance( 60_000 );
					}
					if ( isTriedFirst || isOrderedFirst ) {
						await page.placeOrder(
							isFirstOrderLost ? 200_000 : 50_000
						);
					}
					expect( page.reported().join( '\n' ) ).toMatch(
						misbehaviour.reported ?? ''
					);
					tally.reported( extensionPoint, misbehaviour );
				} )
		);
	}
);
