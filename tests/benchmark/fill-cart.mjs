const STORE_API = '/wp-json/wc/store/v1';

/** Of the first product of each kind (products.ts). */
const FIRST_ID = { taxed: 10_001, untaxed: 20_001 };

/** In one form, so that the notice of what was added stays short. */
const AT_ONCE = 20;

/** Adds as the form of a group does: the Store API would tell the whole cart anew for each of hundreds of lines. */
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
	// The notice is told now, not on the page that is measured.
	await request.get( '/' );
};

/**
 * Fills the cart of a new visitor.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address       Of the shop.
 * @param {import('./plan.mjs').Cart}          cart
 * @param {Object}                             [options]     Of the shop, for this visitor.
 * @param {Object}                             [destination] Where the goods go, when the shop has been told already.
 * @return {Promise<Object>} What the visitor's browser keeps (Playwright's storage state): a browser that has it has the cart.
 * @throws {Error} When it is not filled as wanted.
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
