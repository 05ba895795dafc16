import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addAction, removeAction } from '@wordpress/hooks';
import { cartStore } from '@shopfront/data/cart';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

const item = ( name: string ) => cartItem( { key: name, name } );
const cart = ( ...names: string[] ) => cartResponse( names.map( item ) );

const user = userEvent.setup();
let page: TestCart;
const open = ( ...names: string[] ) => {
	page = openCart( cart( ...names ) );
};
const remove = ( name: string ) =>
	user.click(
		screen.getByRole( 'button', { name: `Remove ${ name } from cart` } )
	);
const answer = ( ...names: string[] ) =>
	act( async () => page.app.api.pending[ 0 ]?.reply( cart( ...names ) ) );
const undo = ( name: string ) =>
	screen.getByRole( 'button', { name: `Undo removal of ${ name }` } );

afterEach( () => page.close() );

it( 'moves focus to the row of the last of two quick removals', async () => {
	open( 'A', 'B', 'C', 'D' );
	await remove( 'A' );
	await remove( 'B' );
	await answer( 'B', 'C', 'D' );
	expect( document.body ).not.toHaveFocus();
	expect( undo( 'A' ) ).not.toHaveFocus();
	await answer( 'C', 'D' );
	expect( undo( 'B' ) ).toHaveFocus();
} );

it( 'moves focus to the row of the removed line when one response removes several lines', async () => {
	open( 'A', 'B', 'C', 'D' );
	await remove( 'B' );
	await answer( 'C', 'D' );
	expect( undo( 'B' ) ).toHaveFocus();
} );

it( 'ignores a rejected removal when the item is removed later', async () => {
	open( 'A', 'B' );
	await remove( 'A' );
	await act( async () =>
		page.app.api.pending[ 0 ]?.refuse( { code: 'no', message: 'No.' } )
	);
	act( () => {
		const { activeElement } = document;
		if ( activeElement instanceof HTMLElement ) {
			activeElement.blur();
		}
	} );
	await act( async () => page.app.api.tellLate( cart( 'B' ) ) );
	expect( screen.getAllByRole( 'row' ) ).toHaveLength( 2 );
	expect( document.body ).toHaveFocus();
} );

it( 'moves focus to the first line restored to an emptied cart', async () => {
	open( 'A', 'B' );
	await remove( 'A' );
	await answer( 'B' );
	await remove( 'B' );
	await answer();
	await user.click( undo( 'A' ) );
	await answer( 'A' );
	expect( await screen.findByRole( 'link', { name: 'A' } ) ).toHaveFocus();
	expect( undo( 'B' ) ).toBeVisible();
} );

it( 'reports Undo to add-ons as one addition', async () => {
	const reports: string[] = [];
	addAction(
		'experimental__woocommerce_blocks-cart-add-item',
		'test/undo',
		( { product, quantity } ) => {
			// Like the platform: the store has the item.
			const { itemsCount } = page.app.registry
				.select( cartStore )
				.getCartData();
			reports.push( `${ product.name } ${ quantity } ${ itemsCount }` );
		}
	);
	const added = jest.fn();
	document.body.addEventListener( 'wc-blocks_added_to_cart', added );
	open( 'A', 'B' );
	await remove( 'A' );
	await answer( 'B' );
	await user.click( undo( 'A' ) );
	await answer( 'B', 'A' );
	expect( reports ).toEqual( [ 'A 1 2' ] );
	expect( added ).toHaveBeenCalledTimes( 1 );
	removeAction(
		'experimental__woocommerce_blocks-cart-add-item',
		'test/undo'
	);
} );
