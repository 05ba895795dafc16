import { createReduxStore } from '@wordpress/data';
import {
	aroundEach,
	method,
	setUp,
} from '../../../tests/fixtures/payment-store';

aroundEach();

describe( 'beside a checkout', () => {
	interface Checkout {
		status: string;
		hasError: boolean;
		customerId: number;
		isCreatingAccount: boolean;
	}
	const IDLE: Checkout = {
		status: 'idle',
		hasError: false,
		customerId: 0,
		isCreatingAccount: false,
	};
	/** As much of the checkout's store as the payment looks at. */
	const checkout = createReduxStore( 'wc/store/checkout', {
		reducer: (
			state: Checkout = IDLE,
			action: { type: string; changes?: Partial< Checkout > }
		) => ( action.changes ? { ...state, ...action.changes } : state ),
		actions: {
			become: ( changes: Partial< Checkout > ) => ( {
				type: 'BECOME',
				changes,
			} ),
		},
		selectors: {
			isIdle: ( { status }: Checkout ) => status === 'idle',
			isBeforeProcessing: ( { status }: Checkout ) =>
				status === 'before_processing',
			hasError: ( { hasError }: Checkout ) => hasError,
			getCustomerId: ( { customerId }: Checkout ) => customerId,
			getShouldCreateAccount: ( { isCreatingAccount }: Checkout ) =>
				isCreatingAccount,
		},
	} );
	const open = async ( settings = {} ) => {
		const app = await setUp( [ method( 'cod' ) ], {
			settings,
			express: [ method( 'wallet' ) ],
		} );
		app.registry.register( checkout );
		const { become } = app.registry.dispatch( checkout );
		become( { ...IDLE } );
		return { ...app, become };
	};

	it( 'is idle again when the order is, unless it is paid', async () => {
		const { become, dispatch, select } = await open();
		become( { status: 'processing' } );
		dispatch.__internalSetPaymentError();
		become( { status: 'idle' } );
		expect( select.isPaymentIdle() ).toBe( true );
		become( { status: 'processing' } );
		dispatch.__internalSetPaymentReady();
		become( { status: 'idle' } );
		expect( select.isPaymentReady() ).toBe( true );
		become( { hasError: true } );
		expect( select.isPaymentIdle() ).toBe( true );
	} );

	it( 'stays started while the order is idle', async () => {
		const { become, dispatch, select } = await open();
		dispatch.startExpressPayment( 'wallet' );
		become( { customerId: 3 } );
		expect( select.isExpressPaymentStarted() ).toBe( true );
	} );

	it( 'gives the choice back when an order by a button has come to nothing', async () => {
		const { become, dispatch, select } = await open();
		dispatch.startExpressPayment( 'wallet' );
		become( { status: 'processing' } );
		become( { status: 'idle', hasError: true } );
		expect( select.getActivePaymentMethod() ).toBe( 'cod' );
		expect( select.isPaymentIdle() ).toBe( true );
	} );

	it( 'forgets the error of a button, and no other, when an order is placed without it', async () => {
		const { become, dispatch, select } = await open();
		dispatch.startExpressPayment( 'wallet' );
		dispatch.failExpressPayment( 'No funds.' );
		become( { status: 'before_processing' } );
		expect( select.isPaymentIdle() ).toBe( true );
		become( { status: 'idle' } );
		dispatch.__internalSetPaymentError();
		become( { status: 'before_processing' } );
		expect( select.hasPaymentError() ).toBe( true );
	} );

	it.each( [
		[ 'a guest', { checkoutAllowsGuest: true }, {}, false ],
		[
			'a customer',
			{ checkoutAllowsGuest: true },
			{ customerId: 3 },
			true,
		],
		[
			'who creates an account',
			{ checkoutAllowsGuest: true },
			{ isCreatingAccount: true },
			true,
		],
		[
			'whom the shop gives an account',
			{ checkoutAllowsGuest: false },
			{},
			true,
		],
	] )(
		'keeps a method for %s: %#',
		async ( _, settings, facts, expected ) => {
			const { become, dispatch, select } = await open( settings );
			become( facts );
			dispatch.__internalSetShouldSavePaymentMethod( true );
			expect( select.getShouldSavePaymentMethod() ).toBe( expected );
		}
	);
} );
