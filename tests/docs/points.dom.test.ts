import { INNER_BLOCK_AREAS } from '@shopfront/names';
import { installGlobals } from '../../assets/globals/install-globals';
import { AREA_POINTS } from '../../assets/reference/area-points';
import {
	REGISTRY_POINTS,
	type RegistryPoint,
} from '../../assets/reference/registry-points';
import { cartBlocks } from '../../blocks/cart/cart-blocks';
import { checkoutBlocks } from '../../blocks/checkout/checkout-blocks';
import { openPage } from '../fixtures/form-page';

/** Blocks that a page begins with. */
const ROOTS = [ 'woocommerce/cart', 'woocommerce/checkout' ];

it( 'describes every area once', () => {
	expect(
		Object.fromEntries(
			AREA_POINTS.map( ( [ name, { block } ] ) => [ name, block ] )
		)
	).toEqual( INNER_BLOCK_AREAS );
} );

it.each( AREA_POINTS )(
	'area %s: says whether pages have it, and of which page it is',
	( _name, { block, stands, props } ) => {
		const ofCart = cartBlocks().get( block ) !== undefined;
		const ofCheckout =
			checkoutBlocks( { localPickupEnabled: true } ).get( block ) !==
			undefined;
		expect( ofCart || ofCheckout || ROOTS.includes( block ) ).toBe(
			stands === 'on pages'
		);
		expect( props === 'CheckoutBlockProps' ).toBe(
			block.startsWith( 'woocommerce/checkout' )
		);
	}
);

const typeAt = ( global: string, name: string | undefined ): string =>
	typeof [ ...global.split( '.' ), name ?? '' ].reduce< unknown >(
		( from, key ) => Reflect.get( Object( from ), key ),
		window
	);

it.each( Object.entries< RegistryPoint >( REGISTRY_POINTS ) )(
	'registry %s: its functions are there, and refuse as it says',
	( _name, { global, register, remove, read, whenWrong } ) => {
		document.cookie = 'woocommerce_cart_hash=abc';
		const app = openPage();
		installGlobals( window, app, app.pagePoints );
		for ( const name of [ register, remove, read ] ) {
			expect( typeAt( global, name ) ).toBe(
				name === undefined ? 'undefined' : 'function'
			);
		}
		const [ root = '', part = '' ] = global.split( '.' );
		const functions: unknown = Reflect.get(
			Object( Reflect.get( window, root ) ),
			part
		);
		const refused = () =>
			Reflect.apply(
				Object( Reflect.get( Object( functions ), register ) ),
				null,
				// Neither a name nor a namespace, and a callback that is none.
				[ { name: 7 }, { other: 7 } ]
			);
		const told = jest.spyOn( console, 'error' ).mockImplementation();
		let isThrown = false;
		try {
			refused();
		} catch {
			isThrown = true;
		}
		expect( isThrown ).toBe( whenWrong === 'throws' );
		expect( told.mock.calls.length > 0 ).toBe( whenWrong === 'tells' );
		told.mockRestore();
		app.stop();
	}
);
