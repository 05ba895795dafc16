import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import {
	openMiniCart,
	type TestMiniCart,
} from '../../tests/fixtures/open-mini-cart';

import { addItem } from './frontend';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const mug = ( quantity = 1 ) => cartItem( { quantity } );
const cap = () =>
	cartItem( { key: 'cap', id: 27, name: 'Canvas Cap', unitPrice: 2500 } );

const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
let page: TestMiniCart;
const open = ( ...args: Parameters< typeof openMiniCart > ) => {
	page = openMiniCart( ...args );
};
const wait = ( delayMs: number ) =>
	act( async () => jest.advanceTimersByTime( delayMs ) );
/** Replies to the oldest request. */
const answer = ( ...args: Parameters< typeof cartResponse > ) =>
	act( async () =>
		page.app.api.pending[ 0 ]?.reply( cartResponse( ...args ) )
	);
const remove = ( name: string ) =>
	user.click(
		screen.getByRole( 'button', { name: `Remove ${ name } from cart` } )
	);
const undo = ( name: string ) =>
	screen.getByRole( 'button', { name: `Undo removal of ${ name }` } );
const footer = () =>
	page.part.querySelector( '.wc-block-mini-cart__footer-subtotal' );

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	jest.mocked( speak ).mockClear();
} );
afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

describe( 'a cart with items', () => {
	it( 'shows heading, lines, subtotal and links', () => {
		open( cartResponse( [ mug( 2 ), cap() ] ) );
		expect( screen.queryByRole( 'status' ) ).toBeNull();
		expect( screen.getByRole( 'heading', { level: 2 } ) ).toHaveTextContent(
			'Your cart(items: 3)'
		);
		const table = screen.getByRole( 'table', { name: 'Products in cart' } );
		expect( table ).toHaveClass( 'wc-block-mini-cart-items' );
		expect( within( table ).getAllByRole( 'row' ) ).toHaveLength( 3 );
		expect( footer() ).toHaveTextContent(
			'Subtotal$61.00Shipping, taxes, and discounts calculated at checkout.'
		);
		expect(
			screen.getByRole( 'link', { name: 'View my cart' } )
		).toHaveAttribute( 'href', 'http://shop.test/cart/' );
		expect(
			screen.getByRole( 'link', { name: 'Go to checkout' } )
		).toHaveAttribute( 'href', 'http://shop.test/checkout/' );
		expect( screen.queryByText( /currently empty/ ) ).toBeNull();
	} );

	it( 'includes taxes if the shop displays prices with tax', () => {
		open( cartResponse( [ cartItem( { tax: 342 } ) ] ), {
			settings: { displayCartPricesIncludingTax: true },
		} );
		expect( footer() ).toHaveTextContent( 'Subtotal$21.42' );
	} );

	it( "uses the shop's description and the labels of the template", () => {
		open( cartResponse( [ mug() ] ), {
			settings: { miniCartFooterDescription: 'Taxes at checkout.' },
			template: `
				<div data-block-name="woocommerce/filled-mini-cart-contents-block">
					<div data-block-name="woocommerce/mini-cart-title-block"><div data-block-name="woocommerce/mini-cart-title-label-block" data-label="Basket"></div></div>
					<div data-block-name="woocommerce/mini-cart-footer-block">
						<div data-block-name="woocommerce/mini-cart-cart-button-block" data-cart-button-label="Review"></div>
						<div data-block-name="woocommerce/mini-cart-checkout-button-block" data-checkout-button-label="Pay"></div>
					</div>
				</div>`,
		} );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent( /^Basket$/ );
		expect( footer() ).toHaveTextContent( 'Taxes at checkout.' );
		expect( screen.getByRole( 'link', { name: 'Review' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Pay' } ) ).toBeVisible();
	} );

	it( 'offers no link to a page that the shop lacks', () => {
		open( cartResponse( [ mug() ] ), {
			settings: {
				storePages: {
					cart: { permalink: 'javascript:alert(1)' },
					checkout: { permalink: 'http://shop.test/checkout/' },
				},
			},
		} );
		expect(
			screen.queryByRole( 'link', { name: 'View my cart' } )
		).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'Go to checkout' } )
		).toBeVisible();
	} );

	it.each( [
		[ '600px', '600px' ],
		[ '60vw', '60vw' ],
		[ 'red; color: blue', '' ],
	] )( 'has the width of the template: %s', ( width, expected ) => {
		open( cartResponse( [ mug() ] ), {
			attributes: `data-width="${ width }"`,
		} );
		expect(
			page.part
				.closest( 'dialog' )
				?.style.getPropertyValue( '--drawer-width' )
		).toBe( expected );
	} );

	it( 'moves the dropdown to the top of the window if the badge is above it', async () => {
		open( cartResponse( [ mug() ] ) );
		const dialog = page.part.closest( 'dialog' );
		const shift = () =>
			dialog?.style.getPropertyValue( '--sf-dropdown-shift' );
		const openBelow = async ( bottom: number ) => {
			dialog?.removeAttribute( 'open' );
			jest.spyOn(
				document.body,
				'getBoundingClientRect'
			).mockReturnValue( new DOMRect( 0, bottom ) );
			dialog?.setAttribute( 'open', '' );
			await wait( 0 );
		};
		await openBelow( -300 );
		expect( shift() ).toBe( '300px' );
		await openBelow( 80 );
		expect( shift() ).toBe( '0px' );
		jest.restoreAllMocks();
	} );

	it( 'keeps the template for another drawer', () => {
		open( cartResponse( [ mug() ] ) );
		expect(
			document
				.querySelector( 'template' )
				?.content.querySelectorAll( '[data-block-name]' )
		).toHaveLength( 12 );
	} );
} );

describe( 'a template', () => {
	it( 'without inner blocks is completed', () => {
		open( cartResponse( [ mug() ] ), { template: '' } );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent(
			'Your cart(items: 1)'
		);
		expect( screen.getAllByRole( 'row' ) ).toHaveLength( 2 );
		expect(
			screen.getByRole( 'link', { name: 'Go to checkout' } )
		).toBeVisible();
	} );

	it( 'without optional blocks stays without them', () => {
		open( cartResponse( [ mug() ] ), {
			template: `
				<div data-block-name="woocommerce/filled-mini-cart-contents-block">
					<div data-block-name="woocommerce/mini-cart-footer-block">
						<div data-block-name="woocommerce/mini-cart-checkout-button-block"></div>
					</div>
				</div>`,
		} );
		expect( screen.getAllByRole( 'row' ) ).toHaveLength( 2 );
		expect(
			screen.queryByRole( 'link', { name: 'View my cart' } )
		).toBeNull();
	} );

	it( "keeps a shop's other content", () => {
		open( cartResponse( [] ), {
			template: `
				<div data-block-name="woocommerce/empty-mini-cart-contents-block">
					<p>Nothing here yet.</p>
				</div>`,
		} );
		expect( screen.getByText( 'Nothing here yet.' ) ).toBeVisible();
		expect( screen.queryByText( /currently empty/ ) ).toBeNull();
	} );
} );

describe( 'an empty cart', () => {
	it( "shows the template's message and the way to the shop", () => {
		open( cartResponse( [] ) );
		expect(
			screen.getByText( 'Your cart is currently empty!' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Start shopping' } )
		).toHaveAttribute( 'href', 'http://shop.test/shop/' );
		expect( screen.queryByRole( 'table' ) ).toBeNull();
		expect( document.body ).toHaveFocus();
	} );

	it( 'fills when a product is added', async () => {
		open( cartResponse( [] ) );
		act( () => page.app.api.tellLate( cartResponse( [ mug() ] ) ) );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent(
			'Your cart(items: 1)'
		);
	} );
} );

describe( 'a quantity', () => {
	it( 'updates heading, line and subtotal at once, and is sent once', async () => {
		open( cartResponse( [ mug() ] ) );
		const more = screen.getByRole( 'button', {
			name: 'Increase quantity of Stone Mug',
		} );
		await user.click( more );
		await user.click( more );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent(
			'(items: 3)'
		);
		expect( footer() ).toHaveTextContent( '$54.00' );
		await wait( 400 );
		expect( page.app.api.sent ).toHaveLength( 1 );
		expect( page.app.api.sent[ 0 ]?.data ).toEqual( {
			key: 'mug',
			quantity: 3,
		} );
	} );

	describe( 'announces the subtotal', () => {
		const subtotals = () =>
			jest
				.mocked( speak )
				.mock.calls.map( ( [ text ] ) => text )
				.filter( ( text ) => text.includes( 'is now' ) );
		const changeQuantity = async () => {
			await user.click(
				screen.getByRole( 'button', {
					name: 'Increase quantity of Stone Mug',
				} )
			);
			await wait( 400 );
			await answer( [ cartItem( { quantity: 2, tax: 342 } ) ] );
		};

		it( 'a second after the response, once', async () => {
			open( cartResponse( [ mug() ] ) );
			await wait( 0 );
			await changeQuantity();
			await wait( 999 );
			expect( subtotals() ).toEqual( [] );
			await wait( 1 );
			expect( subtotals() ).toEqual( [ 'Subtotal is now $36.00.' ] );
			await wait( 60_000 );
			expect( subtotals() ).toHaveLength( 1 );
		} );

		it( 'with tax if the drawer shows it so', async () => {
			open( cartResponse( [ mug() ] ), {
				settings: { displayCartPricesIncludingTax: true },
			} );
			await wait( 0 );
			await changeQuantity();
			await wait( 1000 );
			expect( subtotals() ).toEqual( [ 'Subtotal is now $39.42.' ] );
		} );

		it( 'not while the drawer is closed, nor when it opens later', async () => {
			open( cartResponse( [ mug() ] ) );
			const dialog = page.part.closest( 'dialog' );
			await user.keyboard( '{Shift}' );
			await wait( 0 );
			dialog?.removeAttribute( 'open' );
			act( () => void addItem( page.app, 26, 1 ) );
			await wait( 400 );
			await answer( [ mug( 2 ) ] );
			await wait( 10_000 );
			dialog?.setAttribute( 'open', '' );
			await wait( 10_000 );
			expect( subtotals() ).toEqual( [] );
		} );
	} );

	it( 'is reverted with a notice in the drawer if the server rejects it', async () => {
		open( cartResponse( [ mug() ] ) );
		await user.click(
			screen.getByRole( 'button', {
				name: 'Increase quantity of Stone Mug',
			} )
		);
		await wait( 400 );
		await act( async () =>
			page.app.api.pending[ 0 ]?.refuse( {
				code: 'stock',
				message: 'Only one left.',
			} )
		);
		await answer( [ mug() ] );
		expect(
			await within( page.part ).findByText( 'Only one left.' )
		).toBeVisible();
		expect( footer() ).toHaveTextContent( '$18.00' );
	} );
} );

describe( 'a link', () => {
	it( 'waits for pending changes', async () => {
		open( cartResponse( [ mug() ] ) );
		await user.click(
			screen.getByRole( 'button', {
				name: 'Increase quantity of Stone Mug',
			} )
		);
		const link = screen.getByRole( 'link', { name: 'Go to checkout' } );
		await user.click( link );
		expect( link ).toHaveAttribute( 'aria-busy', 'true' );
		expect( page.app.visited ).toEqual( [] );
		await wait( 400 );
		await answer( [ mug( 2 ) ] );
		expect( page.app.visited ).toEqual( [ 'http://shop.test/checkout/' ] );
	} );

	it( 'stays on the page if a pending change fails', async () => {
		open( cartResponse( [ mug() ] ) );
		await user.click(
			screen.getByRole( 'button', {
				name: 'Increase quantity of Stone Mug',
			} )
		);
		const link = screen.getByRole( 'link', { name: 'View my cart' } );
		await user.click( link );
		await wait( 400 );
		await act( async () =>
			page.app.api.pending[ 0 ]?.refuse( {
				code: 'stock',
				message: 'Only one left.',
			} )
		);
		await answer( [ mug() ] );
		expect( page.app.visited ).toEqual( [] );
		expect( link ).not.toHaveAttribute( 'aria-busy' );
	} );
} );

describe( 'a removal', () => {
	it( 'leaves a row that has the focus on Undo', async () => {
		open( cartResponse( [ mug(), cap() ] ) );
		await remove( 'Stone Mug' );
		await answer( [ cap() ] );
		expect( undo( 'Stone Mug' ) ).toHaveFocus();
		expect( speak ).toHaveBeenCalledWith(
			'Stone Mug has been removed from your cart.\nUse Undo to put it back.'
		);
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent(
			'(items: 1)'
		);
	} );

	it( 'can be undone, which restores quantity and variation in the same position', async () => {
		const shirt = cartItem( {
			key: 'shirt',
			id: 31,
			name: 'Shirt',
			quantity: 3,
			variation: [
				{
					raw_attribute: 'attribute_pa_size',
					attribute: 'Size',
					value: 'Small',
				},
			],
		} );
		open( cartResponse( [ shirt, cap() ] ) );
		await remove( 'Shirt' );
		await answer( [ cap() ] );
		await user.click( undo( 'Shirt' ) );
		expect( page.app.api.sent[ 1 ]?.data ).toEqual( {
			id: 31,
			quantity: 3,
			variation: [ { attribute: 'attribute_pa_size', value: 'Small' } ],
		} );
		await answer( [ cap(), shirt ] );
		await wait( 0 );
		expect( screen.getAllByRole( 'row' )[ 1 ] ).toHaveAttribute(
			'data-cart-item-key',
			'shirt'
		);
		expect( screen.getByRole( 'link', { name: 'Shirt' } ) ).toHaveFocus();
	} );

	it( "restores the data that a page's script sent with the item", async () => {
		const engraved = cartItem( {
			item_data: [ { name: 'Engraving', value: 'Ada' } ],
		} );
		open( cartResponse( [ cap() ] ) );
		await act(
			async () =>
				void addItem( page.app, engraved.id, 1, undefined, {
					engraving: 'Ada',
				} )
		);
		await wait( 0 );
		await answer( [ cap(), engraved ] );
		await remove( 'Stone Mug' );
		await answer( [ cap() ] );
		await user.click( undo( 'Stone Mug' ) );
		expect( page.app.api.sent[ 2 ]?.data ).toMatchObject( {
			id: engraved.id,
			engraving: 'Ada',
		} );
	} );

	it( 'of the last line keeps its row above the empty content, and the focus moves there', async () => {
		open( cartResponse( [ mug() ] ) );
		await remove( 'Stone Mug' );
		await answer( [] );
		const message = screen.getByText( 'Your cart is currently empty!' );
		expect( undo( 'Stone Mug' ) ).toBeVisible();
		expect( undo( 'Stone Mug' ).compareDocumentPosition( message ) ).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING
		);
		expect( message.closest( ':focus' ) ).not.toBeNull();
		await user.click( undo( 'Stone Mug' ) );
		await answer( [ mug() ] );
		await wait( 0 );
		expect(
			screen.getByRole( 'link', { name: 'Stone Mug' } )
		).toHaveFocus();
	} );
} );

describe( 'loading', () => {
	it( 'announces it, then shows the cart', async () => {
		open( null );
		expect( screen.getByText( 'Loading your cart…' ) ).toBeInTheDocument();
		await wait( 10 );
		await answer( [ mug() ] );
		expect( screen.queryByText( 'Loading your cart…' ) ).toBeNull();
		expect( screen.getAllByRole( 'row' ) ).toHaveLength( 2 );
	} );

	it( 'shows an error, not an empty cart, if it fails, and tries again', async () => {
		open( null );
		await wait( 10 );
		await act( async () =>
			page.app.api.pending[ 0 ]?.refuse( {
				code: 'internal',
				message: 'Broken.',
			} )
		);
		expect( screen.queryByText( /currently empty/ ) ).toBeNull();
		const retry = screen.getByRole( 'button', { name: 'Retry' } );
		await user.click( retry );
		await wait( 10 );
		await answer( [ mug() ] );
		expect( screen.getAllByRole( 'row' ) ).toHaveLength( 2 );
	} );
} );

it( 'leaves the drawer empty when it is unmounted', () => {
	open( cartResponse( [ mug() ] ) );
	page.close();
	expect( page.part ).toBeEmptyDOMElement();
} );
