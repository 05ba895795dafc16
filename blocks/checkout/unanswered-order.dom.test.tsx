import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	checkoutResponse,
	readyCart,
} from '../../tests/fixtures/checkout-stores';
import {
	checkoutFields,
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const CHECKOUT = '/wc/store/v1/checkout';
const TITLE = 'We don’t know yet whether order 83 was paid';

let page: TestCheckout;
let user: ReturnType< typeof userEvent.setup >;

const unanswered = ( attempt: object = {} ) =>
	checkoutResponse( {
		order_id: 0,
		status: 'checkout-draft',
		payment_result: null,
		__experimentalCart: readyCart(),
		extensions: {
			shopfront: {
				attempt: {
					key: 'k',
					state: 'unanswered',
					order_id: 83,
					order_number: '83',
					redirect_url: '',
					is_same_cart: true,
					replaces: '',
					...attempt,
				},
				last_order: null,
			},
		},
	} );
const pending = ( method: string ) => {
	const found = page.app.api.pending.find(
		( { request } ) =>
			request.path === CHECKOUT && ( request.method ?? 'GET' ) === method
	);
	if ( ! found ) {
		throw new Error( `No ${ method } is pending.` );
	}
	return found;
};
const reply = ( attempt?: object ) =>
	act( async () => {
		await pending( 'GET' ).reply( unanswered( attempt ) );
		await jest.advanceTimersByTimeAsync( 1000 );
	} );
const wait = ( delayMs: number ) =>
	act( () => jest.advanceTimersByTimeAsync( delayMs ) );

beforeEach( async () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
	user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	page = openCheckout(
		readyCart( {
			needs_shipping: false,
			payment_methods: [ 'cod', 'card' ],
		} ),
		{
			settings: {
				checkoutData: unanswered(),
				countryData: {
					US: {
						allowBilling: true,
						allowShipping: true,
						states: {},
						locale: { phone: { required: false } },
					},
				},
				shopfrontData: { orderAttempts: true, contactUrl: '/contact/' },
			},
			template: checkoutFields( 'checkout-payment-block' ),
		}
	);
	await act( async () => {
		for ( const name of [ 'cod', 'card' ] ) {
			page.app.payments.registerPaymentMethod( {
				name,
				label: name,
				ariaLabel: name,
				content: null,
				edit: null,
				canMakePayment: () => true,
			} );
		}
		fireEvent.pointerDown( document.body );
		await jest.advanceTimersByTimeAsync( 3000 );
	} );
} );

afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

it( 'is shown beside the place-order button of a new tab, as the only explanation', async () => {
	expect(
		screen.getByText( 'Checking the status of your order…' )
	).toBeVisible();
	await reply();
	expect( screen.getByRole( 'group', { name: TITLE } ) ).toHaveFocus();
	expect(
		screen.getByRole( 'link', { name: 'Contact us about this order' } )
	).toHaveAttribute( 'href', '/contact/' );
	expect(
		screen.getByRole( 'button', { name: 'Place Order' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	expect( document.querySelector( '.is-error' ) ).toBeNull();
} );

it( 'is checked without changing the page, and disappears when the payment has failed', async () => {
	await reply();
	const html = page.container.innerHTML;
	await wait( 15_000 );
	expect( page.container.innerHTML ).toBe( html );
	await reply();
	expect( page.container.innerHTML ).toBe( html );
	await wait( 30_000 );
	await reply( { state: 'failed' } );
	expect( screen.queryByRole( 'group', { name: TITLE } ) ).toBeNull();
	expect(
		screen.getByRole( 'button', { name: 'Place Order' } )
	).toBeEnabled();
	expect(
		screen.getByText( 'Your order was not placed. You can place it again.' )
	).toBeVisible();
} );

it( 'returns to the payment after the shopper has accepted the risk, and keeps the input', async () => {
	await reply();
	await user.click( screen.getByRole( 'radio', { name: 'card' } ) );
	await user.click(
		screen.getByRole( 'checkbox', { name: /charged twice/ } )
	);
	await user.click( screen.getByRole( 'button', { name: /Try again/ } ) );
	expect( screen.queryByRole( 'group', { name: TITLE } ) ).toBeNull();
	expect( screen.getByRole( 'radio', { name: 'card' } ) ).toBeChecked();
	expect( screen.getByRole( 'radio', { name: 'card' } ) ).toHaveFocus();
	await user.click( screen.getByRole( 'button', { name: 'Place Order' } ) );
	await wait( 500 );
	expect( pending( 'POST' ).request.data ).toMatchObject( {
		payment_method: 'card',
		extensions: { shopfront: { confirmed: 'k' } },
	} );
} );
