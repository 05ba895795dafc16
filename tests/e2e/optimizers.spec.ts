import {
	addProduct,
	openDrawer,
	placeOrder,
	pressPlus,
	readOptimizers,
	type OptimizedShop,
} from '../optimizers/cases';
import { startOptimizer, type Optimizer } from '../optimizers/proxy';
import type { Transformation } from '../optimizers/transformations';
import { CAP, MUG } from './support/products';
import { test } from './support/shop-test';

for ( const name of readOptimizers() as Transformation[] ) {
	test.describe( `behind an optimizer that does "${ name }"`, () => {
		let optimizer: Optimizer;
		let shop: OptimizedShop;
		test.beforeAll( async ( { baseURL } ) => {
			optimizer = await startOptimizer( baseURL ?? '', name, CAP.id );
			shop = {
				name,
				address: optimizer.address,
				product: MUG,
				addButton:
					'.product__summary button:has-text("Add to cart"):visible',
				drawerPath: '/shop/',
			};
		} );
		test.afterAll( () => optimizer.close() );
		test.use( {
			// A stale nonce is refused once.
			allowedConsoleErrors:
				name === 'stale-page' ? /403|401|preload/ : /was preloaded/,
		} );

		test( `"${ name }": a product is added`, ( { page } ) =>
			addProduct( page, shop ) );

		test( `"${ name }": the first press on the cart's plus counts`, ( {
			page,
			cartPage,
		} ) => pressPlus( page, cartPage, shop ) );

		test( `"${ name }": the first press opens the drawer`, ( { page } ) =>
			openDrawer( page, shop ) );

		test( `"${ name }": the first key stays, and an order is placed`, ( {
			page,
			checkoutPage,
		} ) => placeOrder( page, checkoutPage, shop ) );
	} );
}
