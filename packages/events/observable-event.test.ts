/** @jest-environment node */
import { createCheckoutEvents, OBSERVER_LIMIT_MS } from './checkout-events';
import { createObservableEvent } from './observable-event';
import type { ListenerFault } from './listener-fault';

const success = { type: 'success' };

it.each( [ [ 'emit' as const ], [ 'emitWithAbort' as const ] ] )(
	'%s calls listeners by priority, then in order of subscription',
	async ( method ) => {
		const event = createObservableEvent< string >( 'test' );
		const calls: string[] = [];
		event.subscribe( ( data ) => calls.push( `late ${ data }` ), 20 );
		event.subscribe( ( data ) => calls.push( `first ${ data }` ) );
		event.subscribe( ( data ) => calls.push( `second ${ data }` ), 10 );
		event.subscribe( ( data ) => calls.push( `early ${ data }` ), 5 );
		await event[ method ]( 'x' );
		expect( calls ).toEqual( [
			'early x',
			'first x',
			'second x',
			'late x',
		] );
	}
);

it( 'waits for each listener before calling the next', async () => {
	const event = createObservableEvent< void >( 'test' );
	const calls: string[] = [];
	event.subscribe( async () => {
		await Promise.resolve();
		calls.push( 'slow' );
	} );
	event.subscribe( () => calls.push( 'quick' ) );
	await event.emit();
	expect( calls ).toEqual( [ 'slow', 'quick' ] );
} );

it.each( [
	[ 'true', true ],
	[ 'nothing', undefined ],
	[ 'an object without a type', { message: 'x' } ],
	[ 'a type that is not a string', { type: 1 } ],
	[ 'text', 'success' ],
] )( 'ignores %s as a response', async ( _, returned ) => {
	const event = createObservableEvent< void >( 'test' );
	event.subscribe( () => returned );
	event.subscribe( () => success );
	expect( await event.emit() ).toEqual( [ success ] );
	expect( await event.emitWithAbort() ).toEqual( [ success ] );
} );

it( 'continues after a listener that throws or rejects', async () => {
	const event = createObservableEvent< void >( 'test' );
	event.subscribe( () => {
		throw new Error( 'a' );
	} );
	event.subscribe( () => Promise.reject( new Error( 'b' ) ) );
	event.subscribe( () => success );
	expect( await event.emit() ).toEqual( [ success ] );
	expect( console ).toHaveErrored();
} );

it.each( [ [ 'error' ], [ 'failure' ], [ 'fail' ] ] )(
	'stops at a response of type %s if the event can be aborted',
	async ( type ) => {
		const event = createObservableEvent< void >( 'test' );
		const last = jest.fn();
		event.subscribe( () => success );
		event.subscribe( () => ( { type } ) );
		event.subscribe( last );
		expect( await event.emitWithAbort() ).toEqual( [ success, { type } ] );
		expect( last ).not.toHaveBeenCalled();
		await event.emit();
		expect( last ).toHaveBeenCalledTimes( 1 );
	}
);

it( 'stops at a listener that throws, which counts as an error', async () => {
	const event = createObservableEvent< void >( 'test' );
	const last = jest.fn();
	event.subscribe( () => {
		throw new Error( 'a' );
	} );
	event.subscribe( last );
	expect( await event.emitWithAbort() ).toEqual( [ { type: 'error' } ] );
	expect( last ).not.toHaveBeenCalled();
	expect( console ).toHaveErrored();
} );

it( 'continues after a listener that throws if the event ignores errors', async () => {
	const event = createObservableEvent< void >( 'test', {
		ignoresErrors: true,
	} );
	event.subscribe( () => {
		throw new Error( 'a' );
	} );
	event.subscribe( () => success );
	expect( await event.emitWithAbort() ).toEqual( [ success ] );
	expect( console ).toHaveErrored();
} );

it( 'removes one subscription at a time, and only once', async () => {
	const event = createObservableEvent< void >( 'test' );
	const listener = jest.fn();
	const remove = event.subscribe( listener );
	event.subscribe( listener );
	remove();
	remove();
	await event.emit();
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it( 'calls all listeners subscribed at the start, even if one is removed meanwhile', async () => {
	const event = createObservableEvent< void >( 'test' );
	const second = jest.fn();
	let remove = () => {};
	event.subscribe( () => remove() );
	remove = event.subscribe( second );
	await event.emit();
	expect( second ).toHaveBeenCalledTimes( 1 );
	await event.emit();
	expect( second ).toHaveBeenCalledTimes( 1 );
} );

it( 'passes each listener its own view of the data', async () => {
	const seen: unknown[] = [];
	const event = createObservableEvent< { id: number } >( 'test', {
		isolate: ( data, eventName, addOn ) => ( {
			...data,
			eventName,
			addOn,
		} ),
	} );
	const listen = ( data: { id: number } ) => {
		seen.push( { ...data } );
		data.id = 0;
	};
	event.subscribe( listen, 10, 'one' );
	event.subscribe( listen );
	const data = { id: 5 };
	await event.notify( data );
	expect( seen ).toEqual( [
		{ id: 5, eventName: 'test', addOn: 'one' },
		{ id: 5, eventName: 'test', addOn: undefined },
	] );
	expect( data ).toEqual( { id: 5 } );
} );

describe( 'a listener that never responds', () => {
	const timers = {
		setTimeout: ( callback: () => void, delayMs: number ) =>
			setTimeout( callback, delayMs ),
		clearTimeout: ( id: unknown ) => clearTimeout( Number( id ) ),
	};
	const never = () => new Promise( () => {} );

	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it.each( [ [ 'emit' as const ], [ 'emitWithAbort' as const ] ] )(
		'is skipped by %s after the time limit and logged',
		async ( method ) => {
			const event = createObservableEvent< void >( 'test', {
				timeout: { timers, limitMs: 10_000 },
			} );
			const calls: unknown[] = [];
			event.subscribe( never );
			event.subscribe( () => success );
			void event[ method ]().then( ( responses ) =>
				calls.push( responses )
			);
			await jest.advanceTimersByTimeAsync( 9999 );
			expect( calls ).toEqual( [] );
			await jest.advanceTimersByTimeAsync( 1 );
			expect( calls ).toEqual( [ [ success ] ] );
			expect( console ).toHaveErrored();
		}
	);

	it( 'clears the timer when a listener responds or fails', async () => {
		const event = createObservableEvent< void >( 'test', {
			timeout: { timers, limitMs: 10_000 },
		} );
		event.subscribe( () => Promise.resolve( success ) );
		event.subscribe( () => Promise.reject( new Error( 'a' ) ) );
		expect( await event.emit() ).toEqual( [ success ] );
		expect( jest.getTimerCount() ).toBe( 0 );
		expect( console ).toHaveErrored();
	} );

	it( 'reports slow listeners of every event, and awaits only those of payment setup and success', async () => {
		const faults: ListenerFault[] = [];
		const calls: string[] = [];
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
		const emitters: Record< string, () => Promise< unknown > > = {
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
		Object.values( events ).forEach( ( event ) =>
			event.subscribe( never )
		);
		for ( const [ name, notify ] of Object.entries( emitters ) ) {
			void notify().then( () => calls.push( name ) );
		}
		await jest.advanceTimersByTimeAsync( OBSERVER_LIMIT_MS - 1 );
		expect( [ faults, calls ] ).toEqual( [ [], [] ] );
		await jest.advanceTimersByTimeAsync( 1 );
		const names = Object.keys( emitters );
		expect( faults ).toEqual(
			names.map( ( eventName ) => ( { eventName, kind: 'timeout' } ) )
		);
		await jest.advanceTimersByTimeAsync( 600_000 );
		expect( calls.sort() ).toEqual(
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

it( 'reports whether it has listeners', () => {
	const event = createObservableEvent< void >( 'test' );
	expect( event.hasListeners() ).toBe( false );
	const stop = event.subscribe( () => undefined );
	expect( event.hasListeners() ).toBe( true );
	stop();
	expect( event.hasListeners() ).toBe( false );
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
] as const )(
	'%s calls %d of three failing listeners',
	async ( name, count ) => {
		const { subscribe, notify } = createCheckoutEvents()[ name ];
		const refuse = jest.fn( () => ( { type: 'error' } ) );
		[ 1, 2, 3 ].forEach( () => subscribe( () => refuse() ) );
		await Reflect.apply( notify, null, [ {} ] );
		expect( refuse ).toHaveBeenCalledTimes( count );
	}
);
