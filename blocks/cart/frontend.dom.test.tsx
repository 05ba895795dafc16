import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { addAction, removeAction } from '@wordpress/hooks';
import { validationStore } from '@shopfront/data/validation';
import type { CartResponse } from '@shopfront/store-api';
import {
	createTestApp,
	type TestApp,
	type TestAppOptions,
} from '../../tests/fixtures/block-app';
import {
	cartCoupon,
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import { mount } from './frontend';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const inner = ( name: string, content = '', data = '' ) =>
	`<div data-block-name="woocommerce/${ name }" class="wp-block-woocommerce-${ name }" ${ data }>${ content }</div>`;

/** The default template of a new page (docs/contract/blocks.md 2). */
const TEMPLATE = `
	<div class="sf-skeleton">Soon</div>
	<noscript><form>A cart without script</form></noscript>
	${ inner(
		'filled-cart-block',
		inner( 'cart-items-block', inner( 'cart-line-items-block' ) ) +
			inner(
				'cart-totals-block',
				inner(
					'cart-order-summary-block',
					inner( 'cart-order-summary-heading-block' ) +
						inner( 'cart-order-summary-coupon-form-block' ) +
						inner(
							'cart-order-summary-totals-block',
							inner( 'cart-order-summary-subtotal-block' ) +
								inner( 'cart-order-summary-fee-block' ) +
								inner( 'cart-order-summary-discount-block' ) +
								inner( 'cart-order-summary-shipping-block' ) +
								inner( 'cart-order-summary-taxes-block' )
						)
				) +
					inner( 'cart-express-payment-block' ) +
					inner( 'proceed-to-checkout-block' )
			)
	) }
	${ inner(
		'empty-cart-block',
		`<h2 class="wp-block-heading with-empty-cart-icon">Your cart is currently empty!</h2>
		<hr class="wp-block-separator is-style-dots">`
	) }`;

const mug = ( quantity = 1 ) => cartItem( { quantity } );
const cap = () =>
	cartItem( { key: 'cap', id: 27, name: 'Canvas Cap', unitPrice: 2500 } );

const SETTINGS = {
	storePages: {
		checkout: {
			id: 8,
			title: 'Checkout',
			permalink: 'http://shop.test/checkout/',
		},
	},
};

let app: TestApp;
let unmount = () => {};
const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

const open = (
	cart: CartResponse | null,
	{
		template = TEMPLATE,
		...options
	}: Partial< TestAppOptions > & { template?: string } = {}
) => {
	document.body.innerHTML = `
		<div data-block-name="woocommerce/cart" class="wp-block-woocommerce-cart alignwide is-loading">${ template }</div>`;
	const container = document.querySelector< HTMLElement >(
		'.wp-block-woocommerce-cart'
	);
	if ( ! container ) {
		throw new Error( 'No container.' );
	}
	app = createTestApp( { cart, settings: SETTINGS, ...options } );
	act( () => {
		unmount = mount( container, app );
	} );
	return container;
};

const wait = ( delayMs: number ) =>
	act( async () => jest.advanceTimersByTime( delayMs ) );

/** Answers the oldest request. */
const answer = ( cart: CartResponse ) =>
	act( async () => app.api.pending[ 0 ]?.reply( cart ) );

const rows = () => screen.getAllByRole( 'row' ).slice( 1 );
const row = ( index: number ) => {
	const found = rows()[ index ];
	if ( ! found ) {
		throw new Error( `No row ${ index }.` );
	}
	return found;
};

/** The text of a line of the totals. */
const totalsRow = ( label: string ) =>
	screen.getByText( label ).closest( '.wc-block-components-totals-item' )
		?.textContent;

beforeEach( () => {
	jest.useFakeTimers();
	// The document has no layout to scroll.
	Element.prototype.scrollIntoView = jest.fn();
	localStorage.clear();
	jest.mocked( speak ).mockClear();
} );

afterEach( () => {
	act( () => unmount() );
	app.stop();
	jest.useRealTimers();
} );

describe( 'first paint', () => {
	it( 'takes the place of what the page showed', () => {
		const container = open( cartResponse( [ mug(), cap() ] ) );
		expect( container ).not.toHaveClass( 'is-loading' );
		expect( container.querySelector( '.sf-skeleton' ) ).toBeNull();
		expect( container.querySelector( 'noscript' ) ).toBeNull();
		expect( rows() ).toHaveLength( 2 );
		expect( row( 0 ) ).toHaveAttribute( 'data-cart-item-key', 'mug' );
		expect( totalsRow( 'Estimated total' ) ).toContain( '$43.00' );
		expect( app.api.sent ).toEqual( [] );
	} );

	it( 'shows the place of a cart that has not come, and then the cart', async () => {
		const container = open( null );
		expect( container.querySelector( '.sf-cart-skeleton' ) ).not.toBeNull();
		expect( screen.queryByText( /currently empty/ ) ).toBeNull();
		await wait( 10 );
		await answer( cartResponse( [ mug() ] ) );
		expect( rows() ).toHaveLength( 1 );
		expect( container.querySelector( '.sf-cart-skeleton' ) ).toBeNull();
	} );

	it( 'says that the cart could not be had, rather than that it is empty', async () => {
		open( null );
		await wait( 10 );
		await act( async () => app.api.pending[ 0 ]?.lose() );
		expect( screen.queryByText( /currently empty/ ) ).toBeNull();
		expect(
			screen.getByText( 'Error: Unable to get cart data from the API.' )
		).toBeVisible();

		expect( speak ).toHaveBeenCalledWith(
			'There was an error loading the content.\nError: Unable to get cart data from the API.',
			'assertive'
		);

		const retry = screen.getByRole( 'button', { name: 'Retry' } );
		await user.click( retry );
		expect( retry ).toHaveAttribute( 'aria-busy', 'true' );
		expect( retry ).toHaveFocus();
		await wait( 10 );
		await answer( cartResponse( [ mug() ] ) );
		expect( rows() ).toHaveLength( 1 );
		expect( screen.getByRole( 'table' ) ).toHaveFocus();
	} );

	it( 'says it again when another try fails, and leaves alone who has moved on', async () => {
		open( null );
		await wait( 10 );
		await act( async () => app.api.pending[ 0 ]?.lose() );
		jest.mocked( speak ).mockClear();
		const retry = screen.getByRole( 'button', { name: 'Retry' } );
		await user.click( retry );
		await wait( 10 );
		await act( async () => app.api.pending[ 0 ]?.lose() );
		expect( speak ).toHaveBeenCalledTimes( 1 );
		expect( retry ).toHaveFocus();
		await user.click( retry );
		const elsewhere = document.createElement( 'button' );
		document.body.append( elsewhere );
		elsewhere.focus();
		await wait( 10 );
		await answer( cartResponse( [ mug() ] ) );
		expect( rows() ).toHaveLength( 1 );
		expect( elsewhere ).toHaveFocus();
	} );

	it( 'puts in what the page lacks', () => {
		open( cartResponse( [ mug() ] ), { template: '' } );
		expect( rows() ).toHaveLength( 1 );
		expect( totalsRow( 'Estimated total' ) ).toContain( '$18.00' );
		expect(
			screen.getByRole( 'link', { name: 'Proceed to Checkout' } )
		).toHaveAttribute( 'href', 'http://shop.test/checkout/' );
	} );
} );

describe( 'a quantity', () => {
	const quantity = () =>
		screen.getByRole( 'spinbutton', {
			name: 'Quantity of Stone Mug in your cart.',
		} );
	const plus = () =>
		screen.getByRole( 'button', {
			name: 'Increase quantity of Stone Mug',
		} );

	it( 'shows with its totals at once, and is one request for many clicks', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await user.click( plus() );
		await user.click( plus() );
		expect( quantity() ).toHaveValue( '3' );
		expect( row( 0 ) ).toHaveTextContent( '$54.00' );
		expect( totalsRow( 'Estimated total' ) ).toContain( '$79.00' );

		await wait( 400 );
		expect( speak ).toHaveBeenLastCalledWith( 'Quantity increased to 3.' );
		expect( app.api.sent.map( ( { data } ) => data ) ).toEqual( [
			{ key: 'mug', quantity: 3 },
		] );
	} );

	it( 'marks totals that only the server knows, and keeps their last value', async () => {
		const taxed = cartItem( { tax: 150 } );
		open( cartResponse( [ taxed ] ) );
		await user.click( plus() );
		const taxes = screen
			.getByText( 'Taxes' )
			.closest( '.wc-block-components-totals-item' )
			?.querySelector( '[aria-busy="true"]' );
		expect( taxes ).toHaveTextContent( '$1.50' );

		await wait( 400 );
		await answer(
			cartResponse( [ cartItem( { quantity: 2, tax: 300 } ) ] )
		);
		expect( document.querySelector( '[aria-busy="true"]' ) ).toBeNull();
		expect( totalsRow( 'Taxes' ) ).toContain( '$3.00' );
	} );

	it( 'goes back with a notice when the server refuses', async () => {
		open( cartResponse( [ mug() ] ) );
		await user.click( plus() );
		await wait( 400 );
		await act( async () =>
			app.api.pending[ 0 ]?.refuse( {
				code: 'woocommerce_rest_product_partially_out_of_stock',
				message: 'Not enough of &quot;Stone Mug&quot;.',
				data: { status: 400 },
			} )
		);
		await answer(
			cartResponse( [ { ...mug(), low_stock_remaining: 1 } ] )
		);
		expect( quantity() ).toHaveValue( '1' );
		expect(
			screen.getByText( 'Not enough of "Stone Mug".' )
		).toBeVisible();
		expect( speak ).toHaveBeenCalledWith(
			'Not enough of "Stone Mug".',
			'assertive'
		);
	} );

	it( 'is told to add-ons, whose errors stay their own', async () => {
		const heard = jest.fn( () => {
			throw new Error( 'Bad add-on' );
		} );
		const name = 'experimental__woocommerce_blocks-cart-set-item-quantity';
		addAction( name, 'test/guest', heard );
		open( cartResponse( [ mug() ] ) );
		await user.click( plus() );
		removeAction( name, 'test/guest' );
		expect( heard ).toHaveBeenCalledWith( {
			product: expect.objectContaining( { key: 'mug' } ),
			quantity: 2,
		} );
		expect( quantity() ).toHaveValue( '2' );
		expect( console ).toHaveErrored();
	} );
} );

describe( 'removal', () => {
	const remove = ( name: string ) =>
		user.click(
			screen.getByRole( 'button', { name: `Remove ${ name } from cart` } )
		);

	it( 'disables the row, then gives its focus to the next one', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		expect( row( 0 ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( app.api.sent[ 0 ]?.data ).toEqual( { key: 'mug' } );

		await answer( cartResponse( [ cap() ] ) );
		expect( rows() ).toHaveLength( 1 );
		expect(
			screen.getByRole( 'link', { name: 'Canvas Cap' } )
		).toHaveFocus();
		expect( speak ).toHaveBeenCalledWith(
			'Stone Mug has been removed from your cart.'
		);
	} );

	it( 'can be undone: the item is added again, as it was', async () => {
		open( cartResponse( [ { ...mug(), quantity: 3 }, cap() ] ) );
		await remove( 'Stone Mug' );
		await answer( cartResponse( [ cap() ] ) );
		await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( app.api.sent[ 1 ] ).toMatchObject( {
			path: '/wc/store/v1/cart/add-item',
			data: { id: mug().id, quantity: 3 },
		} );
		expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
		await answer( cartResponse( [ cap(), { ...mug(), quantity: 3 } ] ) );
		expect( rows() ).toHaveLength( 2 );
		expect( speak ).toHaveBeenCalledWith(
			'"Stone Mug" has been added to your cart.'
		);
	} );

	it( 'of an item with data of an add-on offers no way back', async () => {
		const engraved = {
			...mug(),
			item_data: [ { key: 'Engraving', value: 'For Pat' } ],
		};
		open( cartResponse( [ engraved, cap() ] ) );
		await remove( 'Stone Mug' );
		await answer( cartResponse( [ cap() ] ) );
		expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
	} );

	it( 'of the last row gives the focus to the one before', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Canvas Cap' );
		await answer( cartResponse( [ mug() ] ) );
		expect(
			screen.getByRole( 'link', { name: 'Stone Mug' } )
		).toHaveFocus();
	} );

	it( 'leaves alone who has gone on to something else', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		const field = screen.getByRole( 'spinbutton', { name: /Canvas Cap/ } );
		act( () => field.focus() );
		await answer( cartResponse( [ cap() ] ) );
		expect( field ).toHaveFocus();
	} );

	it( 'of the only row leads to the heading of the empty cart, whose blocks are asked to render', async () => {
		const container = open( cartResponse( [ mug() ] ) );
		const asked = jest.fn();
		container.addEventListener( 'wc-blocks_render_blocks_frontend', asked );
		await remove( 'Stone Mug' );
		expect( asked ).not.toHaveBeenCalled();
		await answer( cartResponse( [] ) );
		expect(
			screen.getByRole( 'heading', {
				name: 'Your cart is currently empty!',
			} )
		).toHaveFocus();
		expect( asked ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'that fails brings the row back, and says why', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		await act( async () =>
			app.api.pending[ 0 ]?.refuse( {
				code: 'oh_no',
				message: 'It would not go.',
			} )
		);
		expect( row( 0 ) ).not.toHaveAttribute( 'aria-busy' );
		expect( screen.getByText( 'It would not go.' ) ).toBeVisible();
		expect( speak ).not.toHaveBeenCalledWith(
			'Stone Mug has been removed from your cart.'
		);
	} );
} );

it( 'does not take the focus when a page opens on an empty cart', () => {
	open( cartResponse( [] ) );
	expect(
		screen.getByRole( 'heading', { name: /currently empty/ } )
	).not.toHaveFocus();
	expect( screen.queryByRole( 'table' ) ).toBeNull();
} );

describe( 'coupons', () => {
	const withCoupon = () =>
		cartResponse( [ mug() ], {
			coupons: [ cartCoupon( 'ten', '180' ) ],
			totals: { total_discount: '180', total_price: '1620' },
		} );
	const type = async ( code: string ) => {
		await user.click(
			screen.getByRole( 'button', { name: 'Add coupons' } )
		);
		await user.type( screen.getByLabelText( 'Enter code' ), code );
		await user.click( screen.getByRole( 'button', { name: 'Apply' } ) );
	};

	it( 'are applied, told, and taken off', async () => {
		open( cartResponse( [ mug() ] ) );
		await type( 'ten' );
		expect( app.api.sent[ 0 ]?.data ).toEqual( { code: 'ten' } );
		await answer( withCoupon() );
		expect( totalsRow( 'Discount' ) ).toContain( '-$1.80' );
		expect( app.notices() ).toEqual( [
			'Coupon code "ten" has been applied to your cart.',
		] );
		expect( screen.queryByLabelText( 'Enter code' ) ).toBeNull();
		expect(
			screen.getByRole( 'button', { name: 'Add coupons' } )
		).toHaveFocus();
	} );

	it( 'are removed', async () => {
		open( withCoupon() );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove coupon "ten"' } )
		);
		expect( app.api.sent[ 0 ]?.path ).toContain( 'remove-coupon' );
		await answer( cartResponse( [ mug() ] ) );
		expect( screen.queryByText( 'Discount' ) ).toBeNull();
		expect( app.notices() ).toEqual( [
			'Coupon code "ten" has been removed from your cart.',
		] );
	} );

	it( 'that are refused say why beside the field, until it is typed in again', async () => {
		open( cartResponse( [ mug() ] ) );
		await type( 'old' );
		await act( async () =>
			app.api.pending[ 0 ]?.refuse( {
				code: 'woocommerce_rest_cart_coupon_error',
				message: 'Coupon error.',
				data: {
					status: 400,
					details: { cart: 'Coupon &quot;old&quot; has expired.' },
				},
			} )
		);
		await answer( cartResponse( [ mug() ] ) );
		const field = screen.getByLabelText( 'Enter code' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Coupon "old" has expired.'
		);
		expect( field ).toBeInvalid();
		expect( field ).toHaveAccessibleDescription(
			'Coupon "old" has expired.'
		);
		expect( field ).toHaveValue( 'old' );
		await user.type( field, 'x' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it.each< [ string, () => Promise< void > ] >( [
		[
			'the server refuses a code after the panel was closed',
			async () => {
				await type( 'old' );
				await user.click(
					screen.getByRole( 'button', { name: 'Add coupons' } )
				);
				expect( screen.queryByLabelText( 'Enter code' ) ).toBeNull();
				await act( async () =>
					app.api.pending[ 0 ]?.refuse( {
						code: 'woocommerce_rest_cart_coupon_error',
						message: 'Coupon "old" has expired.',
						data: { status: 400 },
					} )
				);
				await answer( cartResponse( [ mug() ] ) );
			},
		],
		[
			'an add-on reports an error about a code',
			() =>
				act( async () => {
					void app.registry
						.dispatch( validationStore )
						.setValidationErrors( {
							coupon: {
								message: 'Coupon "old" has expired.',
								hidden: false,
							},
						} );
				} ),
		],
	] )( 'open their panel when %s', async ( _, concern ) => {
		open( cartResponse( [ mug() ] ) );
		await concern();
		const field = await screen.findByLabelText( 'Enter code' );
		expect( field ).toHaveAccessibleDescription(
			'Coupon "old" has expired.'
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Add coupons' } )
		);
		expect( screen.queryByLabelText( 'Enter code' ) ).toBeNull();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'are not offered where the shop has none', () => {
		open( cartResponse( [ mug() ] ), {
			settings: { couponsEnabled: false },
		} );
		expect( screen.queryByText( 'Add coupons' ) ).toBeNull();
	} );
} );

describe( 'totals', () => {
	const chosen = shippingPackage( [
		shippingRate( { selected: true, name: 'Flat rate' } ),
	] );

	it( 'name the chosen rate, and the subtotal beside it', () => {
		open(
			cartResponse( [ mug() ], {
				needs_shipping: true,
				shipping_rates: [ chosen ],
				totals: {
					total_shipping: '1000',
					total_shipping_tax: '0',
					total_price: '2800',
				},
			} )
		);
		expect( totalsRow( 'Flat rate' ) ).toContain( '$10.00' );
		expect( totalsRow( 'Subtotal' ) ).toContain( '$18.00' );
	} );

	it( 'leave out a subtotal that says what the total says, and shipping that is not known', () => {
		open(
			cartResponse( [ mug() ], {
				needs_shipping: true,
				shipping_rates: [ shippingPackage( [] ) ],
			} )
		);
		expect( screen.queryByText( 'Subtotal' ) ).toBeNull();
		expect( screen.queryByText( 'Shipping' ) ).toBeNull();
		expect(
			screen.getByText( 'Shipping will be calculated at checkout' )
		).toBeVisible();
	} );

	it( 'contain the tax where the shop shows prices so', () => {
		open( cartResponse( [ cartItem( { tax: 360 } ) ] ), {
			settings: {
				...SETTINGS,
				displayCartPricesIncludingTax: true,
				taxesEnabled: true,
			},
		} );
		expect( row( 0 ) ).toHaveTextContent( '$21.60' );
		expect( screen.queryByText( 'Taxes' ) ).toBeNull();
		expect( screen.getByText( /Including/ ) ).toHaveTextContent(
			'Including $3.60 in taxes'
		);
	} );

	it( 'have the heading that the page gives them', () => {
		open( cartResponse( [ mug() ] ), {
			template: TEMPLATE.replace(
				'"woocommerce/cart-order-summary-heading-block"',
				'"woocommerce/cart-order-summary-heading-block" data-content="Your basket"'
			),
		} );
		expect(
			screen.getByRole( 'heading', { name: 'Your basket' } )
		).toBeVisible();
	} );
} );

describe( 'the way to the checkout', () => {
	const proceed = () =>
		screen.getByRole( 'link', { name: 'Proceed to Checkout' } );
	const click = () => {
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		// The document does not follow links, but it says when nobody stopped it.
		event.preventDefault = jest.fn( event.preventDefault );
		act( () => void proceed().dispatchEvent( event ) );
		return event;
	};

	it( 'leads to the page that the cart names', () => {
		open( cartResponse( [ mug() ] ), {
			settings: { ...SETTINGS, 'page-9': 'http://shop.test/pay/' },
			template: TEMPLATE.replace(
				'"woocommerce/proceed-to-checkout-block"',
				'"woocommerce/proceed-to-checkout-block" data-checkout-page-id="9" data-button-label="Pay"'
			),
		} );
		expect( screen.getByRole( 'link', { name: 'Pay' } ) ).toHaveAttribute(
			'href',
			'http://shop.test/pay/'
		);
	} );

	it( 'is told, and can be stopped', () => {
		const container = open( cartResponse( [ mug() ] ) );
		const listener = jest.fn( ( event: Event ) => event.preventDefault() );
		container.addEventListener( 'cart_proceed_to_checkout', listener );
		const event = click();
		expect( listener ).toHaveBeenCalledTimes( 1 );
		expect( event.defaultPrevented ).toBe( true );
		expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
	} );

	it( 'waits for changes that are on their way', async () => {
		open( cartResponse( [ mug() ] ) );
		await user.click(
			screen.getByRole( 'button', { name: /Increase quantity/ } )
		);
		const event = click();
		expect( event.defaultPrevented ).toBe( true );
		expect( proceed() ).toHaveAttribute( 'aria-busy', 'true' );
		await wait( 400 );
		expect( app.visited ).toEqual( [] );
		await answer( cartResponse( [ mug( 2 ) ] ) );
		expect( app.visited ).toEqual( [ 'http://shop.test/checkout/' ] );
	} );

	it( 'ends where such a change fails', async () => {
		open( cartResponse( [ mug() ] ) );
		await user.click(
			screen.getByRole( 'button', { name: /Increase quantity/ } )
		);
		click();
		await wait( 400 );
		await act( async () =>
			app.api.pending[ 0 ]?.refuse( { code: 'no', message: 'Sold out.' } )
		);
		await answer( cartResponse( [ mug() ] ) );
		expect( app.visited ).toEqual( [] );
		expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
	} );
} );

it( 'keeps what a row cannot do to itself', () => {
	open(
		cartResponse( [
			cartItem( {
				sold_individually: true,
				catalog_visibility: 'hidden',
			} ),
		] )
	);
	expect( within( row( 0 ) ).queryByRole( 'spinbutton' ) ).toBeNull();
	expect( within( row( 0 ) ).queryByRole( 'link' ) ).toBeNull();
} );
