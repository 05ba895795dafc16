import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
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
} from '../../../tests/gallery/examples/sample-data';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const calls = { onAdd: jest.fn(), onDismissError: jest.fn() };
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
				errorMessage=""
				{ ...calls }
				{ ...props }
			/>
		</CrossSellsList>
	);
const button = () => screen.getByRole( 'button', { name: /Canvas Cap/ } );

beforeEach( () => jest.clearAllMocks() );

it( 'shows a product that leads to its page, once by the keyboard', () => {
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

it( 'has the price from before a sale', () => {
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

it( 'is put into the cart', async () => {
	open();
	expect( button() ).toHaveAccessibleName( 'Add to cart: “Canvas Cap”' );
	await user.click( button() );
	expect( calls.onAdd ).toHaveBeenCalledTimes( 1 );
} );

it( 'goes there once while it is on its way', async () => {
	open( undefined, { isAdding: true } );
	expect( button() ).toHaveAttribute( 'aria-busy', 'true' );
	await user.click( button() );
	expect( calls.onAdd ).not.toHaveBeenCalled();
} );

it( 'says how many of it are in the cart', () => {
	open( undefined, { quantityInCart: 2 } );
	expect( button() ).toHaveTextContent( '2 in cart' );
	expect( button() ).toHaveAccessibleName( '2 in cart: Canvas Cap' );
} );

it( 'says why it could not be added, until that is put away', async () => {
	const errorMessage = 'You cannot add another "Canvas Cap".';
	open( undefined, { errorMessage } );
	expect( screen.getByText( errorMessage ) ).toBeVisible();
	expect( speak ).toHaveBeenCalledWith( errorMessage, 'assertive' );
	await user.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	expect( calls.onDismissError ).toHaveBeenCalledTimes( 1 );
} );

describe( 'a product that cannot go into the cart as it is', () => {
	it( 'leads to where it can be chosen, with its range of prices', () => {
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

	it( 'leads to nowhere else than its page when the address is no good', () => {
		const { add_to_cart: addToCart, ...rest } = sampleVariableProduct();
		open( {
			...rest,

			add_to_cart: { ...addToCart, url: 'javascript:alert(1)', text: '' },
		} );
		expect(
			screen.getByRole( 'link', { name: /Select options/ } )
		).toHaveAttribute( 'href', '/product/linen-shirt/' );
	} );

	it( 'has no button when there is no way to it', () => {
		open( {
			...sampleProduct( { is_in_stock: false, permalink: '' } ),
			add_to_cart: { ...sampleProduct().add_to_cart, url: '' },
		} );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect( screen.getByText( 'Canvas Cap' ) ).toBeVisible();
	} );
} );
