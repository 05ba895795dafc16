import {
	aroundEach,
	card,
	method,
	setUp,
} from '../../../tests/fixtures/payment-store';

aroundEach();

describe( 'the choice', () => {
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
			'the draft’s method',
			{ checkoutData: { payment_method: 'bacs' } },
			[ method( 'cod' ), method( 'bacs' ) ],
			'bacs',
			'',
		],
		[
			'the first where the draft’s is not there',
			{ checkoutData: { payment_method: 'gone' } },
			[ method( 'cod' ) ],
			'cod',
			'',
		],
		[
			'the default card',
			{ customerPaymentMethods: saved },
			[ method( 'cod' ), withCards ],
			'card',
			'2',
		],
		[
			'the first card',
			{ customerPaymentMethods: { cc: [ card( 7 ), card( 8 ) ] } },
			[ method( 'cod' ), withCards ],
			'card',
			'7',
		],
		[
			'no card that is not shown',
			{ customerPaymentMethods: saved },
			[ method( 'cod' ), method( 'card' ) ],
			'cod',
			'',
		],
		[
			'no card of the draft’s method that is not shown',
			{
				customerPaymentMethods: saved,
				checkoutData: { payment_method: 'card' },
			},
			[ method( 'card' ) ],
			'card',
			'',
		],
		[
			'the card of the draft’s method',
			{
				customerPaymentMethods: saved,
				checkoutData: { payment_method: 'card' },
			},
			[ withCards ],
			'card',
			'2',
		],
		[ 'nothing', {}, [], '', '' ],
	] )( 'is at first %s', async ( _, settings, methods, name, token ) => {
		const { select } = await setUp( methods, { settings } );
		expect( select.getActivePaymentMethod() ).toBe( name );
		expect( select.getActiveSavedToken() ).toBe( token );
	} );

	it( 'of a card sends what its gateway looks for', async () => {
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

	it( 'stays while its method can be used', async () => {
		const { select, dispatch, changeCart } = await setUp( [
			method( 'cod' ),
			method( 'bacs' ),
		] );
		dispatch.choosePaymentMethod( 'bacs' );
		await changeCart( { items_weight: 5, payment_methods: [ 'bacs' ] } );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( select.getActivePaymentMethod() ).toBe( 'bacs' );
	} );

	it( 'of another method clears the error of the last, and what was to be kept', async () => {
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

	it( 'leaves out saved entries that are none', async () => {
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
