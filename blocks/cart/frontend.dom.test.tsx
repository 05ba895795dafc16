import { cartStore } from '@shopfront/data/cart';
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

/** See docs/contract/blocks.md 2. */
const TEMPLATE = `
	<div class="sf-skeleton">Loading</div>
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

/** Replies to the oldest request. */
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

const totalsRow = ( label: string ) =>
	screen.getByText( label ).closest( '.wc-block-components-totals-item' )
		?.textContent;

beforeEach( () => {
	jest.useFakeTimers();
	// jsdom has no layout and therefore no scrolling.
	Element.prototype.scrollIntoView = jest.fn();
	localStorage.clear();
	jest.mocked( speak ).mockClear();
} );

afterEach( () => {
	act( () => unmount() );
	app.stop();
	jest.useRealTimers();
} );

it( 'fills an empty container with the blocks of a new page', async () => {
	const container = open( cartResponse( [ mug() ] ), { template: '' } );
	expect( rows() ).toHaveLength( 1 );
	expect( screen.getByText( 'Add coupons' ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: /Proceed/ } ) ).toBeVisible();
	expect( screen.queryByText( /may be interested/ ) ).not.toBeVisible();
	await act( async () => {
		void app.registry
			.dispatch( cartStore )
			.receiveCart( cartResponse( [] ) );
	} );
	expect(
		screen.getByRole( 'heading', { name: /currently empty/ } )
	).toBeVisible();
	expect( container ).not.toHaveTextContent( 'Add coupons' );
} );

describe( 'first render', () => {
	it( "replaces the page's skeleton", () => {
		const container = open( cartResponse( [ mug(), cap() ] ) );
		expect( container ).not.toHaveClass( 'is-loading' );
		expect( container.querySelector( '.sf-skeleton' ) ).toBeNull();
		expect( container.querySelector( 'noscript' ) ).toBeNull();
		expect( rows() ).toHaveLength( 2 );
		expect( row( 0 ) ).toHaveAttribute( 'data-cart-item-key', 'mug' );
		expect( totalsRow( 'Estimated total' ) ).toContain( '$43.00' );
		expect( app.api.sent ).toEqual( [] );
	} );

	it( 'shows a skeleton while the cart loads, then the cart', async () => {
		const container = open( null );
		expect( container.querySelector( '.sf-cart-skeleton' ) ).not.toBeNull();
		expect( screen.queryByText( /currently empty/ ) ).toBeNull();
		await wait( 10 );
		await answer( cartResponse( [ mug() ] ) );
		expect( rows() ).toHaveLength( 1 );
		expect( container.querySelector( '.sf-cart-skeleton' ) ).toBeNull();
	} );

	it( 'keeps a skeleton that is visible for 2000 ms, then shows the cart', async () => {
		Object.assign( window, {
			matchMedia: ( media: string ) => ( {
				matches: media.includes( 'no-preference' ),
			} ),
		} );
		const container = open( null );
		const skeleton = () => container.querySelector( '.sf-cart-skeleton' );
		await wait( 300 );
		await answer( cartResponse( [ mug() ] ) );
		await wait( 1900 );
		expect( skeleton() ).not.toBeNull();
		await wait( 100 );
		expect( skeleton() ).toBeNull();
		expect( rows() ).toHaveLength( 1 );
		Reflect.deleteProperty( window, 'matchMedia' );
	} );

	it( 'shows an error, not an empty cart, if the cart fails to load', async () => {
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

	it( 'announces a repeated failure and does not move focus from another element', async () => {
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

	it( 'adds blocks that are missing from the page', () => {
		open( cartResponse( [ mug() ] ), { template: '' } );
		expect( rows() ).toHaveLength( 1 );
		expect( totalsRow( 'Estimated total' ) ).toContain( '$18.00' );
		expect(
			screen.getByRole( 'link', { name: 'Proceed to Checkout' } )
		).toHaveAttribute( 'href', 'http://shop.test/checkout/' );
	} );
} );

describe( 'quantity', () => {
	const quantity = () =>
		screen.getByRole( 'spinbutton', {
			name: 'Quantity of Stone Mug in your cart.',
		} );
	const plus = () =>
		screen.getByRole( 'button', {
			name: 'Increase quantity of Stone Mug',
		} );

	it( 'updates with the totals at once and sends one request for many clicks', async () => {
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

	it( 'marks totals that need the server as busy and shows their last value', async () => {
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

	it( 'is reverted with a notice if the server rejects it', async () => {
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

	it( 'notifies add-ons and isolates their errors', async () => {
		const listener = jest.fn( () => {
			throw new Error( 'Bad add-on' );
		} );
		const name = 'experimental__woocommerce_blocks-cart-set-item-quantity';
		addAction( name, 'test/add-on', listener );
		open( cartResponse( [ mug() ] ) );
		await user.click( plus() );
		removeAction( name, 'test/add-on' );
		expect( listener ).toHaveBeenCalledWith( {
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

	const undo = ( name: string ) =>
		screen.getByRole( 'button', { name: `Undo removal of ${ name }` } );

	it( 'disables the row, then replaces it with one that has the focus on Undo', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		expect( row( 0 ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( app.api.sent[ 0 ]?.data ).toEqual( { key: 'mug' } );

		await answer( cartResponse( [ cap() ] ) );
		expect( rows() ).toHaveLength( 2 );
		expect( row( 0 ) ).toHaveTextContent( 'Stone MugRemoved.Undo' );
		expect( undo( 'Stone Mug' ) ).toHaveFocus();
		expect( speak ).toHaveBeenCalledWith(
			'Stone Mug has been removed from your cart.\nUse Undo to put it back.'
		);
	} );

	it( 'has Undo without a time limit, which adds the same item again in its position', async () => {
		const item = {
			...mug(),
			quantity: 3,
			variation: [
				{
					raw_attribute: 'attribute_colour',
					attribute: 'Colour',
					value: 'Blue',
				},
			],
		};
		open( cartResponse( [ item, cap() ] ) );
		await remove( 'Stone Mug' );
		await answer( cartResponse( [ cap() ] ) );
		await wait( 3_600_000 );
		await user.click( undo( 'Stone Mug' ) );
		await user.click( undo( 'Stone Mug' ) );
		expect( app.api.sent ).toHaveLength( 2 );
		expect( app.api.sent[ 1 ] ).toMatchObject( {
			path: '/wc/store/v1/cart/add-item',
			data: {
				id: mug().id,
				quantity: 3,
				variation: [ { attribute: 'attribute_colour', value: 'Blue' } ],
			},
		} );
		await answer( cartResponse( [ cap(), item ] ) );
		await wait( 0 );
		expect( rows() ).toHaveLength( 2 );
		expect( within( row( 0 ) ).getByRole( 'spinbutton' ) ).toHaveValue(
			'3'
		);
		expect(
			screen.getByRole( 'link', { name: 'Stone Mug' } )
		).toHaveFocus();
		expect( speak ).toHaveBeenCalledWith(
			'"Stone Mug" has been added to your cart.'
		);
	} );

	it( 'shows a restored line at the end if the server gives it another key', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		await answer( cartResponse( [ cap() ] ) );
		await user.click( undo( 'Stone Mug' ) );
		await answer( cartResponse( [ cap(), { ...mug(), key: 'new' } ] ) );
		await wait( 0 );
		expect( rows() ).toHaveLength( 2 );
		expect(
			within( row( 1 ) ).getByRole( 'link', { name: 'Stone Mug' } )
		).toHaveFocus();
	} );

	it( 'keeps a row with undo for each of several removed lines, in their positions', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Canvas Cap' );
		await answer( cartResponse( [ mug() ] ) );
		await user.click( undo( 'Canvas Cap' ) );
		await answer( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		await answer( cartResponse( [ cap() ] ) );
		expect( rows() ).toHaveLength( 2 );
		expect( row( 0 ) ).toHaveTextContent( 'Stone MugRemoved.Undo' );
		await remove( 'Canvas Cap' );
		await answer( cartResponse( [] ) );
		expect( undo( 'Canvas Cap' ) ).toBeVisible();
		expect( undo( 'Stone Mug' ) ).toBeVisible();
	} );

	it( 'keeps the row and shows the error if the undo fails', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		await answer( cartResponse( [ cap() ] ) );
		await user.click( undo( 'Stone Mug' ) );
		await act( async () =>
			app.api.pending[ 0 ]?.refuse( {
				code: 'woocommerce_rest_product_out_of_stock',
				message: 'Sold out.',
			} )
		);
		expect( speak ).toHaveBeenCalledWith( 'Sold out.', 'assertive' );
		expect( undo( 'Stone Mug' ) ).not.toHaveAttribute( 'aria-disabled' );
	} );

	it( 'reports the restored line to add-ons once the server has added it', async () => {
		const added = jest.fn();
		const ACTION = 'experimental__woocommerce_blocks-cart-add-item';
		addAction( ACTION, 'test/listener', added );
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		await answer( cartResponse( [ cap() ] ) );
		await user.click( undo( 'Stone Mug' ) );
		await act( async () =>
			app.api.pending[ 0 ]?.refuse( { code: 'busy', message: 'Busy.' } )
		);
		await user.click( undo( 'Stone Mug' ) );
		expect( added ).not.toHaveBeenCalled();
		await answer( cartResponse( [ mug(), cap() ] ) );
		removeAction( ACTION, 'test/listener' );
		expect( added.mock.calls ).toEqual( [
			[
				{
					product: expect.objectContaining( { key: 'mug' } ),
					quantity: 1,
				},
			],
		] );
	} );

	it( 'offers no undo for an item with add-on data, and says what to do', async () => {
		const engraved = {
			...mug(),
			item_data: [ { key: 'Engraving', value: 'For Pat' } ],
		};
		open( cartResponse( [ engraved, cap() ] ) );
		await remove( 'Stone Mug' );
		await answer( cartResponse( [ cap() ] ) );
		expect( screen.queryByRole( 'button', { name: /Undo/ } ) ).toBeNull();
		expect(
			screen.getByText( /add it again on its product page/ ).parentElement
		).toHaveFocus();
	} );

	it( 'forgets removed lines when the shopper leaves the page', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		await answer( cartResponse( [ cap() ] ) );
		act( () => void window.dispatchEvent( new Event( 'pagehide' ) ) );
		expect( rows() ).toHaveLength( 1 );
	} );

	it( 'does not move focus if the shopper has focused something else', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		const field = screen.getByRole( 'spinbutton', { name: /Canvas Cap/ } );
		act( () => field.focus() );
		await answer( cartResponse( [ cap() ] ) );
		expect( field ).toHaveFocus();
	} );

	it( 'moves focus to the heading of the empty cart and renders its blocks', async () => {
		const container = open( cartResponse( [ mug() ] ) );
		const listener = jest.fn();
		container.addEventListener(
			'wc-blocks_render_blocks_frontend',
			listener
		);
		await remove( 'Stone Mug' );
		expect( listener ).not.toHaveBeenCalled();
		await answer( cartResponse( [] ) );
		expect(
			screen.getByRole( 'heading', {
				name: 'Your cart is currently empty!',
			} )
		).toHaveFocus();
		expect( undo( 'Stone Mug' ) ).toBeVisible();
		expect( listener ).toHaveBeenCalledTimes( 1 );

		await user.click( undo( 'Stone Mug' ) );
		await answer( cartResponse( [ mug() ] ) );
		await wait( 0 );
		expect(
			screen.getByRole( 'link', { name: 'Stone Mug' } )
		).toHaveFocus();
	} );

	it( 'restores the row and shows the error if it fails', async () => {
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

it( 'does not move focus on a page that loads with an empty cart', () => {
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

	it( 'are applied with a notice, and the form closes', async () => {
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

	it( 'are removed with a notice', async () => {
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

	it( 'can be restored from the notice about their removal, with the focus', async () => {
		open( withCoupon() );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove coupon "ten"' } )
		);
		await answer( cartResponse( [ mug() ] ) );
		await user.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		expect( app.api.sent[ 1 ]?.path ).toContain( 'apply-coupon' );
		expect( app.api.sent[ 1 ]?.data ).toEqual( { code: 'ten' } );
		await answer( withCoupon() );
		await wait( 0 );
		expect( app.notices() ).toEqual( [
			'Coupon code "ten" has been applied to your cart.',
		] );
		expect(
			screen.getByRole( 'button', { name: 'Remove coupon "ten"' } )
		).toHaveFocus();
	} );

	it( 'can each be restored if several were removed', async () => {
		const five = cartCoupon( 'five', '90' );
		open( { ...withCoupon(), coupons: [ ...withCoupon().coupons, five ] } );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove coupon "ten"' } )
		);
		await answer( cartResponse( [ mug() ], { coupons: [ five ] } ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove coupon "five"' } )
		);
		await answer( cartResponse( [ mug() ] ) );
		const [ undoTen ] = screen.getAllByRole( 'button', { name: 'Undo' } );
		expect( app.notices() ).toHaveLength( 2 );
		if ( undoTen ) {
			await user.click( undoTen );
		}
		expect( app.api.sent[ 2 ]?.data ).toEqual( { code: 'ten' } );
	} );

	it( 'that cannot be restored show the reason in the notices', async () => {
		open( withCoupon() );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove coupon "ten"' } )
		);
		await answer( cartResponse( [ mug() ] ) );
		await user.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		await act( async () =>
			app.api.pending[ 0 ]?.refuse( {
				code: 'woocommerce_rest_cart_coupon_error',
				message: 'Coupon "ten" has expired.',
			} )
		);
		await answer( cartResponse( [ mug() ] ) );
		expect( app.notices() ).toEqual( [ 'Coupon "ten" has expired.' ] );
		expect( screen.queryByLabelText( 'Enter code' ) ).toBeNull();
	} );

	it( 'show a rejection beside the field until the shopper types again', async () => {
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
	] )( 'open their panel when %s', async ( _, showError ) => {
		open( cartResponse( [ mug() ] ) );
		await showError();
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

	it( 'are not offered if the shop has disabled them', () => {
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

	it( 'show the selected rate and the subtotal', () => {
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

	it( 'omit a subtotal that equals the total, and unknown shipping costs', () => {
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

	it( 'include taxes if the shop displays prices with tax', () => {
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

	it( "use the page's heading text", () => {
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

describe( 'link to the checkout', () => {
	const proceed = () =>
		screen.getByRole( 'link', { name: 'Proceed to Checkout' } );
	const click = () => {
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		// jsdom doesn't follow links, but logs an error unless the default is prevented.
		event.preventDefault = jest.fn( event.preventDefault );
		act( () => void proceed().dispatchEvent( event ) );
		return event;
	};

	it( 'leads to the page set in the cart block', () => {
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

	it( 'emits an event that listeners can cancel', () => {
		const container = open( cartResponse( [ mug() ] ) );
		const listener = jest.fn( ( event: Event ) => event.preventDefault() );
		container.addEventListener( 'cart_proceed_to_checkout', listener );
		const event = click();
		expect( listener ).toHaveBeenCalledTimes( 1 );
		expect( event.defaultPrevented ).toBe( true );
		expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
	} );

	it( 'waits for pending changes', async () => {
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

	it( 'stays on the page if a pending change fails', async () => {
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

it( 'hides the quantity field of a product sold individually and the link of a hidden product', () => {
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
