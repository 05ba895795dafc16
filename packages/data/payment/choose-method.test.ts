import {
	aroundEach,
	card,
	method,
	setUp,
} from '../../../tests/fixtures/payment-store';

aroundEach();

describe( 'active payment method', () => {
	const saved = {
		cc: [ card( 1 ), card( 2, true ) ],
		echeck: [ card( 3, false, 'other' ) ],
	};
	const withCards = method( 'card', { supports: { showSavedCards: true } } );

	it.each( [
		[
			'the first method',
			{},
			[ method( 'cod' ), method( 'bacs' ) ],
			'cod',
			'',
		],
		[
			'the method of the draft order',
			{ checkoutData: { payment_method: 'bacs' } },
			[ method( 'cod' ), method( 'bacs' ) ],
			'bacs',
			'',
		],
		[
			'the first one if the method of the draft order is not registered',
			{ checkoutData: { payment_method: 'gone' } },
			[ method( 'cod' ) ],
			'cod',
			'',
		],
		[
			'the default saved card',
			{ customerPaymentMethods: saved },
			[ method( 'cod' ), withCards ],
			'card',
			'2',
		],
		[
			'the first saved card',
			{ customerPaymentMethods: { cc: [ card( 7 ), card( 8 ) ] } },
			[ method( 'cod' ), withCards ],
			'card',
			'7',
		],
		[
			'not a saved card if its method shows none',
			{ customerPaymentMethods: saved },
			[ method( 'cod' ), method( 'card' ) ],
			'cod',
			'',
		],
		[
			'the method of the draft order without a saved card if it shows none',
			{
				customerPaymentMethods: saved,
				checkoutData: { payment_method: 'card' },
			},
			[ method( 'card' ) ],
			'card',
			'',
		],
		[
			'the saved card of the method of the draft order',
			{
				customerPaymentMethods: saved,
				checkoutData: { payment_method: 'card' },
			},
			[ withCards ],
			'card',
			'2',
		],
		[ 'empty', {}, [], '', '' ],
	] )( 'is initially %s', async ( _, settings, methods, name, token ) => {
		const { select } = await setUp( methods, { settings } );
		expect( select.getActivePaymentMethod() ).toBe( name );
		expect( select.getActiveSavedToken() ).toBe( token );
	} );

	it( 'sends the data that the gateway expects for a saved card', async () => {
		const { select } = await setUp( [ withCards ], {
			settings: { customerPaymentMethods: saved },
		} );
		expect( select.getPaymentMethodData() ).toEqual( {
			token: '2',
			payment_method: 'card',
			'wc-card-payment-token': '2',
			isSavedToken: true,
		} );
		expect( select.getActiveSavedPaymentMethods() ).toEqual( {
			cc: [
				expect.objectContaining( { tokenId: 1 } ),
				expect.objectContaining( { tokenId: 2 } ),
			],
		} );
		expect( select.getActiveSavedPaymentMethods() ).toBe(
			select.getActiveSavedPaymentMethods()
		);
	} );

	it( 'stays active while it is available', async () => {
		const { select, dispatch, changeCart } = await setUp( [
			method( 'cod' ),
			method( 'bacs' ),
		] );
		dispatch.choosePaymentMethod( 'bacs' );
		await changeCart( { items_weight: 5, payment_methods: [ 'bacs' ] } );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( select.getActivePaymentMethod() ).toBe( 'bacs' );
	} );

	it( "clears the previous method's error and its request to be saved when it changes", async () => {
		const { select, dispatch, notices, events } = await setUp( [
			method( 'cod' ),
			method( 'bacs' ),
		] );
		events.paymentSetup.subscribe( () => ( {
			type: 'failure',
			message: 'Declined.',
			messageContext: 'wc/checkout',
		} ) );
		dispatch.__internalSetShouldSavePaymentMethod( true );
		await dispatch.__internalEmitPaymentProcessingEvent();
		expect( notices( 'wc/checkout' ) ).toEqual( [ 'Declined.' ] );
		dispatch.choosePaymentMethod( 'bacs' );
		expect( notices( 'wc/checkout' ) ).toEqual( [] );
		expect( select.hasPaymentError() ).toBe( false );
		expect( select.getShouldSavePaymentMethod() ).toBe( false );
	} );

	it( 'ignores invalid saved methods', async () => {
		const { select } = await setUp( [ withCards ], {
			settings: {
				customerPaymentMethods: {
					cc: [ null, {}, { tokenId: 'x', method: {} }, card( 4 ) ],
					echeck: 'none',
				},
			},
		} );
		expect( select.getSavedPaymentMethods() ).toMatchObject( {
			cc: [ { tokenId: 4 } ],
		} );
		const none = await setUp( [ withCards ], {
			settings: { customerPaymentMethods: [] },
		} );
		expect( none.select.getSavedPaymentMethods() ).toEqual( {} );
	} );
} );
