import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import type {
	ExpressPaymentProps,
	PaymentMethodInterface,
} from '@shopfront/bindings';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import { checkoutResponse } from '../../tests/fixtures/checkout-stores';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

const TEMPLATE = `
	<div data-block-name="woocommerce/filled-cart-block"><div data-block-name="woocommerce/cart-totals-block">
		<div data-block-name="woocommerce/cart-express-payment-block"
			data-show-button-styles="true" data-button-height="55" data-button-border-radius="8"></div>
		<div data-block-name="woocommerce/proceed-to-checkout-block"></div>
		<div data-block-name="woocommerce/cart-accepted-payment-methods-block"></div>
	</div></div>`;

/** As a wallet's script renders it, with the area's props. */
const Wallet = ( {
	onClick,
	onError,
	onSubmit,
	buttonAttributes,
}: Partial< ExpressPaymentProps & PaymentMethodInterface > ) => (
	<>
		<button type="button" onClick={ onClick }>
			Pay by wallet { buttonAttributes?.height }
		</button>
		<button type="button" onClick={ () => onError?.( 'No funds.' ) }>
			Let it fail
		</button>
		<button type="button" onClick={ onSubmit }>
			Confirm
		</button>
	</>
);
const registerWallet = ( canMakePayment: () => Promise< boolean > ) =>
	act( () =>
		page.app.payments.registerExpressPaymentMethod( {
			name: 'wallet',
			content: <Wallet />,
			edit: null,
			canMakePayment,
		} )
	);

let page: TestCart;
const open = ( settings = {} ) => {
	page = openCart( cartResponse( [ cartItem() ] ), settings, TEMPLATE );
};
afterEach( () => {
	page.close();
	sessionStorage.clear();
} );

describe( 'express payment', () => {
	const area = () =>
		document.querySelector< HTMLElement >(
			'.wc-block-components-express-payment--cart'
		);

	it( 'renders nothing on a page without express methods', () => {
		open();
		expect( area() ).toBeNull();
		expect( screen.queryByText( 'Or' ) ).toBeNull();
	} );

	it( 'still shows errors of express methods to administrators', async () => {
		open( { currentUserIsAdmin: true } );
		act( () => {
			void page.app.registry
				.dispatch( noticesStore )
				.createErrorNotice( 'No wallet.', {
					context: 'wc/checkout/express-payments',
				} );
		} );
		expect( await screen.findByText( 'No wallet.' ) ).toBeVisible();
		expect( area() ).toBeNull();
	} );

	it( 'reserves space during the check and shows the available button', async () => {
		open();
		let respond: ( isAvailable: boolean ) => void = () => {};
		registerWallet(
			() =>
				new Promise( ( resolve ) => {
					respond = resolve;
				} )
		);
		await waitFor( () => expect( area() ).not.toBeNull() );
		expect( area() ).toHaveStyle( {
			'--sf-express-button-height': '55px',
			'--sf-express-button-radius': '8px',
		} );
		expect(
			area()?.querySelectorAll( '.wc-block-components-skeleton' )
		).toHaveLength( 1 );
		await waitFor( () =>
			expect(
				page.app.registry.select( 'wc/store/payment' )
			).toBeDefined()
		);
		await act( async () => respond( true ) );
		const button = await screen.findByRole( 'button', {
			name: 'Pay by wallet 55',
		} );
		expect(
			document.getElementById( 'express-payment-method-wallet' )
		).toContainElement( button );
		expect( screen.getByText( 'Or' ) ).toBeVisible();
		act( () =>
			page.app.payments.deregisterExpressPaymentMethod( 'wallet' )
		);
		expect( area() ).toBeNull();
	} );

	it( 'shows the error that a wallet reports', async () => {
		const user = userEvent.setup();
		open();
		registerWallet( async () => true );
		await user.click(
			await screen.findByRole( 'button', { name: 'Pay by wallet 55' } )
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Let it fail' } )
		);
		expect( screen.getByText( 'No funds.' ) ).toBeVisible();
	} );

	it( 'reports an unknown order outcome and polls again on request, even with an empty cart', async () => {
		const user = userEvent.setup();
		open();
		const { pending } = page.app.api;
		registerWallet( async () => true );
		await user.click(
			await screen.findByRole( 'button', { name: 'Pay by wallet 55' } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Confirm' } ) );
		await waitFor( () =>
			expect( pending.at( -1 )?.request.method ).toBe( 'POST' )
		);
		await act( async () => pending.at( -1 )?.lose() );
		await waitFor(
			() => expect( pending.at( -1 )?.request.isFresh ).toBe( true ),
			{ timeout: 4000 }
		);
		await act( async () =>
			pending.at( -1 )?.reply(
				checkoutResponse( {
					order_id: 0,
					status: 'checkout-draft',
					payment_result: null,
					__experimentalCart: cartResponse( [] ),
				} )
			)
		);
		expect(
			await screen.findByText( /This page keeps checking by itself/ )
		).toBeVisible();

		const requestCount = pending.length;
		await user.click(
			await screen.findByRole( 'button', { name: 'Check again' } )
		);
		await waitFor( () =>
			expect( pending ).toHaveLength( requestCount + 1 )
		);
		expect( pending.at( -1 )?.request ).not.toMatchObject( {
			method: 'POST',
		} );
	} );

	it( 'offers another express payment after an order without an answer of the gateway', async () => {
		const user = userEvent.setup();
		open( { shopfrontData: { orderAttempts: true } } );
		const { pending } = page.app.api;
		const wallet = () =>
			screen.findByRole( 'button', { name: 'Pay by wallet 55' } );
		registerWallet( async () => true );
		await user.click( await wallet() );
		await user.click( screen.getByRole( 'button', { name: 'Confirm' } ) );
		await waitFor( () =>
			expect( pending.at( -1 )?.request.method ).toBe( 'POST' )
		);
		await act( async () =>
			pending.at( -1 )?.refuse( {
				code: 'shopfront_order_unanswered',
				message: 'We don’t know yet whether order 83 was paid.',
				data: {
					status: 409,
					attempt: { key: 'k', order_id: 83, order_number: '83' },
				},
			} )
		);
		expect(
			await screen.findByRole( 'group', { name: /order 83 was paid/ } )
		).toBeVisible();
		expect( ( await wallet() ).closest( '[inert]' ) ).not.toBeNull();
		await user.click( screen.getByRole( 'checkbox' ) );
		await user.click( screen.getByRole( 'button', { name: /Try again/ } ) );
		expect( await wallet() ).toHaveFocus();
		await user.click( await wallet() );
		await user.click( screen.getByRole( 'button', { name: 'Confirm' } ) );
		await waitFor( () =>
			expect( pending.at( -1 )?.request.data ).toMatchObject( {
				extensions: { shopfront: { confirmed: 'k' } },
			} )
		);
	} );

	it( 'notifies wallets of shipping rates, as the checkout does', async () => {
		const found = jest.fn();
		const missed = jest.fn();
		page = openCart(
			cartResponse( [ cartItem() ], {
				needs_shipping: true,
				shipping_rates: [ shippingPackage( [ shippingRate() ] ) ],
			} ),
			{ shippingEnabled: true },
			TEMPLATE
		);
		page.app.events.shippingRatesSuccess.subscribe( found );
		page.app.events.shippingRatesFail.subscribe( missed );
		registerWallet( async () => true );
		await screen.findByRole( 'button', { name: 'Pay by wallet 55' } );
		await waitFor( () => expect( found ).toHaveBeenCalledTimes( 1 ) );
		act( () => {
			void page.app.registry.dispatch( cartStore ).receiveCart(
				cartResponse( [ cartItem() ], {
					needs_shipping: true,
					shipping_rates: [ shippingPackage( [] ) ],
				} )
			);
		} );
		await waitFor( () => expect( missed ).toHaveBeenCalledTimes( 1 ) );
	} );

	describe( 'after its block unmounts', () => {
		beforeEach( () => sessionStorage.clear() );
		const orders = () =>
			page.app.api.sent.filter(
				( { path, method } ) =>
					method === 'POST' && path === '/wc/store/v1/checkout'
			);
		const startPayment = async () => {
			const user = userEvent.setup();
			open();
			registerWallet( async () => true );
			await user.click(
				await screen.findByRole( 'button', {
					name: 'Pay by wallet 55',
				} )
			);
			return () =>
				user.click( screen.getByRole( 'button', { name: 'Confirm' } ) );
		};

		it( 'continues to poll an order in flight', async () => {
			const confirm = await startPayment();
			await confirm();
			await waitFor( () => expect( orders() ).toHaveLength( 1 ) );
			page.leave();
			await act( async () => page.app.api.pending.at( -1 )?.lose() );
			// Polling uses timers, which must survive the unmount.
			await waitFor(
				() =>
					expect(
						page.app.api.pending.at( -1 )?.request.isFresh
					).toBe( true ),
				{ timeout: 4000 }
			);
			expect( orders() ).toHaveLength( 1 );
		} );

		it( 'does not send an order that is still being set up', async () => {
			const confirm = await startPayment();
			let respond: ( response: unknown ) => void = () => {};
			page.app.events.paymentSetup.subscribe(
				() => new Promise( ( resolve ) => ( respond = resolve ) )
			);
			await confirm();
			const payment = page.app.registry.select( paymentStore );
			await waitFor( () =>
				expect( payment.isPaymentProcessing() ).toBe( true )
			);
			page.leave();
			await act( async () => respond( { type: 'success' } ) );
			await waitFor( () =>
				expect( page.app.notices( 'wc/checkout' ) ).toEqual( [
					expect.stringContaining( 'Your order was not sent' ),
				] )
			);
			expect( orders() ).toEqual( [] );
			// The express method must not stay active.
			expect( payment.isExpressPaymentMethodActive() ).toBe( false );
		} );
	} );

	it( 'does not start the checkout stores without an express method', async () => {
		open();
		await act( async () => {
			await page.app.registry.resolveSelect( cartStore ).getCartData();
		} );
		expect(
			page.app.registry.select( 'wc/store/payment' )
		).toBeUndefined();
		expect(
			page.app.registry.select( 'wc/store/checkout' )
		).toBeUndefined();
	} );
} );

describe( 'accepted payment methods', () => {
	it( 'show the icons of the gateways available for the cart', () => {
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

	it( 'render nothing without icons', () => {
		open();
		expect(
			screen.queryByRole( 'list', { name: 'Accepted payment methods' } )
		).toBeNull();
	} );
} );
