import { connectInteractiveCart, readPrintedCart, type Interactivity } from '.';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import { openInteractivity } from '../../tests/fixtures/interactivity';

const CONSENT =
	'I acknowledge that using private APIs means my theme or plugin will inevitably break in the next version of WooCommerce';
const cart = cartResponse( [ cartItem( { quantity: 2 } ) ] );

const open = () => openInteractivity( { woocommerce: { cart } } );
const connect = async () => {
	const connected = await connectInteractiveCart( window );
	if ( ! connected ) {
		throw new Error( 'Not connected.' );
	}
	return connected;
};
const lock = ( { store }: Interactivity, actions = {}, code = CONSENT ) =>
	store( 'woocommerce', { actions }, { lock: code } );

it( 'finds no cart on a page without interactive blocks', async () => {
	const { store } = openInteractivity( { 'core/navigation': {} } );
	expect( readPrintedCart( document ) ).toBeUndefined();
	expect( await connectInteractiveCart( window ) ).toBeUndefined();
	// We create no store, or WooCommerce couldn't lock it any more.
	expect( () => store( 'woocommerce', {}, { lock: 'code' } ) ).not.toThrow();
} );

it.each( [
	[ 'public', () => open() ],
	[ 'locked', () => lock( open() ) ],
] )( 'opens a %s store', async ( _, openStore ) => {
	openStore();
	const { getLines, getCart } = await connect();
	expect( getLines() ).toEqual( [ { key: 'mug', id: 26, quantity: 2 } ] );
	expect( getCart() ).toEqual( cart );
} );

it( 'reports edits once per task, and each replacement once', async () => {
	const { state } = lock( open() );
	const { follow, getLines, takeReplaced } = await connect();
	const seen: unknown[] = [];
	const stop = follow( () =>
		seen.push( [ getLines()[ 0 ]?.quantity, takeReplaced() ] )
	);
	await null;
	const [ item ] = ( state.cart as typeof cart ).items;
	Object.assign( item ?? {}, { quantity: 3 } );
	Object.assign( item ?? {}, { quantity: 4 } );
	await null;
	state.cart = cart;
	await null;
	expect( seen ).toEqual( [
		[ 2, false ],
		[ 4, false ],
		[ 2, true ],
	] );
	stop();
	state.cart = cartResponse();
	await null;
	expect( seen ).toHaveLength( 3 );
} );

it( 'writes a copy, which it does not report as replaced', async () => {
	const { state } = lock( open() );
	const { setCart, takeReplaced, getCart } = await connect();
	const next = cartResponse( [ cartItem( { quantity: 5 } ) ] );
	setCart( next );
	expect( takeReplaced() ).toBe( false );
	expect( getCart() ).toEqual( next );
	Object.assign( ( state.cart as typeof cart ).items[ 0 ] ?? {}, {
		quantity: 6,
	} );
	expect( next.items[ 0 ]?.quantity ).toBe( 5 );
} );

it.each( [ 'refreshCart', 'refreshCartItems' ] )(
	'refreshes the cart by the action %s',
	async ( name ) => {
		const { state } = lock( open(), {
			[ name ]: async () => {
				state.cart = cartResponse();
			},
		} );
		const { canRefresh, refresh } = await connect();
		expect( [ canRefresh, await refresh() ] ).toEqual( [ true, true ] );
	}
);

it( 'reports a failed refresh if the cart stays as it is', async () => {
	lock( open(), { refreshCart: async () => undefined } );
	expect( await ( await connect() ).refresh() ).toBe( false );
} );

it( 'reports a failed refresh if the store has no action for it', async () => {
	lock( open() );
	const { canRefresh, refresh } = await connect();
	expect( [ canRefresh, await refresh() ] ).toEqual( [ false, false ] );
} );
