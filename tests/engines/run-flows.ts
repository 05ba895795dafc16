import { isRecord } from '@shopfront/store-api';
import type { ShopOptions } from '../../demo-shop/options';
import type { Hands } from './hands';
import type { EnginePage } from './page';
import { createRandom } from '../reliability/support/random';
import { openRelay } from './relay';
import type { PartResult } from './run-journey';
import { send, startVisit } from './start-visit';
import { createTouch } from './touch';
import { argument, createVisit, pause, type Target, type Visit } from './visit';

/** A new customer with a mug in the cart. */
interface Flow {
	visit: Visit;
	hands: Hands;
	/** Doesn't wait for the page's code. */
	goto: ( path: string ) => Promise< void >;
	/** Waits until the page's code has loaded. */
	open: ( path: string ) => Promise< void >;
	/** Sends the test's request from the page and returns its JSON. */
	send: ( path: string, data?: object ) => Promise< unknown >;
	setOffline: ( isOffline: boolean ) => Promise< void >;
}

export interface FlowPart {
	title: string;
	options?: Partial< ShopOptions >;
	run: ( flow: Flow ) => Promise< void >;
}

const MUG_ID = 26;
export const MUG = 'Quantity of Stone Mug in your cart.';
const COD = { paymentMethods: [ 'cod' ] };

export const see = ( { visit }: Flow, source: string ) =>
	visit.until( `shows(${ JSON.stringify( source ) })`, source );

const seeNot = ( { visit }: Flow, source: string ) =>
	visit.until(
		`shows(${ JSON.stringify( source ) }) === false`,
		`${ source } to disappear`
	);

export const seeControl = ( { visit }: Flow, target: Target ) =>
	visit.until( `exists(${ argument( target ) })`, `${ target }` );

export const seeValue = ( { visit }: Flow, target: Target, value: string ) =>
	visit.until(
		`hasValue(${ argument( target ) }, ${ JSON.stringify( value ) })`,
		`${ target } to be ${ value }`
	);

const expectFocus = async ( { visit }: Flow, name: string ) => {
	const focus = await visit.focus();
	if ( focus?.name !== name ) {
		visit.problems.push(
			`Focus should be on ${ name }, not on ${ focus?.name ?? 'nothing' }.`
		);
	}
};

const expectValues = (
	{ visit }: Flow,
	what: string,
	actual: unknown,
	expected: object
) => {
	const values = isRecord( actual ) ? actual : {};
	for ( const [ key, value ] of Object.entries( expected ) ) {
		if ( JSON.stringify( values[ key ] ) !== JSON.stringify( value ) ) {
			visit.problems.push(
				`${ what }: ${ key } is ${ JSON.stringify( values[ key ] ) }, not ${ JSON.stringify( value ) }.`
			);
		}
	}
};

const numberOfItems = async ( flow: Flow ) => {
	const state = await flow.send( '/demo/state' );
	return isRecord( state ) && isRecord( state.cart )
		? state.cart.items_count
		: null;
};

export const expectItems = async ( flow: Flow, count: number ) => {
	const end = Date.now() + 15_000;
	let found = await numberOfItems( flow );
	while ( found !== count && Date.now() < end ) {
		found = await numberOfItems( flow );
	}
	expectValues( flow, 'Cart', { items: found }, { items: count } );
};

/** Expects the order's page, and no other order. Returns the order as the shop stored it. */
export const expectOrder = async ( flow: Flow ) => {
	await flow.visit.until( 'isAt("order-received")', 'the order' );
	const orders = await flow.send( '/demo/orders' );
	const list = Array.isArray( orders ) ? orders : [];
	expectValues( flow, 'Orders', { count: list.length }, { count: 1 } );
	const order: unknown = list[ 0 ];
	return isRecord( order ) ? order : {};
};

export const placeOrder = ( { hands }: Flow ) =>
	hands.activate( /^Place Order/i );

const PAT = {
	first_name: 'Pat',
	last_name: 'Guest',
	address_1: '500 Howard Street',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
};

export const typeAddress = async (
	flow: Flow,
	email = 'pat@shop.test'
): Promise< void > => {
	const { hands, visit } = flow;
	if ( email ) {
		await hands.fill( 'Email address', email );
	}
	await hands.fill( 'First name', PAT.first_name );
	await hands.fill( 'Last name', PAT.last_name );
	await hands.fill( 'Address', PAT.address_1 );
	await hands.fill( 'City', PAT.city );
	await hands.pick( 'State', 'California' );
	await hands.fill( 'ZIP Code', PAT.postcode );
	await visit.settle();
};

const cart: FlowPart = {
	title: 'Removal and undo, a refused coupon and its correction',
	run: async ( flow ) => {
		const { hands } = flow;
		await flow.open( '/cart/' );
		await hands.activate( 'Increase quantity of Stone Mug' );
		await seeValue( flow, MUG, '2' );
		await hands.activate( 'Remove Stone Mug from cart' );
		await hands.activate( 'Undo removal of Stone Mug' );
		await seeValue( flow, MUG, '2' );
		await hands.activate( 'Add coupons' );
		await hands.fill( 'Enter code', 'nosuchcode' );
		await hands.activate( 'Apply' );
		await see( flow, 'nosuchcode.*(does not exist|cannot be applied)' );
		await hands.fill( 'Enter code', 'ten' );
		await hands.activate( 'Apply' );
		await seeControl( flow, 'Remove coupon "ten"' );
		await seeNot( flow, 'nosuchcode' );
		await expectItems( flow, 2 );
	},
};

const SUMMARY = 'Please fix the following errors before continuing';

const errors: FlowPart = {
	title: 'Errors of an empty form and their correction',
	options: COD,
	run: async ( flow ) => {
		const { hands } = flow;
		await flow.open( '/checkout/' );
		await placeOrder( flow );
		await see( flow, SUMMARY );
		await expectFocus( flow, 'Email address' );
		await hands.activate( /Please enter a valid city/ );
		await expectFocus( flow, 'City' );
		await typeAddress( flow );
		await seeNot( flow, SUMMARY );
		await placeOrder( flow );
		const order = await expectOrder( flow );
		expectValues( flow, 'Address', order.shipping, PAT );
	},
};

const wallet: FlowPart = {
	title: 'A wallet that is closed, fails, and pays',
	options: { paymentMethods: [ 'cod', 'demo-wallet' ] },
	run: async ( flow ) => {
		const { hands } = flow;
		const OPEN = 'Pay with Demo Wallet';
		await flow.open( '/checkout/' );
		await hands.activate( OPEN );
		await see( flow, 'You pay' );
		await hands.activate( 'Cancel' );
		await seeNot( flow, 'You pay' );
		await hands.activate( OPEN );
		await hands.activate( 'Let it fail' );
		await see( flow, 'The wallet could not be reached\\.' );
		await hands.activate( OPEN );
		await see( flow, 'You pay' );
		await hands.activate( 'Pay' );
		const order = await expectOrder( flow );
		expectValues( flow, 'Order', order, { payment_method: 'demo-wallet' } );
		expectValues( flow, 'Address', order.shipping, {
			first_name: 'Wendy',
			address_1: '1 Purse Lane',
			postcode: '94105',
		} );
	},
};

const plan = ( flow: Flow, kind: string ) =>
	flow.send( '/demo/faults', {
		plan: [ { match: 'checkout', kind, times: 1 } ],
	} );

const lostAnswer: FlowPart = {
	title: 'An order whose answer is lost is found',
	options: COD,
	run: async ( flow ) => {
		await flow.open( '/checkout/' );
		await typeAddress( flow );
		await plan( flow, 'drop-after' );
		await placeOrder( flow );
		const order = await expectOrder( flow );
		expectValues( flow, 'Address', order.shipping, PAT );
	},
};

const lostRequest: FlowPart = {
	title: 'An order whose request is lost can be repeated',
	options: COD,
	run: async ( flow ) => {
		await flow.open( '/checkout/' );
		await typeAddress( flow );
		await plan( flow, 'drop-before' );
		await placeOrder( flow );
		await see( flow, 'was not placed' );
		await seeValue( flow, 'City', PAT.city );
		await placeOrder( flow );
		await expectOrder( flow );
	},
};

const offline: FlowPart = {
	title: 'A quantity and an order wait for the network',
	options: COD,
	run: async ( flow ) => {
		const { hands, visit } = flow;
		await flow.open( '/cart/' );
		await flow.setOffline( true );
		await hands.activate( 'Increase quantity of Stone Mug' );
		await hands.activate( 'Increase quantity of Stone Mug' );
		await seeValue( flow, MUG, '3' );
		await flow.setOffline( false );
		await expectItems( flow, 3 );
		await flow.open( '/checkout/' );
		await typeAddress( flow );
		await flow.setOffline( true );
		await placeOrder( flow );
		await see( flow, 'You are offline, so your order was not sent' );
		await seeValue( flow, 'City', PAT.city );
		await flow.setOffline( false );
		await visit.settle();
		await placeOrder( flow );
		await expectOrder( flow );
	},
};

const ADA = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '12 St James Square',
	address_2: 'Flat 3',
	city: 'London',
	postcode: 'SW1Y 4JH',
	country: 'GB',
};
const ADA_EMAIL = 'ada@shop.test';

/** Another country than in the form, and the second address line, which is closed. */
const ADA_FIELDS = {
	email: ADA_EMAIL,
	'shipping-country': ADA.country,
	'shipping-first_name': ADA.first_name,
	'shipping-last_name': ADA.last_name,
	'shipping-address_1': ADA.address_1,
	'shipping-address_2': ADA.address_2,
	'shipping-city': ADA.city,
	'shipping-postcode': ADA.postcode,
};

const autofill = ( way: string ): FlowPart => ( {
	title: `Autofill reaches the order: ${ way }`,
	options: COD,
	run: async ( flow ) => {
		const { visit } = flow;
		await flow.open( '/checkout/' );
		await visit.until(
			`fill(${ JSON.stringify( way ) }, ${ JSON.stringify( ADA_FIELDS ) })`,
			'the fields'
		);
		await visit.settle();
		const state = await flow.send( '/demo/state' );
		const cartOfShop = isRecord( state ) ? state.cart : null;
		expectValues(
			flow,
			'Address of the cart',
			isRecord( cartOfShop ) ? cartOfShop.shipping_address : null,
			ADA
		);
		await placeOrder( flow );
		const order = await expectOrder( flow );
		expectValues( flow, 'Shipping', order.shipping, ADA );
		expectValues( flow, 'Billing', order.billing, {
			...ADA,
			email: ADA_EMAIL,
		} );
	},
} );

/** Random starts of each page; `STARTS=150 npm run e2e:engines -- flows` tries more. */
export const STARTS = Number( process.env.STARTS ?? 3 );

const PLUS = '.wc-block-components-quantity-selector__button--plus';

/** As in tests/e2e/start-up.spec.ts, with each script up to 600 ms late. */
const startUp = ( seed: number ): FlowPart => ( {
	title: `Presses and texts count while pages start, seed ${ seed }`,
	options: COD,
	run: async ( flow ) => {
		const { visit } = flow;
		const { page } = visit;
		const random = createRandom( seed );
		const rest = () => pause( random.integer( 0, 150 ) );
		const seeBlock = async () => {
			while (
				await page.evaluate(
					"document.querySelector( '.sf-first-paint' ) !== null"
				)
			) {
				await pause( 50 );
			}
		};
		// The last page may have sent its form while it closed, and renewed its visitor's cookie.
		const before = Number( await numberOfItems( flow ) );
		await page.evaluate(
			"void ( document.cookie = 'engines-delay=600; path=/' )"
		);
		await flow.goto( '/cart/' );
		const center: unknown = JSON.parse(
			String(
				await page.evaluate(
					`( ( { x, y, width, height } ) => JSON.stringify( [ x + width / 2, y + height / 2 ] ) )( document.querySelector( '${ PLUS }' ).getBoundingClientRect() )`
				)
			)
		);
		const [ x, y ] = Array.isArray( center ) ? center.map( Number ) : [];
		const presses = random.integer( 3, 8 );
		for ( let count = 0; count < presses; count++ ) {
			await rest();
			await page.tap( x ?? 0, y ?? 0 );
		}
		await seeBlock();
		await seeValue( flow, MUG, String( before + presses ) );
		await expectItems( flow, before + presses );

		await flow.goto( '/checkout/' );
		const typed: Record< string, string > = {};
		for ( const id of [
			'email',
			'shipping-first_name',
			'shipping-last_name',
		] ) {
			await page.evaluate(
				`document.getElementById( '${ id }' ).focus()`
			);
			// The last page's visitor may be this one, as above, and has a name then.
			const earlier = await page.evaluate(
				`document.getElementById( '${ id }' ).value`
			);
			const text = `x${ random.integer( 0, 1e6 ) }`;
			typed[ id ] = `${ String( earlier ) }${ text }`;
			for ( const character of text ) {
				await page.type( character );
				if ( random.integer( 0, 3 ) === 0 ) {
					await rest();
				}
			}
		}
		await page.press( 'Tab' );
		await seeBlock();
		await visit.settle();
		const values: Record< string, unknown > = {};
		for ( const id of Object.keys( typed ) ) {
			values[ id ] = await page.evaluate(
				`document.getElementById( '${ id }' ).value`
			);
		}
		expectValues( flow, 'Form', values, typed );
	},
} );

const FLOWS: readonly FlowPart[] = [
	cart,
	errors,
	wallet,
	lostAnswer,
	lostRequest,
	offline,
	...[
		'browser',
		'input and change',
		'change',
		'no event',
		'own setter',
	].map( autofill ),
	...Array.from( { length: STARTS }, ( _, index ) => startUp( index + 1 ) ),
];

/** Each flow is a new visitor, whose first page is the cart. Without a driver's help, we break connections and set `navigator.onLine`. */
export const runFlows = async (
	page: EnginePage,
	{
		address: shopAddress,
		flows = FLOWS,
	}: { address: string; flows?: readonly FlowPart[] }
): Promise< PartResult[] > => {
	const relay = await openRelay( shopAddress );
	const { address } = relay;
	const visit = createVisit( page );
	const flow: Flow = {
		visit,
		hands: createTouch( visit ),
		goto: ( path ) => page.goto( address + path ),
		open: async ( path ) => {
			await page.goto( address + path );
			await visit.until( 'interact()', `the code of ${ path }` );
			await visit.settle();
		},
		send: ( path, data ) => send( visit, path, data ),
		setOffline: async ( isOffline ) => {
			if ( page.setOffline ) {
				await page.setOffline( isOffline );
				return;
			}
			await relay.setOffline( isOffline );
			await visit.until( `setOnline(${ ! isOffline })`, 'the network' );
		},
	};
	const results: PartResult[] = [];
	try {
		for ( const { title, options, run } of flows ) {
			try {
				await startVisit( visit, address, options );
				await page.goto( `${ address }/cart/?add-to-cart=${ MUG_ID }` );
				await run( flow );
			} catch ( error ) {
				visit.problems.push( String( error ) );
				// The next flow needs the network.
				await flow.setOffline( false ).catch( () => {} );
			}
			results.push( {
				title,
				problems: visit.problems.splice( 0 ),
				announced: null,
			} );
		}
	} finally {
		await relay.close();
	}
	return results;
};
