import { act, screen } from '@testing-library/react';
import { createReduxStore } from '@wordpress/data';
import { noticesStore } from '@shopfront/data/notices';
import { STORE_KEYS } from '@shopfront/names';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

const TEMPLATE = `
	<div data-block-name="woocommerce/filled-cart-block"><div data-block-name="woocommerce/cart-totals-block">
		<div data-block-name="woocommerce/cart-express-payment-block"
			data-show-button-styles="true" data-button-height="55" data-button-border-radius="8"></div>
		<div data-block-name="woocommerce/proceed-to-checkout-block"></div>
		<div data-block-name="woocommerce/cart-accepted-payment-methods-block"></div>
	</div></div>`;

interface PaymentState {
	available: Record< string, unknown >;
	registered: Record< string, unknown >;
	isKnown: boolean;
}

/** As much of the payment store of a page with a checkout as a cart asks for. */
const paymentStore = () =>
	createReduxStore( STORE_KEYS.payment, {
		reducer: (
			state: PaymentState = {
				available: {},
				registered: { wallet: {} },
				isKnown: false,
			},
			action: { type: string; state?: PaymentState }
		) => ( action.type === 'SET' ? ( action.state ?? state ) : state ),
		actions: {
			set: ( state: PaymentState ) => ( { type: 'SET', state } ),
		},
		selectors: {
			getAvailableExpressPaymentMethods: ( state: PaymentState ) =>
				state.available,
			getRegisteredExpressPaymentMethods: ( state: PaymentState ) =>
				state.registered,
			expressPaymentMethodsInitialized: ( state: PaymentState ) =>
				state.isKnown,
		},
	} );

let page: TestCart;
const open = ( settings = {} ) => {
	page = openCart( cartResponse( [ cartItem() ] ), settings, TEMPLATE );
};
afterEach( () => page.close() );

describe( 'express payment', () => {
	const area = () =>
		document.querySelector< HTMLElement >(
			'.wc-block-components-express-payment--cart'
		);

	it( 'has no place on a page without it', () => {
		open();
		expect( area() ).toBeNull();
		expect( screen.queryByText( 'Or' ) ).toBeNull();
	} );

	it( 'tells whoever manages the shop what is wrong with it all the same', () => {
		open( { currentUserIsAdmin: true } );
		act( () => {
			void page.app.registry
				.dispatch( noticesStore )
				.createErrorNotice( 'No wallet.', {
					context: 'wc/checkout/express-payments',
				} );
		} );
		expect( screen.getByText( 'No wallet.' ) ).toBeVisible();
		expect( area() ).toBeNull();
	} );

	it( 'keeps room for what may come, and has a place for what does', () => {
		open();
		const store = paymentStore();
		act( () => page.app.registry.register( store ) );
		act( () => {
			void page.app.registry.dispatch( store ).set( {
				available: {},
				registered: { wallet: {} },
				isKnown: false,
			} );
		} );
		expect( area() ).toHaveStyle( {
			'--sf-express-button-height': '55px',
			'--sf-express-button-radius': '8px',
		} );
		expect(
			area()?.querySelectorAll( '.wc-block-components-skeleton' )
		).toHaveLength( 2 );
		act( () => {
			void page.app.registry.dispatch( store ).set( {
				available: { wallet: {} },
				registered: { wallet: {} },
				isKnown: true,
			} );
		} );
		expect(
			document.getElementById( 'express-payment-method-wallet' )
		).not.toBeNull();
		expect( screen.getByText( 'Or' ) ).toBeVisible();
		act( () => {
			void page.app.registry.dispatch( store ).set( {
				available: {},
				registered: { wallet: {} },
				isKnown: true,
			} );
		} );
		expect( area() ).toBeNull();
	} );
} );

describe( 'accepted payment methods', () => {
	it( 'are shown by the icons of the gateways that could take the cart', () => {
		open( {
			wcBlocksConfig: { pluginUrl: 'http://shop.test/' },
			paymentMethodData: {
				cod: { icons: [ 'visa', { id: 'own', src: '/own.svg' } ] },
				stripe: { icons: [ 'amex' ] },
			},
		} );
		expect(
			screen
				.getAllByRole( 'img' )
				.map( ( image ) => image.getAttribute( 'alt' ) )
		).toEqual( [ 'Visa', 'own' ] );
	} );

	it( 'are nothing without icons', () => {
		open();
		expect(
			screen.queryByRole( 'list', { name: 'Accepted payment methods' } )
		).toBeNull();
	} );
} );
