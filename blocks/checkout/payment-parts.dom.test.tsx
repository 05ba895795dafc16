import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import {
	checkoutFields,
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';
import { registerBuiltInMethods } from './payment-methods/built-in-methods';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const Label = () => <b>Drawn</b>;
const Content = () => <p>Number of the card</p>;

let mockLoads = 0;
let mockIsLost = false;
jest.mock(
	'../../packages/bindings/payment-method/interface-parts',
	(): unknown => {
		mockLoads++;
		if ( mockIsLost ) {
			throw new Error( 'Loading chunk failed.' );
		}
		return jest.requireActual(
			'../../packages/bindings/payment-method/interface-parts'
		);
	}
);

let page: TestCheckout;
let user: ReturnType< typeof userEvent.setup >;

const open = async ( hasCard: boolean ) => {
	page = openCheckout(
		cartResponse( [ cartItem() ], { payment_methods: [ 'bacs', 'card' ] } ),
		{
			settings: { paymentMethodData: { bacs: { title: 'Transfer' } } },
			template: checkoutFields(),
		}
	);
	const { payments, settings } = page.app;
	await act( async () => {
		registerBuiltInMethods( payments, settings );
		if ( hasCard ) {
			payments.registerPaymentMethod( {
				name: 'card',
				label: <Label />,
				ariaLabel: 'Card',
				content: <Content />,
				edit: null,
				canMakePayment: () => true,
			} );
		}
		await jest.advanceTimersByTimeAsync( 0 );
	} );
};
const step = () =>
	within( screen.getByRole( 'group', { name: 'Payment options' } ) );

beforeEach( () => {
	jest.useFakeTimers();
	user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	sessionStorage.clear();
} );
afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

// The order matters: loaded modules stay loaded for later tests.
it( 'loads no payment components for built-in methods only', async () => {
	await open( false );
	expect( step().getByText( 'Transfer' ) ).toBeVisible();
	expect( mockLoads ).toBe( 0 );
} );

it( "shows an error in the method's own area if they fail to load, and retries", async () => {
	mockIsLost = true;
	await open( true );
	const card = step().getByRole( 'radio', { name: 'Card' } );
	expect( step().getByRole( 'radio', { name: 'Transfer' } ) ).toBeEnabled();

	await user.click( card );
	const retry = await step().findByRole( 'button', { name: 'Retry' } );
	expect( step().queryByText( 'Number of the card' ) ).toBeNull();

	mockIsLost = false;
	await user.click( retry );
	expect( await step().findByText( 'Number of the card' ) ).toBeVisible();
	expect( document.body ).not.toHaveFocus();
	expect( step().getByText( 'Drawn' ) ).toBeVisible();
} );
