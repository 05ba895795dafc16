import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { HttpFailure } from '@shopfront/api';
import { noticesStore } from '@shopfront/data/notices';
import {
	checkoutResponse,
	readyCart,
} from '../../tests/fixtures/checkout-stores';
import { settle } from '../../tests/fixtures/fake-api';
import {
	checkoutFields,
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const CHECKOUT = '/wc/store/v1/checkout';
const FAILED = 'Your payment didn’t go through.';

let page: TestCheckout;
let user: ReturnType< typeof userEvent.setup >;

const CardForm = () => (
	<input aria-label="Card number" autoComplete="cc-number" />
);
const Text = ( { text }: { text: string } ) => <p>{ text }</p>;
const method = ( name: string, changes: object = {} ) => ( {
	name,
	label: name,
	ariaLabel: name,
	content: <Text text={ `How ${ name } works` } />,
	edit: null,
	canMakePayment: () => true,
	...changes,
} );
const card = ( changes: object = {} ) =>
	method( 'card', {
		content: <CardForm />,
		supports: { showSavedCards: true },
		...changes,
	} );

const SAVED = {
	customerPaymentMethods: {
		cc: [
			{
				tokenId: 7,
				method: { gateway: 'card', brand: 'Visa', last4: '4242' },
				expires: '12/28',
				is_default: true,
			},
		],
	},
};

const open = async (
	methods: ReturnType< typeof method >[],
	settings: Record< string, unknown > = {}
) => {
	page = openCheckout(
		readyCart( {
			needs_shipping: false,
			payment_methods: methods.map( ( { name } ) => name ),
		} ),
		{
			settings: {
				countryData: {
					US: {
						allowBilling: true,
						allowShipping: true,
						states: {},
						locale: { phone: { required: false } },
					},
				},
				...settings,
			},
			template: checkoutFields( 'checkout-payment-block' ),
		}
	);
	await act( async () => {
		methods.forEach( page.app.payments.registerPaymentMethod );
		// Lazy parts load on first interaction.
		fireEvent.pointerDown( document.body );
		await jest.advanceTimersByTimeAsync( 3000 );
	} );
};
const step = () =>
	within( screen.getByRole( 'group', { name: 'Payment options' } ) );
const button = ( name: string ) => step().getByRole( 'button', { name } );
const orders = () =>
	page.app.api.sent.filter(
		( { path, method: verb } ) => path === CHECKOUT && verb === 'POST'
	);
const pending = () => {
	const found = page.app.api.pending.find(
		( { request } ) =>
			request.path === CHECKOUT && request.method === 'POST'
	);
	if ( ! found ) {
		throw new Error( 'No order is pending.' );
	}
	return found;
};
const submit = async () => {
	await user.click( screen.getByRole( 'button', { name: 'Place Order' } ) );
	await act( () => jest.advanceTimersByTimeAsync( 500 ) );
};
const decline = async ( message = 'Your card was <b>declined</b>.' ) => {
	await act( async () => {
		await pending().fail(
			new HttpFailure(
				checkoutResponse( {
					status: 'failed',
					payment_result: {
						payment_status: 'failure',
						payment_details: [
							{ key: 'errorMessage', value: message },
						],
						redirect_url: '',
					},
				} ),
				{ isOutcomeUnknown: false, status: 400, sequence: 9 }
			)
		);
		await settle();
	} );
	// The focus moves after the errors have rendered.
	await act( () => jest.advanceTimersByTimeAsync( 100 ) );
};

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( speak ).mockClear();
	user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	localStorage.clear();
	sessionStorage.clear();
} );
afterEach( () => {
	page.close();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'explains a declined payment in its step, says that nothing was charged, and keeps the typed text', async () => {
	await open( [ card(), method( 'cod' ) ] );
	await user.type( screen.getByLabelText( 'Card number' ), '4000' );
	await submit();
	await decline();
	expect( step().getByText( FAILED ) ).toBeVisible();
	expect( step().getByText( 'declined' ) ).toBeVisible();
	expect( step().getByText( 'You have not been charged.' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Card number' ) ).toHaveValue( '4000' );
} );

it( 'announces the reason once, and moves the focus to the rest', async () => {
	await open( [ card(), method( 'cod' ) ] );
	await submit();
	jest.mocked( speak ).mockClear();
	await decline( 'Declined.' );
	expect( jest.mocked( speak ).mock.calls ).toEqual( [
		[ 'Declined.', 'assertive' ],
	] );
	expect(
		step().getByRole( 'group', {
			name: `${ FAILED } You have not been charged.`,
		} )
	).toHaveFocus();
} );

it( 'places the order again, once, and continues at its button', async () => {
	await open( [ card(), method( 'cod' ) ] );
	await submit();
	await decline();
	const again = button( 'Try again' );
	act( () => {
		again.click();
		again.click();
	} );
	await act( () => jest.advanceTimersByTimeAsync( 500 ) );
	expect( orders() ).toHaveLength( 2 );
	expect( screen.queryByText( FAILED ) ).toBeNull();
	expect(
		screen.getByRole( 'button', { name: 'Placing your order…' } )
	).toHaveFocus();
} );

it( 'moves to the fields of the card, and selects their text for the next input', async () => {
	await open( [ card(), method( 'cod' ) ] );
	await user.type( screen.getByLabelText( 'Card number' ), '4000' );
	await submit();
	await decline();
	await user.click( button( 'Use another card' ) );
	await act( () => jest.advanceTimersByTimeAsync( 0 ) );
	const field = screen.getByLabelText( 'Card number' );
	expect( field ).toHaveFocus();
	await user.keyboard( '5100' );
	expect( field ).toHaveValue( '5100' );
	expect( orders() ).toHaveLength( 1 );
} );

it( 'opens the fields of a new card after a declined saved card', async () => {
	await open( [ card() ], SAVED );
	await submit();
	await decline();
	expect( screen.queryByLabelText( 'Card number' ) ).toBeNull();
	await user.click( button( 'Use another card' ) );
	await act( () => jest.advanceTimersByTimeAsync( 0 ) );
	expect( screen.getByLabelText( 'Card number' ) ).toHaveFocus();
	expect( screen.queryByText( FAILED ) ).toBeNull();
} );

it( 'moves to the list of payment methods, where another choice ends the refusal', async () => {
	await open( [ card(), method( 'cod' ) ] );
	await submit();
	await decline();
	await user.click( button( 'Another payment method' ) );
	expect( step().getByRole( 'radio', { name: 'card' } ) ).toHaveFocus();
	expect( step().getByText( FAILED ) ).toBeVisible();
	await user.keyboard( '{ArrowDown}' );
	expect( step().getByRole( 'radio', { name: 'cod' } ) ).toBeChecked();
	expect( screen.queryByText( FAILED ) ).toBeNull();
	expect( screen.queryByText( 'declined' ) ).toBeNull();
} );

it( 'offers only possible ways to continue', async () => {
	await open( [ method( 'cod' ) ] );
	await submit();
	await decline();
	expect(
		step()
			.getAllByRole( 'button' )
			.map( ( { textContent } ) => textContent )
			.filter( Boolean )
	).toEqual( [ 'Try again' ] );
} );

it( 'says that the order was not sent when the payment method itself refuses', async () => {
	await open( [ card(), method( 'cod' ) ] );
	act( () => {
		page.app.events.paymentSetup.subscribe( () => ( {
			type: 'failure',
			message: 'The window was closed.',
		} ) );
	} );
	await submit();
	expect( step().getByText( 'The window was closed.' ) ).toBeVisible();
	expect( step().getByText( 'Your order was not sent.' ) ).toBeVisible();
	expect( screen.queryByText( /been charged/ ) ).toBeNull();
	expect( orders() ).toHaveLength( 0 );
} );

it( 'leaves other notices of the payment step unchanged', async () => {
	await open( [ card(), method( 'cod' ) ] );
	await act( async () => {
		void page.app.registry
			.dispatch( noticesStore )
			.createErrorNotice( 'Cards are not configured.', {
				context: 'wc/checkout/payments',
			} );
	} );
	expect( step().getByText( 'Cards are not configured.' ) ).toBeVisible();
	expect( screen.queryByText( FAILED ) ).toBeNull();
} );
