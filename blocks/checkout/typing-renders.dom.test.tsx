import { act, screen } from '@testing-library/react';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import {
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';
import {
	createShopper,
	holdClock,
	pause,
} from '../../tests/fixtures/form-page';

const renders: string[] = [];
jest.mock( '@shopfront/components', () => {
	const actual: object = jest.requireActual( '@shopfront/components' );
	const counted = ( name: string ) => {
		const Real: unknown = Reflect.get( actual, name );
		return ( props: unknown ): unknown => {
			renders.push( name );
			return typeof Real === 'function' ? Real( props ) : null;
		};
	};
	return {
		...actual,
		...Object.fromEntries(
			[
				'OrderSummary',
				'OrderSummaryItem',
				'OrderSummaryItems',
				'Subtotal',
				'TotalsCoupon',
				'TotalsDiscount',
				'TotalsFooterItem',
				'TotalsShipping',
				'TotalsTaxes',
				'TotalsWrapper',
			].map( ( name ) => [ name, counted( name ) ] )
		),
	};
} );

const US = {
	allowBilling: true,
	allowShipping: true,
	states: { CA: 'California' },
	locale: {},
};
const cart = ( total = '1800' ) => {
	const response = cartResponse( [ cartItem() ], { needs_shipping: true } );
	return {
		...response,
		totals: { ...response.totals, total_price: total },
	};
};

let page: TestCheckout;
holdClock();
beforeEach( () => {
	window.sessionStorage.clear();
	page = openCheckout( cart(), {
		settings: {
			countries: { US: 'United States' },
			countryData: { US },
			couponsEnabled: true,
		},
	} );
} );
afterEach( () => page.close() );

it( 'renders no part of the summary while the shopper types, until the server responds', async () => {
	const user = createShopper();
	const total = () =>
		page.container.querySelector(
			'.wc-block-components-totals-footer-item'
		);
	renders.splice( 0 );
	await user.type( screen.getByLabelText( 'First name' ), 'Ada' );
	await user.tab();
	await user.keyboard( 'Lovelace' );
	await pause();
	await user.type(
		screen.getByLabelText( 'Email address' ),
		'ada@shop.test'
	);
	await user.tab();
	await pause();
	expect( renders ).toEqual( [] );

	act( () => page.app.api.tellLate( cart( '2400' ) ) );
	expect( total() ).toHaveTextContent( '24' );
	expect( renders ).toContain( 'TotalsFooterItem' );
	expect( renders ).not.toContain( 'OrderSummaryItem' );
} );
