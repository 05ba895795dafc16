import { act, screen, within } from '@testing-library/react';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import userEvent from '@testing-library/user-event';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import {
	checkoutFields,
	checkoutTotals,
	openCheckout,
	type OpenCheckoutOptions,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const PAGES = {
	storePages: {
		cart: { id: 7, title: 'Cart', permalink: 'http://shop.test/cart/' },
		shop: { id: 5, title: 'Shop', permalink: 'http://shop.test/shop/' },
		myaccount: {
			id: 9,
			title: 'Account',
			permalink: 'http://shop.test/account/',
		},
	},
};

let page: TestCheckout;
const open = (
	cart: Parameters< typeof openCheckout >[ 0 ],
	options: OpenCheckoutOptions = {}
) => {
	page = openCheckout( cart, {
		...options,
		settings: { ...PAGES, ...options.settings },
	} );
	return page.container;
};
const loadParts = () =>
	act( async () => {
		await import( './unavailable-checkout' );
		await import( '../../packages/bindings/checkout/contact/account-password' );
	} );
const mug = () => cartItem( { quantity: 2 } );
const Transfer = () => <p>By transfer</p>;

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
} );
afterEach( () => {
	page.close();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'fills an empty container with the blocks of a new page', () => {
	const container = open( cartResponse( [ mug() ] ), {
		template: '<noscript>No script.</noscript>',
	} );
	for ( const text of [
		'Contact information',
		'Add a note to your order',
		/By proceeding with your purchase/,
		'Add coupons',
		'Subtotal',
	] ) {
		expect( screen.getAllByText( text )[ 0 ] ).toBeVisible();
	}
	expect( container ).not.toHaveTextContent( 'No script.' );
} );

describe( 'layout', () => {
	it( 'shows the form beside an open summary in a wide container', () => {
		const container = open( cartResponse( [ mug() ] ) );
		expect( container ).not.toHaveClass( 'is-loading' );
		const form = container.querySelector( 'form.wc-block-checkout__form' );
		const sidebar = container.querySelector(
			'.wc-block-checkout__sidebar'
		);
		expect( sidebar ).toHaveClass( 'is-sticky', 'is-large' );
		expect( form?.compareDocumentPosition( sidebar as Node ) ).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING
		);
		expect(
			screen.queryByRole( 'button', { name: /Order summary/ } )
		).toBeNull();
		expect( screen.getAllByText( 'Total' ) ).toHaveLength( 1 );
	} );

	it( 'shows a collapsed summary above the form and the total above the button in a narrow container', async () => {
		const container = open( cartResponse( [ mug() ] ), { widthPx: 360 } );
		const title = screen.getByRole( 'button', { name: /Order summary/ } );
		expect( title ).toHaveTextContent( '$36.00' );
		const form = container.querySelector( 'form.wc-block-checkout__form' );
		expect( title.compareDocumentPosition( form as Node ) ).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING
		);
		const fill = container.querySelector< HTMLElement >(
			'.checkout-order-summary-block-fill'
		);
		expect( within( fill! ).getByText( 'Total' ) ).toBeVisible();
		expect( within( fill! ).queryByText( 'Add coupons' ) ).toBeNull();
		await user.click( title );
		expect(
			screen.getByRole( 'button', { name: 'Add coupons' } )
		).toBeVisible();
		expect( screen.getAllByText( 'Total' ) ).toHaveLength( 2 );
	} );

	it( 'renders foreign content in the first summary and copies it into the second', () => {
		const summary =
			'<div data-block-name="woocommerce/checkout-order-summary-block"><p>Packed <b>by hand</b></p></div>';
		const container = open( cartResponse( [ mug() ] ), {
			widthPx: 360,
			template: `${ checkoutFields() }<div data-block-name="woocommerce/checkout-totals-block">${ summary }</div>`,
		} );
		expect(
			[ ...container.querySelectorAll( 'p b' ) ].map(
				( { parentElement } ) => parentElement?.textContent
			)
		).toEqual( [ 'Packed by hand', 'Packed by hand' ] );
	} );

	it.each( [
		[ 'data-show-form-step-numbers="true"', true ],
		[ '', false ],
	] )(
		'shows step numbers with the attributes %p: %p',
		( attributes, isCounted ) => {
			const container = open( cartResponse( [ mug() ] ), { attributes } );
			expect(
				container.querySelector(
					'.wc-block-checkout__form--with-step-numbers'
				) !== null
			).toBe( isCounted );
			expect(
				container
					.querySelector( '#contact-fields' )
					?.classList.contains(
						'wc-block-components-checkout-step--with-step-number'
					)
			).toBe( isCounted );
		}
	);

	it( 'shows the subtotal even if it equals the total', () => {
		open( cartResponse( [ mug() ] ) );
		expect( screen.getByText( 'Subtotal' ) ).toBeVisible();
	} );

	it( 'adds blocks that are missing from the page', () => {
		open( cartResponse( [ mug() ] ), { template: '' } );
		expect(
			screen.getByRole( 'group', { name: 'Contact information' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Place Order' } )
		).toBeVisible();
	} );
} );

it( 'does not unmount the form or payment methods while an add-on updates the cart', async () => {
	const container = open( cartResponse( [ mug() ] ) );
	const form = container.querySelector( 'form' );
	await act( async () => {
		await page.app.registry
			.dispatch( cartStore )
			.invalidateResolutionForStore();
	} );
	await act( async () => jest.advanceTimersByTime( 10 ) );
	expect( container.querySelector( 'form' ) ).toBe( form );
	expect(
		screen.getByRole( 'button', { name: 'Place Order' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	await act( async () =>
		page.app.api.pending[ 0 ]?.reply(
			cartResponse( [ cartItem( { quantity: 3 } ) ] )
		)
	);
	expect( container.querySelector( 'form' ) ).toBe( form );
	expect(
		screen.getByRole( 'button', { name: 'Place Order' } )
	).toBeEnabled();
} );

it.each( [
	[ 'the cart before the order exists', 0, 'Enter your email at checkout.' ],
	[ 'the order once it exists', 12, 'Enter your email.' ],
] )(
	"shows the server's reason for a rejected coupon from %s",
	async ( _, orderId, words ) => {
		open( cartResponse( [ mug() ] ), {
			settings: { couponsEnabled: true },
		} );
		act( () => {
			void page.app.registry
				.dispatch( checkoutStore )
				.mergeState( { orderId } );
		} );
		await user.click(
			screen.getByRole( 'button', { name: 'Add coupons' } )
		);
		await user.type( screen.getByLabelText( 'Enter code' ), 'mine{Enter}' );
		await act( async () =>
			page.app.api.pending[ 0 ]?.refuse( {
				code: 'woocommerce_rest_cart_coupon_error',
				message: 'Coupon error.',
				data: {
					status: 400,
					details: {
						cart: 'Enter your email at checkout.',
						checkout: 'Enter your email.',
					},
				},
			} )
		);
		await act( async () =>
			page.app.api.pending[ 0 ]?.reply( cartResponse( [ mug() ] ) )
		);
		expect( screen.getByText( words ) ).toBeVisible();
	}
);

describe( 'instead of the form', () => {
	it( 'shows a skeleton while the cart loads', async () => {
		const container = open( null );
		expect(
			container.querySelector( '.sf-checkout-skeleton' )
		).not.toBeNull();
		await act( async () => jest.advanceTimersByTime( 10 ) );
		await act( async () =>
			page.app.api.pending[ 0 ]?.reply( cartResponse( [ mug() ] ) )
		);
		expect( container.querySelector( '.sf-checkout-skeleton' ) ).toBeNull();
		expect(
			screen.getByRole( 'button', { name: 'Place Order' } )
		).toBeVisible();
	} );

	it( 'shows an error if the cart fails to load, and retries', async () => {
		open( null );
		await act( async () => jest.advanceTimersByTime( 10 ) );
		await act( async () => page.app.api.pending[ 0 ]?.lose() );
		await user.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		await act( async () => jest.advanceTimersByTime( 10 ) );
		await act( async () =>
			page.app.api.pending[ 0 ]?.reply( cartResponse( [ mug() ] ) )
		);
		expect(
			screen.getByRole( 'button', { name: 'Place Order' } )
		).toBeVisible();
		expect( screen.getAllByRole( 'heading' )[ 0 ] ).toHaveFocus();
	} );

	it( 'links from an empty cart to the shop', async () => {
		open( cartResponse( [] ) );
		await loadParts();
		expect(
			screen.getByRole( 'link', { name: 'Browse the store' } )
		).toHaveAttribute( 'href', 'http://shop.test/shop/' );
		expect( screen.queryByRole( 'group' ) ).toBeNull();
	} );

	it( 'lets the shopper poll an unknown order outcome, even with an empty cart', () => {
		open( cartResponse( [] ) );
		act( () => {
			void page.app.registry.dispatch( checkoutStore ).setOrderState( {
				status: 'unknown',
				attempt: { key: 'a', total: '1' },
				cause: 'connection',
				run: 1,
			} );
		} );
		expect(
			screen.getByRole( 'button', { name: 'Check again' } )
		).toBeVisible();
	} );

	it( "shows the server's error and a link to the cart", async () => {
		open( cartResponse( [ mug() ] ), {
			settings: {
				checkoutData: {
					code: 'woocommerce_rest_product_out_of_stock',
					message: '&quot;Mug&quot; is sold out.',
				},
			},
		} );
		await loadParts();
		expect( screen.getByText( '"Mug" is sold out.' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Edit your cart' } )
		).toHaveAttribute( 'href', 'http://shop.test/cart/' );
	} );

	it( "shows a log-in prompt if guests can't order", async () => {
		open( cartResponse( [ mug() ] ), {
			settings: { checkoutAllowsGuest: false },
		} );
		await loadParts();
		expect(
			screen.getByRole( 'link', { name: 'Log in to check out' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'http://shop.test/account/?redirect_to=' )
		);
	} );

	it.each( [
		[ 'a guest', { checkoutAllowsGuest: true } ],
		[
			'a guest who can create an account',
			{ checkoutAllowsGuest: false, checkoutAllowsSignup: true },
		],
		[ 'a customer', { checkoutAllowsGuest: false, currentUserId: 3 } ],
	] )( 'lets %s order', async ( _, settings ) => {
		open( cartResponse( [ mug() ] ), { settings } );
		await loadParts();
		expect(
			screen.getByRole( 'button', { name: 'Place Order' } )
		).toBeVisible();
	} );
} );

describe( 'order summary', () => {
	it( 'lists the items, without descriptions if the page disables them', () => {
		const items =
			'<div data-block-name="woocommerce/checkout-order-summary-cart-items-block" data-disable-product-descriptions="true"></div>';
		const container = open( cartResponse( [ mug() ] ), {
			template:
				checkoutFields() +
				`<div data-block-name="woocommerce/checkout-totals-block"><div data-block-name="woocommerce/checkout-order-summary-block">${ items }</div></div>`,
		} );
		expect( screen.getByText( '2 items' ) ).toBeInTheDocument();
		expect(
			container.querySelector(
				'.wc-block-components-product-metadata__description'
			)
		).toBeNull();
	} );
} );

describe( 'actions', () => {
	const actions = ( attributes: string ) =>
		checkoutFields( 'checkout-actions-block', attributes ) + checkoutTotals;

	it( 'link back to the cart if the page enables it', () => {
		open( cartResponse( [ mug() ] ), {
			template: actions( 'data-show-return-to-cart="true"' ),
		} );
		expect(
			screen.getByRole( 'link', { name: 'Return to Cart' } )
		).toHaveAttribute( 'href', 'http://shop.test/cart/' );
	} );

	it( "use the page's button label", () => {
		open( cartResponse( [ mug() ] ), {
			template: actions( 'data-place-order-button-label="Buy now"' ),
		} );
		expect(
			screen.getByRole( 'button', { name: 'Buy now' } )
		).toBeVisible();
		expect(
			screen.queryByRole( 'link', { name: 'Return to Cart' } )
		).toBeNull();
	} );

	it( "prefer the label of the selected payment method to the page's", async () => {
		open(
			cartResponse( [ mug() ], {
				needs_payment: true,
				payment_methods: [ 'bank' ],
			} ),
			{ template: actions( 'data-place-order-button-label="Buy now"' ) }
		);
		await act( async () => {
			page.app.payments.registerPaymentMethod( {
				name: 'bank',
				label: 'Bank',
				ariaLabel: 'Bank',
				content: <Transfer />,
				edit: <Transfer />,
				canMakePayment: () => true,
				placeOrderButtonLabel: 'Pay at the bank',
				supports: { features: [ 'products' ] },
			} );
			await jest.advanceTimersByTimeAsync( 1000 );
		} );
		expect(
			screen.getByRole( 'button', { name: 'Pay at the bank' } )
		).toBeVisible();
	} );

	it( 'show a line of the merchant below the button', () => {
		open( cartResponse( [ mug() ] ), {
			template: actions(
				'data-reassurance="Free returns & <b>no</b> fees"'
			),
		} );
		expect(
			screen.getByText( 'Free returns & <b>no</b> fees' )
		).toBeVisible();
	} );

	it( 'show the price on the button in the price style', () => {
		open( cartResponse( [ mug() ] ), {
			template:
				'<div data-block-name="woocommerce/checkout-fields-block"><div data-block-name="woocommerce/checkout-actions-block" class="wp-block is-style-with-price"></div></div>',
		} );
		expect(
			screen.getByRole( 'button', { name: 'Place Order $36.00' } )
		).toHaveTextContent( 'Place Order · $36.00' );
	} );
} );
