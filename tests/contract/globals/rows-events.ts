import { same, value, type Call, type Rows } from './row';

const fail = () => ( { type: 'failure' } );

/** docs/contract/globals.md 7. */
export const EVENTS: Rows = {
	CHECKOUT_EVENTS: same( {
		CHECKOUT_SUCCESS: 'checkout_success',
		CHECKOUT_FAIL: 'checkout_fail',
		CHECKOUT_VALIDATION: 'checkout_validation',
	} ),
	checkoutEvents: value( 'object', async ( actual, { app, call } ) => {
		expect( Object.keys( Object( actual ) ) ).toEqual( [
			'onCheckoutValidation',
			'onCheckoutSuccess',
			'onCheckoutFail',
		] );
		const records: string[] = [];
		const record = ( name: string ) => () => records.push( name ) < 0;
		const subscribe = call(
			'blocksCheckoutEvents.checkoutEvents.onCheckoutValidation'
		);
		subscribe( record( 'second' ) );
		subscribe( record( 'third' ) );
		subscribe( record( 'first' ), 5 );
		const remove = subscribe( record( 'gone' ) );
		( remove as Call )();
		// Our own form's events reach the subscribers.
		await app.events.checkoutValidation.emit();
		expect( records ).toEqual( [ 'first', 'second', 'third' ] );
	} ),
	checkoutEventsEmitter: value( 'object', async ( actual, { app, call } ) => {
		expect( Object.keys( Object( actual ) ) ).toEqual( [
			'subscribe',
			'emit',
			'emitWithAbort',
			'createSubscribeFunction',
		] );
		const emitter = ( name: string ) =>
			call( `blocksCheckoutEvents.checkoutEventsEmitter.${ name }` );
		const listener = jest.fn( fail );
		const last = jest.fn( fail );
		emitter( 'subscribe' )( listener, 10, 'checkout_fail' );
		app.events.checkoutFail.subscribe( last, 20 );
		const result = {
			redirectUrl: '/x',
			orderId: 7,
			customerId: 0,
			orderNotes: '',
			processingResponse: null,
		};
		expect(
			await emitter( 'emitWithAbort' )( 'checkout_fail', result )
		).toEqual( [ fail() ] );
		expect( listener ).toHaveBeenCalledWith( result );
		expect( last ).not.toHaveBeenCalled();
		expect( await emitter( 'emit' )( 'checkout_fail', null ) ).toEqual( [
			fail(),
			fail(),
		] );
		const leaving = jest.fn();
		emitter( 'subscribe' )( leaving, 10, 'cart_proceed_to_checkout' );
		await app.events.proceedToCheckout.emitWithAbort( null );
		expect( leaving ).toHaveBeenCalledWith( null );
		const own = jest.fn();
		( emitter( 'createSubscribeFunction' )( 'my_event' ) as Call )( own );
		await emitter( 'emit' )( 'my_event', 'data' );
		expect( own ).toHaveBeenCalledWith( 'data' );
	} ),
};
