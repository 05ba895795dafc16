const STORE_API = '/wp-json/wc/store/v1';

/** The first product of each kind (products.ts). */
const FIRST_ID = { taxed: 10_001, untaxed: 20_001 };

/** A form with more products would have too long a notice. */
const AT_ONCE = 20;

/** Through a group's form, because the Store API would send the whole cart for each of hundreds of lines. */
const addAll = async ( request, ids ) => {
	for ( let start = 0; start < ids.length; start += AT_ONCE ) {
		await request.post( '/cart/add', {
			form: Object.fromEntries(
				ids
					.slice( start, start + AT_ONCE )
					.map( ( id ) => [ `quantity[${ id }]`, '1' ] )
			),
			maxRedirects: 0,
		} );
	}
	// Shows the notice here instead of on the measured page.
	await request.get( '/' );
};

/**
 * As a new visitor.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address       Address of the shop.
 * @param {import('./plan.mjs').Cart}          cart
 * @param {Object}                             [options]     Shop options for this visitor.
 * @param {Object}                             [destination] Shipping address, if the shop knows it already.
 * @return {Promise<Object>} Playwright's storage state: a browser with it has the cart.
 * @throws {Error} If the cart is not filled as requested.
 */
export const fillCart = async (
	browser,
	address,
	{ lines, goods },
	options,
	destination
) => {
	const context = await browser.newContext( { baseURL: address } );
	try {
		if ( options ) {
			await context.request.post( '/demo/options', { data: options } );
		}
		const first = await context.request.get( `${ STORE_API }/cart` );
		const { nonce } = first.headers();
		const ids = Array.from(
			{ length: lines },
			( _, index ) => FIRST_ID[ goods ] + index
		);
		await addAll( context.request, ids );
		if ( destination ) {
			await context.request.post( `${ STORE_API }/cart/update-customer`, {
				headers: { Nonce: nonce },
				data: { shipping_address: destination },
			} );
		}
		const filled = await context.request.get( `${ STORE_API }/cart` );
		const { items } = await filled.json();
		if ( items.length !== lines ) {
			throw new Error(
				`The cart has ${ items.length } of ${ lines } lines.`
			);
		}
		return await context.storageState();
	} finally {
		await context.close();
	}
};
