import { asOnWordPress } from '../../tools/support/wordpress-page.mjs';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

const FILTERS = '/test-filters.js';

/** An existing kind of add-on: it registers when its script runs, long before the block renders. */
const ADD_ON = `
	const { registerCheckoutFilters } = window.wc.blocksCheckout;
	registerCheckoutFilters( 'test', {
		itemName: ( name ) => name + ' (gift)',
		totalLabel: () => 'To be paid',
	} );
	window.seen = {
		react: window.React.version,
		total: window.wp.data.select( window.wc.wcBlocksData.cartStore ).getCartData().totals.total_price,
	};
`;

test.use( {
	// Pages have inline code that the shop doesn't know.
	bypassCSP: true,
	shopOptions: { paymentMethods: [ 'demo-card', 'demo-wallet' ] },
} );

for ( const [ name, host, version ] of [
	[ 'React 18', 'host', /^18\./ ],
	[ 'React 19', 'host-19', /^19\./ ],
] as const ) {
	// By default, unit tests do a whole checkout (tests/run/steps.mjs).
	const tag = host === 'host-19' ? [ '@all' ] : [];
	test.describe( name, { tag }, () => {
		test.beforeEach( async ( { page } ) => {
			await page.route( `**${ FILTERS }`, ( route ) =>
				route.fulfill( {
					contentType: 'text/javascript',
					body: ADD_ON,
				} )
			);
			await asOnWordPress(
				page,
				[
					FILTERS,
					'/assets/gateways/card.js',
					'/assets/gateways/wallet.js',
				],
				host
			);
		} );

		test( 'filters of an add-on change the cart, its gateway places the order, and its wallet is offered', async ( {
			page,
			shop,
			checkoutPage,
		} ) => {
			await shop.add( [ MUG.id, 1 ] );
			await page.goto( '/cart/' );
			expect( await page.evaluate( 'window.seen.react' ) ).toMatch(
				version
			);
			await expect(
				page
					.getByRole( 'link', { name: `${ MUG.name } (gift)` } )
					.first()
			).toBeVisible();
			await page
				.getByRole( 'button', {
					name: `Increase quantity of ${ MUG.name }`,
				} )
				.first()
				.click();
			await expect( async () => {
				const [ line ] = ( await shop.cart() ).items;
				expect( line?.quantity ).toBe( 2 );
			} ).toPass();

			await checkoutPage.open();
			await expect(
				page.getByRole( 'button', { name: 'Pay with Demo Wallet' } )
			).toBeVisible();
			await expect(
				page.getByText( 'To be paid' ).first()
			).toBeVisible();
			await checkoutPage.fill();
			await page
				.getByLabel( 'Card number' )
				.fill( '4242 4242 4242 4242' );
			await page.getByLabel( 'Expiry date (MM/YY)' ).fill( '12/34' );
			await page.getByLabel( 'Security code' ).fill( '123' );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			const orders = await shop.orders();
			expect( orders ).toHaveLength( 1 );
			expect( orders[ 0 ]?.payment_method ).toBe( 'demo-card' );
		} );
	} );
}
