import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { validationStore } from '@shopfront/data/validation';
import {
	aroundEach,
	card,
	method,
	PAYMENTS,
	setUp,
} from '../../../tests/fixtures/payment-store';

aroundEach();

describe( 'payment setup', () => {
	const run = async ( ...responses: unknown[] ) => {
		const app = await setUp( [ method( 'cod' ) ] );
		for ( const response of responses ) {
			app.events.paymentSetup.subscribe( () => response );
		}
		const done = app.dispatch.__internalEmitPaymentProcessingEvent();
		expect( app.select.isPaymentProcessing() ).toBe( true );
		await done;
		return {
			...app,
			status: app.select.getState().status,
			notice: app.registry
				.select( noticesStore )
				.getNotices( PAYMENTS )[ 0 ],
			data: app.select.getPaymentMethodData(),
			cartData: app.registry.select( cartStore ).getCartData(),
		};
	};

	it.each( [
		[ 'no response', [] ],
		[ 'the response `true`', [ true ] ],
		[ 'a response without a type', [ { meta: {} } ] ],
	] )( 'is ready after %s', async ( _, responses ) => {
		expect( ( await run( ...responses ) ).status ).toBe( 'ready' );
	} );

	it( 'rejects a method with a failed part until it recovers', async () => {
		const app = await setUp( [ method( 'cod' ) ] );
		const listener = jest.fn();
		app.events.paymentSetup.subscribe( listener );
		const pay = async () => {
			await app.dispatch.__internalEmitPaymentProcessingEvent();
			return app.select.getState().status;
		};
		void app.dispatch.reportMethodFailure( 'card' );
		expect( await pay() ).toBe( 'ready' );
		void app.dispatch.reportMethodFailure( 'cod' );
		void app.dispatch.reportMethodFailure( 'cod' );
		listener.mockClear();
		expect( await pay() ).toBe( 'has_error' );
		expect( listener ).not.toHaveBeenCalled();
		expect(
			app.registry
				.select( noticesStore )
				.getNotices( PAYMENTS )
				.map( ( { content } ) => content )
		).toEqual( [
			'This payment method isn’t working. Choose a different payment method or contact us.',
		] );
		void app.dispatch.reportMethodRecovery( 'cod' );
		expect( await pay() ).toBe( 'has_error' );
		void app.dispatch.reportMethodRecovery( 'cod' );
		expect( await pay() ).toBe( 'ready' );
	} );

	it( 'rejects a method that fails during setup', async () => {
		const app = await setUp( [ method( 'cod' ) ] );
		app.events.paymentSetup.subscribe( () => {
			void app.dispatch.reportMethodFailure( 'cod' );
			return { type: 'success' };
		} );
		await app.dispatch.__internalEmitPaymentProcessingEvent();
		expect( app.select.hasPaymentError() ).toBe( true );
	} );

	it( "stores a success response's data and addresses", async () => {
		const { status, data, cartData } = await run( {
			type: 'success',
			meta: {
				paymentMethodData: { nonce: 'abc' },
				billingAddress: { city: 'Ulm', nonsense: 'x', state: 5 },
				shippingData: { address: { city: 'Bonn' } },
			},
		} );
		expect( status ).toBe( 'ready' );
		expect( data ).toEqual( { nonce: 'abc' } );
		expect( cartData.billingAddress ).toMatchObject( {
			city: 'Ulm',
			state: 'CA',
		} );
		expect( cartData.billingAddress ).not.toHaveProperty( 'nonsense' );
		expect( cartData.shippingAddress ).toMatchObject( { city: 'Bonn' } );
	} );

	it( "shows a failure response's message and stores its data", async () => {
		const { status, data, notice, cartData } = await run( {
			type: 'failure',
			message: 'Declined.',
			meta: {
				paymentMethodData: { tried: '1' },
				billingData: { city: 'Ulm' },
			},
		} );
		expect( status ).toBe( 'has_error' );
		expect( data ).toEqual( { tried: '1' } );
		expect( cartData.billingAddress.city ).toBe( 'Ulm' );
		expect( notice ).toMatchObject( {
			id: 'wc-payment-error',
			content: 'Declined.',
			isDismissible: false,
		} );
	} );

	it( "shows an error response's message and field errors", async () => {
		const { status, data, notice, registry } = await run( {
			type: 'error',
			message: 'Check the number.',
			meta: { paymentMethodData: { not: 'stored' } },
			validationErrors: {
				number: { message: 'Too short', hidden: false },
				other: 'no error',
			},
		} );
		expect( status ).toBe( 'has_error' );
		expect( data ).toEqual( {} );
		expect( notice?.content ).toBe( 'Check the number.' );
		expect(
			registry.select( validationStore ).getValidationErrors()
		).toEqual( { number: { message: 'Too short', hidden: false } } );
	} );

	it( 'shows a generic error for a response without a message', async () => {
		const { status, notice } = await run( { type: 'error' } );
		expect( status ).toBe( 'has_error' );
		expect( notice?.content ).toBe(
			'There was a problem with your payment option.'
		);
	} );

	it( 'stops at the first failure', async () => {
		const app = await run( { type: 'failure', message: 'First.' } );
		const last = jest.fn();
		app.events.paymentSetup.subscribe( last );
		await app.dispatch.__internalEmitPaymentProcessingEvent();
		expect( last ).not.toHaveBeenCalled();
		expect( app.notices( PAYMENTS ) ).toEqual( [ 'First.' ] );
	} );

	it( "removes the last attempt's notice from its context", async () => {
		const app = await setUp( [ method( 'cod' ) ] );
		const stop = app.events.paymentSetup.subscribe( () => ( {
			type: 'failure',
			message: 'Declined.',
			messageContext: 'wc/checkout',
		} ) );
		await app.dispatch.__internalEmitPaymentProcessingEvent();
		expect( app.notices( 'wc/checkout' ) ).toEqual( [ 'Declined.' ] );
		stop();
		await app.dispatch.__internalEmitPaymentProcessingEvent();
		expect( app.notices( 'wc/checkout' ) ).toEqual( [] );
	} );

	it( 'passes field errors to the given receiver', async () => {
		const app = await setUp( [ method( 'cod' ) ] );
		const validationErrors = { number: { message: 'x', hidden: true } };
		app.events.paymentSetup.subscribe( () => ( {
			type: 'error',
			validationErrors,
		} ) );
		const setErrors = jest.fn();
		await app.dispatch.__internalEmitPaymentProcessingEvent(
			[],
			setErrors
		);
		expect( setErrors ).toHaveBeenCalledWith( validationErrors );
		expect( app.notices( PAYMENTS ) ).toEqual( [] );
	} );

	it( "keeps a saved card's token when its script adds data", async () => {
		const app = await setUp(
			[ method( 'card', { supports: { showSavedCards: true } } ) ],
			{ settings: { customerPaymentMethods: { cc: [ card( 2 ) ] } } }
		);
		app.events.paymentSetup.subscribe( () => ( {
			type: 'success',
			meta: { paymentMethodData: { cvc: 'ok' } },
		} ) );
		await app.dispatch.__internalEmitPaymentProcessingEvent();
		expect( app.select.getPaymentMethodData() ).toMatchObject( {
			token: '2',
			'wc-card-payment-token': '2',
			cvc: 'ok',
		} );
	} );
} );
