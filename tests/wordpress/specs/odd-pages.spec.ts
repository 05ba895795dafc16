import { expect, setSwitches, test } from '../support/wordpress-test';

/** Damaged or unusual content of both pages (mu-plugins/shopfront-test/odd-content.php), and its message. */
const CONTENTS = [
	{ name: 'cut', note: 'is damaged' },
	{ name: 'bare', note: 'is damaged' },
	{ name: 'no-json', note: 'is damaged' },
	{ name: 'closed', note: 'is damaged' },
	{ name: 'unknown', note: 'contains the block "acme/gift"' },
	{ name: 'twice', note: 'more than once' },
	{ name: 'pattern', note: null },
	{ name: 'template-part', note: null },
];

const NOTE = '[role="note"]';

test.beforeEach( ( { site } ) =>
	test.skip( ! site.hasSwitches, 'The site has no switches for tests.' )
);

for ( const { name, note } of CONTENTS ) {
	test( `an order goes through with unusual content: ${ name }`, async ( {
		page,
		context,
		baseURL,
		site: { kind, products },
		addToCart,
		cartPage,
		checkoutPage,
	} ) => {
		test.skip( kind === 'double', 'The double renders recorded content.' );
		// Only block themes have template parts.
		const theme = name === 'template-part' ? 'theme:twentytwentyfour' : '';
		await setSwitches( context, baseURL ?? '', `content:${ name }`, theme );
		await addToCart( [ products[ 0 ].id, 1 ] );
		await page.goto( '/cart/' );
		await expect( cartPage.line( products[ 0 ].name ) ).toBeVisible();
		await expect( cartPage.proceed ).toBeVisible();
		await expect( page.locator( NOTE ) ).toHaveCount( 0 );
		await page.goto( '/checkout/' );
		await checkoutPage.fill();
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();

		await setSwitches(
			context,
			baseURL ?? '',
			`content:${ name }`,
			theme,
			'manager'
		);
		await addToCart( [ products[ 0 ].id, 1 ] );
		for ( const address of [ '/cart/', '/checkout/' ] ) {
			await page.goto( address );
			await expect( page.locator( NOTE ) ).toHaveCount(
				note === null ? 0 : 1
			);
			if ( note ) {
				await expect( page.locator( NOTE ) ).toContainText( note );
			}
		}
	} );
}

for ( const removed of [ 'no-settings', 'lost-settings' ] ) {
	test( `shoppers get the classic forms if a plugin removes what scripts need: ${ removed }`, async ( {
		page,
		context,
		baseURL,
		site: { kind, products },
		addToCart,
	} ) => {
		test.skip(
			kind === 'double' && removed !== 'no-settings',
			'One of them shows that the page leads on.'
		);
		await setSwitches( context, baseURL ?? '', removed );
		await addToCart( [ products[ 0 ].id, 1 ] );
		for ( const name of [ 'cart', 'checkout' ] ) {
			await page.goto( `/${ name }/` );
			await expect( page ).toHaveURL( `/${ name }/?no-script=1` );
			await expect(
				page.locator( '.sf-no-script form' ).last()
			).toBeAttached();
			await expect( page.locator( NOTE ) ).toHaveCount( 0 );
		}
		await setSwitches( context, baseURL ?? '', removed, 'manager' );
		await page.goto( '/cart/' );
		// The double's page has another note, because its block is empty.
		await expect(
			page.locator( NOTE ).filter( {
				hasText: 'another plugin has removed the script "wc-settings"',
			} )
		).toBeVisible();
		await expect( page ).toHaveURL( '/cart/' );
	} );
}

test.describe( 'with a script that is missing on the server', () => {
	// Add-ons fail without our registry.
	test.use( {
		allowedConsoleErrors: /404|Cannot read properties|ChunkLoadError/,
	} );

	test( 'the checkout offers to try again and the classic form', async ( {
		context,
		site: { kind, products },
		addToCart,
	} ) => {
		test.skip(
			kind === 'double',
			'The double of WooCommerce has no first paint.'
		);
		await addToCart( [ products[ 0 ].id, 1 ] );
		// A separate page, because add-ons throw without our registry.
		const page = await context.newPage();
		await page.route( /\/build\/wordpress\/registry\.js/, ( route ) =>
			route.fulfill( { status: 404, body: '' } )
		);
		await page.goto( '/checkout/' );
		const message = page
			.getByRole( 'alert' )
			.filter( { hasText: 'There was an error loading the content.' } );
		await expect(
			message.getByRole( 'link', { name: 'Try again' } )
		).toBeVisible();
		await page.unrouteAll();
		await message
			.getByRole( 'link', { name: /without JavaScript/ } )
			.click();
		await expect(
			page.locator( '.sf-no-script form' ).last()
		).toBeVisible();
	} );

	for ( const name of [ 'actions', 'order' ] ) {
		test( `the checkout offers the classic form, and names the file to administrators: ${ name }`, async ( {
			page,
			context,
			baseURL,
			site: { kind, products },
			addToCart,
			checkoutPage,
		} ) => {
			test.skip(
				kind === 'double' && name === 'actions',
				'The double of WooCommerce does not load carts for scripts.'
			);
			await addToCart( [ products[ 0 ].id, 1 ] );
			const file = new RegExp( `/build/wordpress/${ name }\\.\\w+\\.js` );
			await page.route( file, ( route ) =>
				route.fulfill( { status: 404, body: '' } )
			);
			const retry = page.getByRole( 'button', { name: 'Retry' } );
			const openUntilFailure = async () => {
				await page.goto( '/checkout/' );
				// As in a theme without mini-cart, no earlier page left a cart, so the missing file loads it.
				await page.waitForLoadState( 'networkidle' );
				if ( ! ( await retry.isVisible() ) ) {
					await checkoutPage.fill();
					await checkoutPage.placeOrder.click();
				}
			};
			await openUntilFailure();
			const link = page
				.getByRole( 'alert' )
				.getByRole( 'link', { name: /without JavaScript/ } );
			await expect( link ).toBeInViewport();
			await expect( page.locator( NOTE ) ).toHaveCount( 0 );
			// The double of WooCommerce has no classic form.
			if ( kind === 'given' ) {
				await link.click();
				await expect(
					page.locator( '.sf-no-script form' ).last()
				).toBeVisible();
			}

			await setSwitches( context, baseURL ?? '', 'manager' );
			await openUntilFailure();
			await expect(
				page.locator( NOTE ).getByRole( 'link', { name: file } )
			).toBeVisible();
			await page.unrouteAll();
			if ( await retry.isVisible() ) {
				await retry.click();
				await checkoutPage.fill();
			}
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
		} );
	}
} );

test( 'an add-on whose script cannot be printed does not stop the checkout', async ( {
	context,
	baseURL,
	site: { products },
	addToCart,
	checkoutPage,
} ) => {
	await setSwitches( context, baseURL ?? '', 'broken-gateway' );
	await addToCart( [ products[ 0 ].id, 1 ] );
	await checkoutPage.open();
	await checkoutPage.fill();
	await checkoutPage.placeOrder.click();
	await checkoutPage.expectPlaced();
} );
