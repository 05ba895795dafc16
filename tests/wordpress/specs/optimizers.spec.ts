import {
	addProduct,
	openDrawer,
	placeOrder,
	pressPlus,
	readOptimizers,
	type OptimizedShop,
} from '../../optimizers/cases';
import { startOptimizer, type Optimizer } from '../../optimizers/proxy';
import { expect, test } from '../support/wordpress-test';

/** A page whose content is a mini-cart, as tests/wordpress/versions/site.php creates it. */
const DRAWER_PATH = '/mini-cart/';

for ( const name of readOptimizers() ) {
	test.describe( `behind an optimizer that does "${ name }"`, () => {
		let optimizer: Optimizer | null = null;
		let shop: OptimizedShop;
		test.beforeAll( async ( { baseURL, site } ) => {
			const address = baseURL ?? '';
			const [ product, other ] = site.products;
			optimizer =
				name === 'none'
					? null
					: await startOptimizer( address, name, other.id );
			shop = {
				name,
				address: optimizer?.address ?? address,
				product,
				addButton: '.single_add_to_cart_button:visible',
				drawerPath: DRAWER_PATH,
			};
		} );
		test.afterAll( () => optimizer?.close() );
		test.use( {
			allowedConsoleErrors: /was preloaded|net::ERR_|JQMIGRATE|favicon/,
		} );

		test.beforeEach( ( { site } ) =>
			test.skip(
				site.kind === 'double',
				'Its pages are recorded without what optimizers change.'
			)
		);

		test( `"${ name }": a product is added`, ( { page } ) =>
			addProduct( page, shop ) );

		test( `"${ name }": the first press on the cart's plus counts`, ( {
			page,
			cartPage,
		} ) => pressPlus( page, cartPage, shop ) );

		test( `"${ name }": the first press opens the drawer`, async ( {
			page,
			request,
		} ) => {
			const { status } = await request
				.get( DRAWER_PATH )
				.then( ( response ) => ( { status: response.status() } ) );
			// Only sites that tests/wordpress/versions makes have it.
			test.skip( status !== 200, `The site has no ${ DRAWER_PATH }.` );
			await openDrawer( page, shop );
		} );

		test( `"${ name }": the first key stays, and an order is placed`, async ( {
			page,
			checkoutPage,
		} ) => {
			await placeOrder( page, checkoutPage, shop );
			expect( page.url() ).toContain( 'order-received' );
		} );
	} );
}
