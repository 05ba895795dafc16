import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { checkoutStore } from '@shopfront/data/checkout';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { checkoutResponse } from '../../tests/fixtures/checkout-stores';
import {
	checkoutFields,
	checkoutTotals,
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
let page: TestCheckout;

const cart = ( feeMinor: number ) => {
	const base = cartResponse( [ cartItem() ] );
	const { currency_code: code, ...format } = base.totals;
	return cartResponse( [ cartItem() ], {
		payment_methods: [ 'bacs', 'cod' ],
		fees:
			feeMinor === 0
				? []
				: [
						{
							key: 'cash-fee',
							name: 'Cash fee',
							totals: {
								...format,
								currency_code: code,
								total: String( feeMinor ),
								total_tax: '0',
							},
						},
					],
		totals: {
			...base.totals,
			total_fees: String( feeMinor ),
			total_price: String( Number( base.totals.total_price ) + feeMinor ),
		},
	} );
};
const Content = () => <p>How to pay</p>;
const wait = ( delayMs: number ) =>
	act( () => jest.advanceTimersByTimeAsync( delayMs ) );
const line = () =>
	document
		.querySelector( '.sf-total-change__text' )
		?.textContent?.replace( /[\u2068\u2069]/g, '' ) ?? null;

beforeEach( async () => {
	jest.useFakeTimers();
	page = openCheckout( cart( 0 ), {
		template: checkoutFields() + checkoutTotals,
	} );
	await act( async () => {
		for ( const name of [ 'bacs', 'cod' ] ) {
			page.app.payments.registerPaymentMethod( {
				name,
				label: name,
				ariaLabel: name,
				content: <Content />,
				edit: null,
				canMakePayment: () => true,
			} );
		}
	} );
	await user.keyboard( '{Shift}' );
	await wait( 1000 );
} );
afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

it( 'counts the fee of a payment method as a change by the shopper', async () => {
	// The draft order does this for another payment method.
	act( () => {
		void page.app.registry
			.dispatch( checkoutStore )
			.updateDraftOrder( { payment_method: 'cod' } );
	} );
	const [ request ] = page.app.api.pending;
	await act( async () =>
		request?.reply(
			checkoutResponse( { __experimentalCart: cart( 200 ) } )
		)
	);
	await wait( 0 );
	expect( line() ).toBe( '+$2.00: Cash fee' );
	expect(
		screen.queryByRole( 'button', { name: 'Dismiss this notice' } )
	).toBeNull();
	await wait( 2000 );
	expect( jest.mocked( speak ).mock.calls.at( -1 )?.[ 0 ] ).toMatch(
		/Total is now .* \+\$2\.00: Cash fee/
	);
	await wait( 8000 );
	expect( line() ).toBeNull();
} );
