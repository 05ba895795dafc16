import {
	BROWSER_FLAGS,
	findWholeBrowser,
} from '../../tools/support/browser.mjs';
import { PAT } from './support/checkout-page';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

const browserPath = findWholeBrowser();

test.skip( browserPath === null, 'Chromium with autofill is not installed' );
test.use( {
	launchOptions: {
		executablePath: browserPath ?? undefined,
		args: BROWSER_FLAGS,
	},
} );

const SAVED = Object.entries( {
	NAME_FULL: 'Ada Lovelace',
	NAME_FIRST: 'Ada',
	NAME_LAST: 'Lovelace',
	ADDRESS_HOME_LINE1: '1420 Fifth Avenue',
	ADDRESS_HOME_STREET_ADDRESS: '1420 Fifth Avenue',
	ADDRESS_HOME_CITY: 'Seattle',
	ADDRESS_HOME_STATE: 'WA',
	ADDRESS_HOME_ZIP: '98101',
	ADDRESS_HOME_COUNTRY: 'US',
	PHONE_HOME_WHOLE_NUMBER: '2065550100',
} ).map( ( [ name, value ] ) => ( { name, value } ) );

const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '1420 Fifth Avenue',
	city: 'Seattle',
	state: 'WA',
	postcode: '98101',
	country: 'US',
};

for ( const field of [ 'first_name', 'postcode' ] ) {
	test(
		`an address that the browser fills from the field ${ field } reaches the totals and the order`,
		{ tag: '@all' },
		async ( { page, context, shop, checkoutPage } ) => {
			await shop.add( [ MUG.id, 1 ] );
			await checkoutPage.open();
			await expect( checkoutPage.pending ).toHaveCount( 0 );
			await checkoutPage.email.fill( PAT.email );
			const protocol = await context.newCDPSession( page );
			await protocol.send( 'Autofill.enable' );
			await page.locator( `#shipping-${ field }` ).click();
			const { root } = await protocol.send( 'DOM.getDocument' );
			const { nodeId } = await protocol.send( 'DOM.querySelector', {
				nodeId: root.nodeId,
				selector: `#shipping-${ field }`,
			} );
			const { node } = await protocol.send( 'DOM.describeNode', {
				nodeId,
			} );
			await protocol.send( 'Autofill.trigger', {
				fieldId: node.backendNodeId,
				address: { fields: SAVED },
			} );

			await expect(
				page.locator( '#shipping-city:autofill' )
			).toHaveValue( 'Seattle' );
			await expect
				.poll( async () => ( await shop.cart() ).shipping_address )
				.toMatchObject( ADDRESS );
			await expect( checkoutPage.pending ).toHaveCount( 0 );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			expect( ( await shop.orders() )[ 0 ] ).toMatchObject( {
				shipping: ADDRESS,
			} );
		}
	);
}
