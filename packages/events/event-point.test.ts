import { createCheckoutEvents, OBSERVER_LIMIT_MS } from './checkout-events';
import { createEventPoint } from './event-point';
import type { ListenerFault } from './listener-fault';

const success = { type: 'success' };

it.each( [ [ 'emit' as const ], [ 'emitWithAbort' as const ] ] )(
	'%s asks by priority, equals in the order of coming',
	async ( way ) => {
		const point = createEventPoint< string >( 'test' );
		const heard: string[] = [];
		point.subscribe( ( data ) => heard.push( `late ${ data }` ), 20 );
		point.subscribe( ( data ) => heard.push( `first ${ data }` ) );
		point.subscribe( ( data ) => heard.push( `second ${ data }` ), 10 );
		point.subscribe( ( data ) => heard.push( `early ${ data }` ), 5 );
		await point[ way ]( 'x' );
		expect( heard ).toEqual( [
			'early x',
			'first x',
			'second x',
			'late x',
		] );
	}
);

it( 'waits for each listener before it asks the next', async () => {
	const point = createEventPoint< void >( 'test' );
	const heard: string[] = [];
	point.subscribe( async () => {
		await Promise.resolve();
		heard.push( 'slow' );
	} );
	point.subscribe( () => heard.push( 'quick' ) );
	await point.emit();
	expect( heard ).toEqual( [ 'slow', 'quick' ] );
} );

it.each( [
	[ 'true', true ],
	[ 'nothing', undefined ],
	[ 'an object without a type', { message: 'x' } ],
	[ 'a type that is no text', { type: 1 } ],
	[ 'text', 'success' ],
] )( 'passes over %s as an answer', async ( _, answer ) => {
	const point = createEventPoint< void >( 'test' );
	point.subscribe( () => answer );
	point.subscribe( () => success );
	expect( await point.emit() ).toEqual( [ success ] );
	expect( await point.emitWithAbort() ).toEqual( [ success ] );
} );

it( 'goes on after a listener that throws, or that promises in vain', async () => {
	const point = createEventPoint< void >( 'test' );
	point.subscribe( () => {
		throw new Error( 'a' );
	} );
	point.subscribe( () => Promise.reject( new Error( 'b' ) ) );
	point.subscribe( () => success );
	expect( await point.emit() ).toEqual( [ success ] );
	expect( console ).toHaveErrored();
} );

it.each( [ [ 'error' ], [ 'failure' ], [ 'fail' ] ] )(
	'stops at an answer of type %s, when it may',
	async ( type ) => {
		const point = createEventPoint< void >( 'test' );
		const last = jest.fn();
		point.subscribe( () => success );
		point.subscribe( () => ( { type } ) );
		point.subscribe( last );
		expect( await point.emitWithAbort() ).toEqual( [ success, { type } ] );
		expect( last ).not.toHaveBeenCalled();
		await point.emit();
		expect( last ).toHaveBeenCalledTimes( 1 );
	}
);

it( 'stops at one that throws, which counts as an error', async () => {
	const point = createEventPoint< void >( 'test' );
	const last = jest.fn();
	point.subscribe( () => {
		throw new Error( 'a' );
	} );
	point.subscribe( last );
	expect( await point.emitWithAbort() ).toEqual( [ { type: 'error' } ] );
	expect( last ).not.toHaveBeenCalled();
	expect( console ).toHaveErrored();
} );

it( 'goes on after one that throws where faults are passed over', async () => {
	const point = createEventPoint< void >( 'test', {
		passesOverFaults: true,
	} );
	point.subscribe( () => {
		throw new Error( 'a' );
	} );
	point.subscribe( () => success );
	expect( await point.emitWithAbort() ).toEqual( [ success ] );
	expect( console ).toHaveErrored();
} );

it( 'forgets a listener that was removed, and only that one', async () => {
	const point = createEventPoint< void >( 'test' );
	const listener = jest.fn();
	const remove = point.subscribe( listener );
	point.subscribe( listener );
	remove();
	remove();
	await point.emit();
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it( 'asks all who were there at the start, whoever goes meanwhile', async () => {
	const point = createEventPoint< void >( 'test' );
	const second = jest.fn();
	let remove = () => {};
	point.subscribe( () => remove() );
	remove = point.subscribe( second );
	await point.emit();
	expect( second ).toHaveBeenCalledTimes( 1 );
	await point.emit();
	expect( second ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows each listener what it may see', async () => {
	const seen: unknown[] = [];
	const point = createEventPoint< { id: number } >( 'test', {
		show: ( data, moment, addOn ) => ( { ...data, moment, addOn } ),
	} );
	const listen = ( data: { id: number } ) => {
		seen.push( { ...data } );
		data.id = 0;
	};
	point.subscribe( listen, 10, 'one' );
	point.subscribe( listen );
	const data = { id: 5 };
	await point.ask( data );
	expect( seen ).toEqual( [
		{ id: 5, moment: 'test', addOn: 'one' },
		{ id: 5, moment: 'test', addOn: undefined },
	] );
	expect( data ).toEqual( { id: 5 } );
} );

describe( 'a listener that never answers', () => {
	const timers = {
		setTimeout: ( callback: () => void, delayMs: number ) =>
			setTimeout( callback, delayMs ),
		clearTimeout: ( id: unknown ) => clearTimeout( Number( id ) ),
	};
	const never = () => new Promise( () => {} );

	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it.each( [ [ 'emit' as const ], [ 'emitWithAbort' as const ] ] )(
		'is passed over by %s after its time, and its author told',
		async ( way ) => {
			const point = createEventPoint< void >( 'test', {
				patience: { timers, limitMs: 10_000 },
			} );
			const heard: unknown[] = [];
			point.subscribe( never );
			point.subscribe( () => success );
			void point[ way ]().then( ( answers ) => heard.push( answers ) );
			await jest.advanceTimersByTimeAsync( 9999 );
			expect( heard ).toEqual( [] );
			await jest.advanceTimersByTimeAsync( 1 );
			expect( heard ).toEqual( [ [ success ] ] );
			expect( console ).toHaveErrored();
		}
	);

	it( 'leaves no timer behind when it does answer, or fails', async () => {
		const point = createEventPoint< void >( 'test', {
			patience: { timers, limitMs: 10_000 },
		} );
		point.subscribe( () => Promise.resolve( success ) );
		point.subscribe( () => Promise.reject( new Error( 'a' ) ) );
		expect( await point.emit() ).toEqual( [ success ] );
		expect( jest.getTimerCount() ).toBe( 0 );
		expect( console ).toHaveErrored();
	} );

	it( 'is told of at every moment after its time, and waited for only where the shopper may be at work', async () => {
		const faults: ListenerFault[] = [];
		const heard: string[] = [];
		const events = createCheckoutEvents( timers, ( fault ) =>
			faults.push( fault )
		);
		const result = {
			redirectUrl: '',
			orderId: 1,
			customerId: 0,
			orderNotes: '',
			processingResponse: null,
		};
		const failure = { hasInvalidAddress: false, hasError: true };
		const asks: Record< string, () => Promise< unknown > > = {
			checkout_validation: () => events.checkoutValidation.emit(),
			checkout_success: () =>
				events.checkoutSuccess.emitWithAbort( result ),
			checkout_fail: () => events.checkoutFail.emitWithAbort( result ),
			payment_setup: () => events.paymentSetup.emitWithAbort(),
			shipping_rates_success: () =>
				events.shippingRatesSuccess.emit( [] ),
			shipping_rates_fail: () => events.shippingRatesFail.emit( failure ),
			shipping_rate_select_success: () =>
				events.shippingRateSelectSuccess.emit( {} ),
			shipping_rate_select_fail: () =>
				events.shippingRateSelectFail.emit( failure ),
			cart_proceed_to_checkout: () =>
				events.proceedToCheckout.emitWithAbort( null ),
		};
		Object.values( events ).forEach( ( point ) =>
			point.subscribe( never )
		);
		for ( const [ name, ask ] of Object.entries( asks ) ) {
			void ask().then( () => heard.push( name ) );
		}
		await jest.advanceTimersByTimeAsync( OBSERVER_LIMIT_MS - 1 );
		expect( [ faults, heard ] ).toEqual( [ [], [] ] );
		await jest.advanceTimersByTimeAsync( 1 );
		const names = Object.keys( asks );
		expect( faults ).toEqual(
			names.map( ( moment ) => ( { moment, kind: 'late' } ) )
		);
		await jest.advanceTimersByTimeAsync( 600_000 );
		expect( heard.sort() ).toEqual(
			names
				.filter(
					( name ) =>
						! [ 'checkout_success', 'payment_setup' ].includes(
							name
						)
				)
				.sort()
		);
	} );
} );

it( 'knows whether anybody listens', () => {
	const point = createEventPoint< void >( 'moment' );
	expect( point.hasListeners() ).toBe( false );
	const stop = point.subscribe( () => undefined );
	expect( point.hasListeners() ).toBe( true );
	stop();
	expect( point.hasListeners() ).toBe( false );
} );

it.each( [
	[ 'checkoutValidation', 3 ],
	[ 'checkoutSuccess', 1 ],
	[ 'checkoutFail', 1 ],
	[ 'paymentSetup', 1 ],
	[ 'shippingRatesSuccess', 3 ],
	[ 'shippingRatesFail', 3 ],
	[ 'shippingRateSelectSuccess', 3 ],
	[ 'shippingRateSelectFail', 3 ],
	[ 'proceedToCheckout', 1 ],
] as const )( '%s asks %d of three that refuse', async ( name, count ) => {
	const { subscribe, ask } = createCheckoutEvents()[ name ];
	const refuse = jest.fn( () => ( { type: 'error' } ) );
	// Another function each time, as add-ons are.
	[ 1, 2, 3 ].forEach( () => subscribe( () => refuse() ) );
	await Reflect.apply( ask, null, [ {} ] );
	expect( refuse ).toHaveBeenCalledTimes( count );
} );
