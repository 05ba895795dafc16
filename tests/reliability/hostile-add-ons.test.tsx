/**
 * @jest-environment jsdom
 */
/* eslint-disable jest/no-conditional-expect -- Each row of the table says itself what there is to expect. */
import { BLOCKS } from './hostile/blocks';
import { CALLBACKS } from './hostile/callbacks';
import { CAPTCHAS } from './hostile/captchas';
import { EXPRESS } from './hostile/express';
import { FILLS } from './hostile/fills';
import { FILTERS } from './hostile/filters';
import { HOOKS } from './hostile/hooks';
import { MIDDLEWARES } from './hostile/middlewares';
import {
	STAYS,
	type HostilePoint,
	type Misbehaviour,
} from './hostile/misbehaviour';
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
import { atLevel } from '../tools/test-level';
import { createTally } from './support/tally';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const ALL_POINTS: readonly HostilePoint[] = [
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

/** What an add-on does, without the name of the member that it does it to. */
const classOf = ( { does }: Misbehaviour ) =>
	does.replace(
		/^(in \S+|a listener to \S+|\S+( of a (method|wallet))?) /,
		''
	);

/** Each point with the first case of each class. */
const pointsByClass = (): HostilePoint[] =>
	ALL_POINTS.map( ( { point, cases } ) => {
		const classes = cases.map( classOf );
		return {
			point,
			cases: cases.filter(
				( one, index ) => classes.indexOf( classOf( one ) ) === index
			),
		};
	} );

const POINTS = atLevel( { usual: pointsByClass(), all: ALL_POINTS } );

const tally = createTally( POINTS );

/** Developers are told of every fault on the console: what is said there is not what is tried here. */
const hushConsole = () =>
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
		hushConsole();
	}
};

/** What a listener throws reaches the window, where this environment would take it for a fault of the test. */
const passOver = ( event: Event ) => event.preventDefault();

beforeEach( () => {
	window.addEventListener( 'error', passOver );
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

/** Whether it can be told from report cards, which are kept whoever looks; notices are for who manages the shop. */
const isOnCards = ( { told }: Misbehaviour ) =>
	told?.source.startsWith( 'card' ) === true;

describe.each( POINTS )( '$point', ( { point, cases } ) => {
	it.each( cases )(
		'$does: the shopper can order by another way to pay',
		( misbehaviour ) =>
			visit( misbehaviour, false, async ( page ) => {
				const {
					isTriedFirst,
					isChosenFirst,
					isOnWire,
					isOrderLost,
					stays,
					mishap,
					ends = 'page',
				} = misbehaviour;
				await page.type();
				if ( isTriedFirst || isChosenFirst ) {
					await page.choose( 'hostile' );
				}
				if ( stays ) {
					expect( page.text() ).toContain( STAYS );
				}
				if ( isTriedFirst ) {
					await page.placeOrder();
					expect( page.server.orders ).toEqual( [] );
				}
				await page.choose( 'cod' );
				if ( mishap ) {
					await page.suffer( mishap );
					expect( page.visited ).toEqual( [] );
				}
				if ( mishap === 'declined' ) {
					expect( page.text() ).toContain( DECLINED );
				}
				if ( isOnWire ) {
					// No order is taken while sums are worked out, which is for as long as a middleware is waited for.
					await page.pass( 60_000 );
				}
				expect( page.typed() ).toEqual( TYPED );
				expect( page.text() ).not.toMatch( /hostile/i );
				if ( isOrderLost ) {
					await page.placeOrder( 200_000 );
					expect( page.server.orders ).toEqual( [] );
					expect( page.visited ).toEqual( [] );
					expect( page.typed() ).toEqual( TYPED );
				}
				await page.placeOrder( 50_000 );
				expect( page.server.orders ).toEqual( [
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
					await page.pass( 12_000 );
					expect( page.link() ).toBe( RECEIVED_URL );
				} else {
					expect( page.visited ).toEqual( [ RECEIVED_URL ] );
				}
				expect( Reflect.get( window, 'hacked' ) ).toBeUndefined();
				tally.contained( point, misbehaviour );
				if ( isOnCards( misbehaviour ) ) {
					expect( page.told().join( '\n' ) ).toMatch(
						misbehaviour.told ?? ''
					);
					tally.told( point, misbehaviour );
				}
			} )
	);

	const told = cases.filter( ( each ) => each.told !== null );
	const heard = atLevel( {
		// The visits above check each report card: it is the same for everybody.
		usual: told.filter(
			( each, index ) => ! isOnCards( each ) || index < 2
		),
		all: told,
	} );
	if ( heard.length === 0 ) {
		return;
	}
	it.each( heard )( '$does: who manages the shop is told', ( misbehaviour ) =>
		visit( misbehaviour, true, async ( page ) => {
			const {
				isTriedFirst,
				isChosenFirst,
				isOrderedFirst,
				isOrderLost,
				mishap,
			} = misbehaviour;
			await page.type();
			if ( isTriedFirst || isChosenFirst ) {
				await page.choose( 'hostile' );
			} else if ( isOrderedFirst || mishap ) {
				await page.choose( 'cod' );
			}
			if ( mishap ) {
				await page.suffer( mishap );
			}
			if ( isOnCards( misbehaviour ) ) {
				// A timeout is on the card once the page has stopped waiting.
				await page.pass( 60_000 );
			}
			if ( isTriedFirst || isOrderedFirst ) {
				await page.placeOrder( isOrderLost ? 200_000 : 50_000 );
			}
			expect( page.told().join( '\n' ) ).toMatch(
				misbehaviour.told ?? ''
			);
			tally.told( point, misbehaviour );
		} )
	);
} );
