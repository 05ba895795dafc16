import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { cartResponse } from '../../../tests/fixtures/cart';
import { getAllowedInnerBlocks } from './allowed-inner-blocks';

const FIELDS = 'woocommerce/checkout-fields-block';
const CART = cartResponse( undefined, { extensions: { mine: 1 } } );

let app: TestApp;
afterEach( () => app.stop() );

it( 'allows no other blocks without add-ons', () => {
	app = createTestApp( { cart: CART } );
	expect( getAllowedInnerBlocks( app, FIELDS ) ).toEqual( [] );
} );

it( 'allows registered blocks of add-ons and names added by a filter', () => {
	const filter = jest.fn( ( names: string[], _: unknown, { block } ) =>
		block === FIELDS ? [ ...names, 'core/group', 'test/gift' ] : names
	);
	app = createTestApp( {
		cart: CART,
		addOns: ( { filters, blocks } ) => {
			filters.register( 'test', {
				additionalCartCheckoutInnerBlockTypes: filter,
			} );
			blocks.registerCheckoutBlock( {
				metadata: { name: 'test/gift', parent: [ FIELDS ] },
				component: () => null,
			} );
		},
	} );
	expect( getAllowedInnerBlocks( app, FIELDS ) ).toEqual( [
		'test/gift',
		'core/group',
	] );
	expect( filter ).toHaveBeenCalledWith( [], { mine: 1 }, { block: FIELDS } );
	expect( getAllowedInnerBlocks( app, 'woocommerce/cart' ) ).toEqual( [] );
} );

it( 'ignores filter values that are not lists of names', () => {
	app = createTestApp( {
		cart: CART,
		addOns: ( { filters } ) =>
			void filters.register( 'test', {
				additionalCartCheckoutInnerBlockTypes: () => [ 7 ],
			} ),
	} );
	expect( getAllowedInnerBlocks( app, FIELDS ) ).toEqual( [] );
	expect( console ).toHaveErrored();
} );
