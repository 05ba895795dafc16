import type { Page } from '@playwright/test';
import { PAT } from '../../e2e/support/checkout-page';
import { expect, setSwitches, test } from '../support/wordpress-test';

test.use( { javaScriptEnabled: false } );

/** The classic form, which replaces our block without JavaScript. */
const form = ( page: Page ) => page.locator( '.sf-no-script' );

const placeOrder = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Place order' } );

/** All but the country, which is the shop's. */
const fillBilling = async ( page: Page ) => {
	const fields = {
		first_name: PAT.firstName,
		last_name: PAT.lastName,
		address_1: PAT.address,
		city: PAT.city,
		postcode: PAT.postcode,
		email: PAT.email,
	};
	for ( const [ name, value ] of Object.entries( fields ) ) {
		await page.locator( `#billing_${ name }` ).fill( value );
	}
};

for ( const theme of [ 'theme:storefront', 'theme:twentytwentyfour' ] ) {
	test( `cart and checkout show the classic forms with ${ theme }`, async ( {
		page,
		context,
		baseURL,
		site: { kind, products, hasSwitches },
		addToCart,
	} ) => {
		test.skip( ! hasSwitches, 'The site has no switches for tests.' );
		await setSwitches(
			context,
			baseURL ?? '',
			kind === 'double' ? theme.replace( 'storefront', 'classic' ) : theme
		);
		await addToCart( [ products[ 0 ].id, 1 ] );
		for ( const name of [ 'cart', 'checkout' ] ) {
			await page.goto( `/${ name }/` );
			await expect( page ).toHaveURL( `/${ name }/?no-script=1` );
			await expect(
				form( page ).locator( 'form' ).last()
			).toBeAttached();
			await expect(
				page.locator( `.wp-block-woocommerce-${ name }` )
			).toHaveCount( 0 );
			await expect( form( page ) ).toHaveCount( 1 );
		}
	} );
}

test( 'each form leads to the classic forms again', async ( {
	page,
	site: { kind, products },
	addToCart,
} ) => {
	test.skip( kind === 'double', 'The double has no classic cart.' );
	const [ first, second ] = products;
	await addToCart( [ first.id, 2 ], [ second.id, 1 ] );
	await page.goto( '/cart/' );
	const quantity = form( page ).locator( 'input.qty' ).first();
	await quantity.fill( '5' );
	await page.getByRole( 'button', { name: 'Update cart' } ).click();
	await expect( page.getByText( 'Cart updated.' ) ).toBeVisible();
	await expect( page ).toHaveURL( /\/cart\/\?no-script=1$/ );
	await expect( quantity ).toHaveValue( '5' );

	await form( page )
		.getByLabel( new RegExp( `Remove ${ second.name }` ) )
		.click();
	await expect( page.getByText( /removed\./ ) ).toBeVisible();
	await expect( page ).toHaveURL( /\/cart\/\?.*no-script=1/ );
	await page.getByRole( 'link', { name: 'Proceed to checkout' } ).click();
	await expect( page ).toHaveURL( /\/checkout\/\?no-script=1$/ );
} );

test( 'the classic checkout keeps what is typed, and places an order', async ( {
	page,
	site: { kind, products },
	addToCart,
	placedOrder,
} ) => {
	test.skip( kind === 'double', 'The double has no classic checkout.' );
	await addToCart( [ products[ 0 ].id, 2 ] );
	await page.goto( '/checkout/' );
	await fillBilling( page );
	await page.locator( '#billing_city' ).fill( '' );
	await page.locator( '#order_comments' ).fill( 'Ring [twice] & wait' );
	const payment = page.locator( 'input[name="payment_method"]' ).last();
	const id = await payment.getAttribute( 'id' );
	// Some themes hide the radio button behind its label.
	await page.locator( `label[for="${ id }"]` ).click();
	await placeOrder( page ).click();

	await expect( page ).toHaveURL( /\/checkout\/\?no-script=1$/ );
	const city = page.locator( '#billing_city' );
	await expect( page.getByRole( 'alert' ) ).toContainText( 'City' );
	await expect( city ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( city ).toHaveAccessibleDescription( /required field/ );
	await expect( page.locator( '#billing_postcode' ) ).toHaveValue(
		PAT.postcode
	);
	await expect( page.locator( '#order_comments' ) ).toHaveValue(
		'Ring [twice] & wait'
	);
	await expect( payment ).toBeChecked();

	await city.fill( PAT.city );
	await placeOrder( page ).dblclick();
	await expect( page ).toHaveURL( /\/checkout\/order-received\/\d+\/\?key=/ );
	// Orders have the same URLs with and without JavaScript.
	expect( page.url() ).not.toContain( 'no-script' );
	expect( Number( ( await placedOrder() ).total ) ).toBeGreaterThan( 0 );
} );

const readForm = ( page: Page ) =>
	page.evaluate( () => {
		const found = document.querySelector< HTMLFormElement >(
			'form[name="checkout"]'
		);
		return found
			? [ ...new FormData( found ) ].map( ( [ name, value ] ) => [
					name,
					String( value ),
				] )
			: [];
	} );

test( 'a form that is sent five times at once places one order', async ( {
	page,
	site: { kind, products },
	addToCart,
} ) => {
	test.skip( kind === 'double', 'The double has no classic checkout.' );
	await addToCart( [ products[ 0 ].id, 1 ] );
	await page.goto( '/checkout/' );
	await expect( page ).toHaveURL( /no-script=1/ );
	await fillBilling( page );
	const fields = Object.fromEntries( await readForm( page ) );
	const responses = await Promise.all(
		Array.from( { length: 5 }, () =>
			page.request.post( '/checkout/?no-script=1', {
				form: { ...fields, woocommerce_checkout_place_order: '1' },
			} )
		)
	);
	const orders = responses.filter( ( one ) =>
		/\/order-received\/\d+\/\?key=/.test( one.url() )
	);
	expect( new Set( orders.map( ( one ) => one.url() ) ).size ).toBe( 1 );
	// The first, and the one that waited for it.
	expect( orders.length ).toBeGreaterThan( 1 );
	for ( const one of responses ) {
		if ( ! orders.includes( one ) ) {
			expect( await one.text() ).toContain(
				'Your order is already placed or still being processed.'
			);
		}
	}
} );

test( 'an order with another total than the displayed one waits for consent', async ( {
	page,
	site: { kind, products },
	addToCart,
} ) => {
	test.skip( kind === 'double', 'The double has no classic checkout.' );
	await addToCart( [ products[ 0 ].id, 1 ] );
	await page.goto( '/checkout/' );
	await expect( page ).toHaveURL( /no-script=1/ );
	await fillBilling( page );
	// The cart changes in another tab.
	const other = await page.context().newPage();
	await other.goto( `/?add-to-cart=${ products[ 1 ].id }` );
	await placeOrder( page ).click();
	// Some themes announce the added product as an alert too.
	await expect(
		page.getByRole( 'alert' ).filter( { hasText: 'total' } )
	).toContainText( /Your total has changed to \$[\d.]+\./ );
	await expect( page.locator( '#billing_city' ) ).toHaveValue( PAT.city );
	await placeOrder( page ).click();
	await expect( page ).toHaveURL( /\/order-received\/\d+\// );
} );

test( 'pages with JavaScript pay a few hundred bytes for it', async ( {
	page,
	site: { products },
	addToCart,
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	for ( const name of [ 'cart', 'checkout' ] ) {
		const response = await page.request.get( `/${ name }/` );
		const html = await response.text();
		const offer = html
			.match( /<noscript>.*?<\/noscript>/gs )
			?.filter( ( one ) => one.includes( 'no-script' ) )
			.join( '' );
		expect( offer ).toContain( `/${ name }/?no-script=1` );
		expect( offer?.length ).toBeLessThan( 700 );
		expect( offer ).not.toMatch( /<form|<script/ );
	}
} );
