import { render, screen, within } from '@testing-library/react';
import type { CartItemResponse } from '@shopfront/store-api';
import { cartItem, USD } from '../../../tests/fixtures/cart';
import { CartLineItemsTable, CartLineRow } from '..';

const CURRENCY = {
	code: 'USD',
	symbol: '$',
	thousandSeparator: ',',
	decimalSeparator: '.',
	minorUnit: 2,
	prefix: '$',
	suffix: '',
};

const open = (
	item: CartItemResponse,
	placeholder: string | undefined = '/placeholder.png'
) => {
	render(
		<CartLineItemsTable>
			<CartLineRow
				item={ item }
				siteCurrency={ CURRENCY }
				displayPricesIncludingTax={ false }
				placeholderImageSrc={ placeholder }
				isRemoving={ false }
				isTotalPending={ false }
				onQuantityChange={ jest.fn() }
				onRemove={ jest.fn() }
			/>
		</CartLineItemsTable>
	);
	const row = screen.getAllByRole( 'row' )[ 1 ];
	if ( ! row ) {
		throw new Error( 'No row.' );
	}
	return row;
};

it( 'is a table with a caption and the columns of the specification', () => {
	open( cartItem() );
	expect(
		screen.getByRole( 'table', { name: 'Products in cart' } )
	).toBeVisible();
	expect(
		screen
			.getAllByRole( 'columnheader' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Product', 'Details', 'Total' ] );
	expect( screen.getAllByRole( 'cell' ) ).toHaveLength( 3 );
} );

it.each( [
	[ 'visible', 1 ],
	[ 'catalog', 1 ],
	[ 'search', 0 ],
	[ 'hidden', 0 ],
] as const )(
	'with the visibility %s has %d keyboard link to its product',
	( visibility, links ) => {
		const row = open( cartItem( { catalog_visibility: visibility } ) );
		const reachable = within( row )
			.queryAllByRole( 'link' )
			.filter( ( link ) => link.tabIndex >= 0 );
		expect( reachable ).toHaveLength( links );
		expect( row ).toHaveTextContent( 'Stone Mug' );
	}
);

it( 'does not link to a URL that runs a script', () => {
	const row = open( cartItem( { permalink: 'javascript:alert(1)' } ) );
	expect( within( row ).queryByRole( 'link' ) ).toBeNull();
} );

it( "shows the first image, or the shop's placeholder", () => {
	const image = {
		id: 1,
		src: '/a.png',
		thumbnail: '/a-small.png',
		srcset: '',
		sizes: '',
		name: 'a',
		alt: 'A mug &amp; a spoon',
	};
	const row = open(
		cartItem( { images: [ image, { ...image, src: '/b.png' } ] } )
	);
	expect( within( row ).getByAltText( 'A mug & a spoon' ) ).toHaveAttribute(
		'src',
		'/a-small.png'
	);
	expect( within( row ).getAllByRole( 'img' ) ).toHaveLength( 1 );
	const plain = open( cartItem() );
	expect( plain ).toBeVisible();
	expect( screen.getByAltText( 'Stone Mug' ) ).toHaveAttribute(
		'src',
		'/placeholder.png'
	);
} );

const NO_FILE = {
	id: 1,
	src: '',
	thumbnail: '',
	srcset: '',
	sizes: '',
	name: '',
	alt: '',
};

it.each( [
	[ 'no image', cartItem( { images: [] } ), '' ],
	[ 'an image without a file', cartItem( { images: [ NO_FILE ] } ), '' ],
	[
		'an image without alt text',
		cartItem( {
			name: '',
			images: [ { ...NO_FILE, src: '/a.png', alt: ' ' } ],
		} ),
		'/placeholder.png',
	],
] )( 'does not link %s', ( _case, item, placeholder ) => {
	const row = open( item, placeholder );
	const pictureCell = within( row ).getAllByRole( 'cell' )[ 0 ];
	expect( pictureCell?.querySelector( 'a' ) ).toBeNull();
} );

it( 'shows the placeholder for an image without a file', () => {
	open( cartItem( { images: [ NO_FILE ] } ) );
	expect( screen.getByAltText( 'Stone Mug' ) ).toHaveAttribute(
		'src',
		'/placeholder.png'
	);
} );

it.each( [
	[ 'low stock, as WooCommerce does', { low_stock_remaining: 3 }, [] ],
	[
		'a backorder',
		{ low_stock_remaining: 3, show_backorder_badge: true },
		[ 'Available on backorder' ],
	],
] )( 'shows these badges for %s', ( _, item, expected ) => {
	const row = open( cartItem( item ) );
	expect(
		[ ...row.querySelectorAll( '.wc-block-components-product-badge' ) ].map(
			( { textContent } ) => textContent
		)
	).toEqual( expected );
} );

it( 'shows 15 words of the description with its safe markup, and no hidden details', () => {
	const words = Array.from( { length: 20 }, ( _, index ) => `w${ index }` );
	const row = open(
		cartItem( {
			short_description: `<p><b>${ words.join(
				' '
			) }</b></p><script>bad()</script>`,
			variation: [ { attribute: 'Size', value: 'Large &amp; wide' } ],
			item_data: [
				{
					key: 'gift',
					name: 'Gift',
					value: 'Yes',
					className: 'is-gift',
				},
				{ key: 'secret', value: 'x', hidden: true },
				{ key: 'old', value: 'x', hidden: '1' },
			],
		} )
	);
	expect( row ).toHaveTextContent( /w14…/ );
	expect( row ).not.toHaveTextContent( /w15/ );
	expect( row.querySelector( 'b' ) ).not.toBeNull();
	expect( row.querySelector( 'script' ) ).toBeNull();
	expect(
		within( row )
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Size: Large & wide', 'Gift: Yes' ] );
	expect( row.querySelector( '.is-gift' ) ).toHaveClass(
		'wc-block-components-product-details__gift'
	);
} );

it( 'shows the saving of the whole line once, beside its total', () => {
	const item = cartItem( { quantity: 3, unitPrice: 1200 } );
	const row = open( {
		...item,
		prices: {
			...item.prices,
			...USD,
			regular_price: '1500',
			raw_prices: {
				...item.prices.raw_prices,
				regular_price: '15000000',
			},
		},
	} );
	expect( row ).toHaveTextContent( 'Previous price: $15.00' );
	expect( row ).toHaveTextContent( 'Discounted price: $12.00' );
	expect( within( row ).getAllByText( /^Save/ ) ).toHaveLength( 1 );
	expect( row ).toHaveTextContent( '$36.00Save $9.00' );
} );

it( 'has no selector for a fixed quantity', () => {
	const limits = { minimum: 1, maximum: 9, multiple_of: 1, editable: false };
	const row = open( cartItem( { quantity: 3, quantity_limits: limits } ) );
	expect( within( row ).queryByRole( 'spinbutton' ) ).toBeNull();
	expect( row ).toHaveTextContent( 'Quantity: 3' );
	expect(
		within( row ).getByRole( 'button', {
			name: 'Remove Stone Mug from cart',
		} )
	).toBeVisible();
} );
