import { applyCondition } from './conditions.mjs';
import { listen } from './traffic.mjs';
import { PLUS, watchPage } from './watch-page.mjs';

const STORE_API = '/wp-json/wc/store/v1';

const productsOf = async ( context ) => {
	const response = await context.request.get(
		`${ STORE_API }/products?per_page=100`
	);
	return response.json();
};

/** Ids that may go in the cart as they are: simple products, and the variations of the others. */
const idsOf = ( products ) =>
	products.flatMap( ( { id, type, variations } ) =>
		type === 'variable' ? variations.map( ( one ) => one.id ) : [ id ]
	);

/**
 * Puts products in the visitor's cart until it has as many lines as wanted. What cannot be bought is passed over.
 *
 * @throws {Error} When the catalogue does not yield so many.
 */
const fillCart = async ( context, wanted ) => {
	const ids = idsOf( await productsOf( context ) );
	const first = await context.request.get( `${ STORE_API }/cart` );
	const headers = { Nonce: first.headers().nonce };
	let lines = 0;
	for ( const id of ids ) {
		if ( lines === wanted ) {
			return;
		}
		const response = await context.request.post(
			`${ STORE_API }/cart/add-item`,
			{ headers, data: { id, quantity: 1 } }
		);
		if ( response.ok() ) {
			lines = ( await response.json() ).items.length;
		}
	}
	if ( lines < wanted ) {
		throw new Error(
			`The catalogue fills ${ lines } of ${ wanted } lines.`
		);
	}
};

/**
 * Lets a new visitor with a filled cart open the cart page and waits until the cart works and nothing is fetched.
 *
 * @param {import('@playwright/test').Browser}            browser
 * @param {string}                                        address   Of the shop.
 * @param {number}                                        lines     In the cart.
 * @param {import('./conditions.mjs').CONDITIONS[number]} condition
 * @param {(visit: Object) => Promise<Result>}            measure   Gets the page, its protocol and its traffic.
 * @return {Promise<Result>}
 * @template Result
 */
export const visitCart = async (
	browser,
	address,
	lines,
	condition,
	measure
) => {
	const context = await browser.newContext( {
		baseURL: address,
		viewport: { width: 390, height: 844 },
	} );
	try {
		await fillCart( context, lines );
		const page = await context.newPage();
		const protocol = await context.newCDPSession( page );
		const traffic = await listen( protocol );
		await applyCondition( protocol, condition );
		await page.addInitScript( watchPage, PLUS );
		await page.goto( '/cart/' );
		await page.locator( PLUS ).first().waitFor();
		await page.waitForLoadState( 'networkidle' );
		return await measure( { page, protocol, traffic } );
	} finally {
		await context.close();
	}
};
