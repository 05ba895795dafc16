import type { Browser, Page } from '@playwright/test';
import { IS_OF_BLOCKS, IS_OURS } from '../support/addresses';
import { logIn } from '../support/log-in';
import { expect, setSwitches, test } from '../support/wordpress-test';

/** Platform bundles that ours replace. */
const IS_REPLACED =
	/\/woocommerce\/assets\/client\/(blocks\/(cart-frontend|checkout-frontend|wc-cart-checkout-(base|vendors)-frontend|blocks-checkout(-events)?|blocks-components|wc-blocks-(data|registry|middleware|shared-context|shared-hocs)|price-format)|admin\/sanitize\/index)\.js/;

const IS_DATA_STORE = /^(registry|add-ons|shared\.\w+|actions\.\w+)\.js$/;

const pagesWithoutBlocks = [ '/shop/', '/my-account/' ];

const prefetched = ( page: Page ) =>
	page.evaluate( () =>
		[
			...document.querySelectorAll< HTMLLinkElement >(
				'link[rel="prefetch"]'
			),
		].map( ( { href } ) => href )
	);

for ( const name of [ 'cart', 'checkout' ] ) {
	test( `the ${ name } loads none of the replaced bundles`, async ( {
		page,
		site: { products },
		addToCart,
		requested,
	} ) => {
		await addToCart( [ products[ 0 ].id, 1 ] );
		requested.length = 0;
		await page.goto( `/${ name }/`, { waitUntil: 'networkidle' } );
		expect(
			requested.filter( ( url ) => IS_OURS.test( url ) )
		).not.toEqual( [] );
		expect(
			requested.filter( ( url ) => IS_REPLACED.test( url ) )
		).toEqual( [] );
	} );
}

test.describe( 'with add-ons', () => {
	// With WP_DEBUG, the platform logs scripts that use undeclared libraries. Two of these do so on purpose.
	test.use( {
		allowedConsoleErrors:
			/^\[WooCommerce\] Script "test-gateway-(few|none)" accessed/,
	} );

	for ( const name of [ 'cart', 'checkout' ] ) {
		test( `the ${ name } provides libraries to add-ons, whether declared or not`, async ( {
			page,
			context,
			baseURL,
			site: { products, hasSwitches },
			addToCart,
		} ) => {
			test.skip( ! hasSwitches, 'The site has no switches for tests.' );
			await setSwitches( context, baseURL ?? '', 'gateway' );
			await addToCart( [ products[ 0 ].id, 1 ] );
			await page.goto( `/${ name }/` );
			await expect(
				page.getByText( `${ products[ 0 ].name } (checked)` ).first()
			).toBeVisible();
			const seen = await page.evaluate( () =>
				Reflect.get( window, 'testAddOns' )
			);
			expect( seen ).toMatchObject( {
				integration: { data: { is_there: true } },
				gatewayFew: { cartStore: 'string' },
				gatewayNone: 'function',
			} );
			expect( seen.gatewayAll ).toEqual(
				expect.arrayContaining( [
					'blocksCheckout',
					'blocksComponents',
					'priceFormat',
					'sanitize',
					'wcBlocksData',
					'wcBlocksRegistry',
					'wcSettings',
					'wcTypes',
				] )
			);
		} );
	}
} );

const INTERACTIVE = '[data-wp-interactive^="woocommerce/product-"]';

test( 'pages without blocks load none of their files', async ( {
	page,
	site: { products },
	addToCart,
	requested,
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	for ( const address of [ ...pagesWithoutBlocks, products[ 0 ].path ] ) {
		requested.length = 0;
		await page.goto( address, { waitUntil: 'load' } );
		// Some themes have the mini-cart in their header.
		const badges = await page.locator( '.wc-block-mini-cart' ).count();
		const files = requested
			.filter( ( url ) => IS_OF_BLOCKS.test( url ) )
			.map(
				( url ) => new URL( url ).pathname.split( '/' ).at( -1 ) ?? ''
			);
		// WooCommerce 9's product buttons depend on our data stores, by the handle wc-blocks-data-store.
		const hasStoreButtons =
			( await page
				.locator( 'script[id^="wc-product-button-interactivity"]' )
				.count() ) > 0;
		// Keeps the badge and the platform's interactive buttons in step (docs/decisions/interactive-cart.md).
		const hasPlatformCart = files.includes( 'page-cart.js' );
		if ( hasPlatformCart ) {
			await expect(
				page.locator( INTERACTIVE ).first(),
				address
			).toBeAttached();
		}
		expect(
			files.filter(
				( file ) =>
					file !== 'page-cart.js' &&
					! ( hasStoreButtons && IS_DATA_STORE.test( file ) )
			),
			address
		).toEqual( badges > 0 ? [ 'mini-cart.js' ] : [] );
	}
} );

test( 'with an empty cart, pages without blocks are the same with and without this plugin', async ( {
	context,
	baseURL,
	site: { products, hasSwitches },
} ) => {
	test.skip( ! hasSwitches, 'The site has no switches for tests.' );
	const read = async ( address: string ) =>
		( await ( await context.request.get( address ) ).text() )
			.replace( /"[0-9a-f]{10}"/g, '"nonce"' )
			.replace( /quantity_[0-9a-f]{13}/g, 'quantity_id' )
			.replace( /(Nonce(?:Timestamp)?)(?:%[0-9A-F]{2}|[:' ])+\w+/g, '$1' )
			// Reviews of the same second have no fixed order in the structured data.
			.replace( /"review":\[.*?\}\](?=\})/g, '"review":[]' )
			// WooCommerce 9.6 puts random numbers into pagination links.
			.replace( /(product-collection-pagination-[a-z-]+)\d+/g, '$1' );
	for ( const address of [ ...pagesWithoutBlocks, products[ 0 ].path ] ) {
		await context.clearCookies();
		// Product pages and their scripts are a separate part.
		await setSwitches(
			context,
			baseURL ?? '',
			'product-pages-off',
			'mini-cart-off'
		);
		const ourRequests = await read( address );
		await context.clearCookies();
		await setSwitches( context, baseURL ?? '', 'plugin-off' );
		expect( ourRequests, address ).toBe( await read( address ) );
	}
} );

test.describe( 'with our blocks off', () => {
	// With WP_DEBUG, the platform logs these about its own bundles.
	test.use( {
		allowedConsoleErrors:
			/^\[WooCommerce\] An inline or unknown script accessed|showSpinner prop is deprecated/,
	} );

	test( "pages load exactly the platform's own scripts", async ( {
		page,
		context,
		baseURL,
		site: { products, hasSwitches },
		addToCart,
		requested,
	} ) => {
		test.skip( ! hasSwitches, 'The site has no switches for tests.' );
		await setSwitches(
			context,
			baseURL ?? '',
			'cart-off',
			'checkout-off',
			'mini-cart-off',
			'product-pages-off'
		);
		await addToCart( [ products[ 0 ].id, 1 ] );
		for ( const name of [ 'cart', 'checkout' ] ) {
			requested.length = 0;
			await page.goto( `/${ name }/`, { waitUntil: 'load' } );
			expect(
				requested.filter( ( url ) => IS_OURS.test( url ) )
			).toEqual( [] );
			expect(
				requested.some( ( url ) =>
					url.includes( `/${ name }-frontend.js` )
				)
			).toBe( true );
		}
	} );
} );

test( 'shop pages prefetch none of the replaced bundles', async ( {
	page,
	site: { products },
	addToCart,
} ) => {
	await addToCart( [ products[ 0 ].id, 1 ] );
	for ( const address of [ '/shop/', '/cart/', '/checkout/' ] ) {
		await page.goto( address );
		expect(
			( await prefetched( page ) ).filter( ( url ) =>
				IS_REPLACED.test( url )
			),
			address
		).toEqual( [] );
	}
} );

for ( const theme of [ 'classic theme', 'theme:twentytwentyfour' ] ) {
	for ( const addOns of [ '', 'gateway' ] ) {
		test( `pages preload exactly our scripts: ${ theme } ${ addOns }`, async ( {
			page,
			context,
			baseURL,
			site: { kind, products, hasSwitches },
			addToCart,
		} ) => {
			test.skip( ! hasSwitches, 'The site has no switches for tests.' );
			const classic =
				kind === 'double' ? 'theme:classic' : 'theme:storefront';
			const isClassic = theme === 'classic theme';
			await setSwitches(
				context,
				baseURL ?? '',
				isClassic ? classic : theme,
				addOns
			);
			await addToCart( [ products[ 0 ].id, 1 ] );
			for ( const name of [ 'cart', 'checkout' ] ) {
				const html = await (
					await page.request.get( `/${ name }/` )
				).text();
				const ours = ( pattern: RegExp ) =>
					[ ...html.matchAll( pattern ) ]
						.map( ( [ , url ] ) => url ?? '' )
						.filter( ( url ) => IS_OF_BLOCKS.test( url ) )
						// Some themes have the badge in their header. It isn't preloaded.
						.filter( ( url ) => ! /\/mini-cart\.js/.test( url ) )
						.sort();
				const links = ours(
					/<link [^>]*rel="(?:preload|sf-later)"[^>]* href="([^"]+)"/g
				);
				const scripts = ours( /<script[^>]* src="([^"]+)"/g );
				// Before a classic theme renders the block, nobody knows the add-ons' libraries.
				const isLibrary = ( url: string ) =>
					/\/(add-ons|components|purify|sanitize)\.js/.test( url );
				expect( links ).toEqual(
					isClassic
						? scripts.filter( ( url ) => ! isLibrary( url ) )
						: scripts
				);
				expect( scripts.some( isLibrary ) ).toBe( addOns !== '' );
			}
			const shop = await page.request.get( '/shop/' );
			expect( await shop.text() ).not.toMatch(
				/rel="preload" as="script"/
			);
		} );
	}
}

for ( const name of [ 'cart', 'checkout' ] ) {
	test( `the ${ name } registers the notices store once`, async ( {
		page,
		site: { products },
		addToCart,
	} ) => {
		const reported: string[] = [];
		page.on( 'console', ( message ) => reported.push( message.text() ) );
		await addToCart( [ products[ 0 ].id, 1 ] );
		await page.goto( `/${ name }/`, { waitUntil: 'networkidle' } );
		expect(
			reported.filter( ( text ) => text.includes( 'already registered' ) )
		).toEqual( [] );
	} );
}

/** As the administrator. Returns where a guest pays the order. */
const createUnpaidOrder = async (
	browser: Browser,
	productId: number
): Promise< string > => {
	const context = await browser.newContext();
	await logIn( context );
	const { request } = context;
	const nonce = await request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	const response = await request.post( '/wp-json/wc/v3/orders', {
		headers: { 'X-WP-Nonce': await nonce.text() },
		data: {
			status: 'pending',
			line_items: [ { product_id: productId, quantity: 1 } ],
		},
	} );
	const { payment_url: address } = await response.json();
	await context.close();
	return String( address );
};

test( "the payment page of an order loads none of the blocks' files", async ( {
	page,
	browser,
	site: { kind, products },
	requested,
} ) => {
	const address =
		kind === 'double'
			? '/checkout/order-pay/12/'
			: await createUnpaidOrder( browser, products[ 0 ].id );
	await page.goto( address, { waitUntil: 'load' } );
	await expect( page.locator( '#place_order' ) ).toBeVisible();
	expect( requested.filter( ( url ) => IS_OF_BLOCKS.test( url ) ) ).toEqual(
		[]
	);
} );

test.describe( 'compared with the platform', () => {
	// WooCommerce 9.6 logs this about its own bundles.
	test.use( { allowedConsoleErrors: /showSpinner prop is deprecated/ } );

	for ( const name of [ 'cart', 'checkout' ] ) {
		test( `the ${ name } loads less JavaScript than without this plugin`, async ( {
			page,
			context,
			baseURL,
			site: { kind, products, hasSwitches },
			addToCart,
		} ) => {
			test.skip( ! hasSwitches, 'The site has no switches for tests.' );
			test.skip(
				kind === 'double',
				"The platform's scripts are stand-ins."
			);
			const bytes = async () => {
				await page.goto( `/${ name }/`, { waitUntil: 'networkidle' } );
				return page.evaluate( () =>
					performance
						.getEntriesByType( 'resource' )
						.filter(
							( one ): one is PerformanceResourceTiming =>
								one instanceof PerformanceResourceTiming &&
								one.initiatorType === 'script'
						)
						.reduce( ( sum, one ) => sum + one.decodedBodySize, 0 )
				);
			};
			await addToCart( [ products[ 0 ].id, 1 ] );
			const ourRequests = await bytes();
			await setSwitches( context, baseURL ?? '', 'plugin-off' );
			expect( ourRequests ).toBeLessThan( await bytes() );
		} );
	}
} );
