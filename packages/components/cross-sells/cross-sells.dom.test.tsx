import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductResponse } from '@shopfront/store-api';
import {
	CrossSellsList,
	CrossSellsProduct,
	type CrossSellsProductProps,
} from '@shopfront/components';
import {
	SAMPLE_CURRENCY,
	SAMPLE_CURRENCY_FIELDS,
	sampleProduct,
	sampleVariableProduct,
} from '../../../tools/gallery/examples/sample-data';

const calls = { onAdd: jest.fn() };
const user = userEvent.setup();
const open = (
	product: ProductResponse = sampleProduct(),
	props: Partial< CrossSellsProductProps > = {}
) =>
	render(
		<CrossSellsList columns={ 3 }>
			<CrossSellsProduct
				product={ product }
				siteCurrency={ SAMPLE_CURRENCY }
				quantityInCart={ 0 }
				isAdding={ false }
				{ ...calls }
				{ ...props }
			/>
		</CrossSellsList>
	);
const button = () => screen.getByRole( 'button', { name: /Canvas Cap/ } );

beforeEach( () => jest.clearAllMocks() );

it( 'scrolls in a list that is no tab stop', () => {
	open();
	expect( screen.getByRole( 'list' ) ).toHaveAttribute( 'tabindex', '-1' );
} );

it( 'shows a product with one keyboard link to its page', () => {
	open();
	const item = within( screen.getByRole( 'listitem' ) );
	const name = item.getByRole( 'link', { name: 'Canvas Cap' } );
	expect( name ).toHaveAttribute( 'href', '/product/canvas-cap/' );
	expect( item.getByText( '$25.00' ) ).toBeVisible();
	expect(
		item.getByRole( 'img', {
			name: 'Rated 4.5 out of 5 by 12 customers',
		} )
	).toBeInTheDocument();
} );

it( 'shows the regular price of a product on sale', () => {
	const prices = {
		...SAMPLE_CURRENCY_FIELDS,
		price: '2000',
		regular_price: '2500',
		sale_price: '2000',
		price_range: null,
	};
	open( sampleProduct( { prices } ) );
	expect( screen.getByText( '$25.00' ).closest( 'del' ) ).not.toBeNull();
	expect( screen.getByText( '$20.00' ).closest( 'del' ) ).toBeNull();
} );

it( 'adds the product to the cart', async () => {
	open();
	expect( button() ).toHaveAccessibleName( 'Add to cart: “Canvas Cap”' );
	await user.click( button() );
	expect( calls.onAdd ).toHaveBeenCalledTimes( 1 );
} );

it( 'sends one request while the product is being added', async () => {
	open( undefined, { isAdding: true } );
	expect( button() ).toHaveAttribute( 'aria-busy', 'true' );
	await user.click( button() );
	expect( calls.onAdd ).not.toHaveBeenCalled();
} );

it( 'shows its quantity in the cart', () => {
	open( undefined, { quantityInCart: 2 } );
	expect( button() ).toHaveTextContent( '2 in cart' );
	expect( button() ).toHaveAccessibleName( '2 in cart: Canvas Cap' );
} );

describe( 'a product that cannot be added directly', () => {
	it( 'links to the page with its options and shows its price range', () => {
		open( sampleVariableProduct() );
		const link = screen.getByRole( 'link', { name: /Select options/ } );
		expect( link ).toHaveAttribute( 'href', '/product/linen-shirt/' );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( screen.getByText( /–/ ) ).toHaveTextContent(
			'$15.00 – $25.00'
		);
		expect( screen.getByText( 'Linen Shirt & Tie' ) ).toBeVisible();
		expect( screen.queryByRole( 'img' ) ).toBeNull();
	} );

	it( 'falls back to the product page if the URL is invalid', () => {
		const { add_to_cart: addToCart, ...rest } = sampleVariableProduct();
		open( {
			...rest,

			add_to_cart: { ...addToCart, url: 'javascript:alert(1)', text: '' },
		} );
		expect(
			screen.getByRole( 'link', { name: /Select options/ } )
		).toHaveAttribute( 'href', '/product/linen-shirt/' );
	} );

	it( 'has no button without a URL', () => {
		open( {
			...sampleProduct( { is_in_stock: false, permalink: '' } ),
			add_to_cart: { ...sampleProduct().add_to_cart, url: '' },
		} );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( screen.getByText( 'Canvas Cap' ) ).toBeVisible();
	} );
} );
