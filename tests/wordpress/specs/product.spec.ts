import type { APIRequestContext, Page } from '@playwright/test';
import { IS_OURS } from '../support/addresses';
import { expect, setSwitches, test } from '../support/wordpress-test';

/** Platform files that ours replace. */
const PLATFORM_FILES =
	/\/(add-to-cart-variation|add-to-cart|single-product|flexslider|jquery\.zoom|photoswipe[^/]*)\.(min\.)?(js|css)/;

/** The platform's themes with blocks and without, if the site has both. */
const THEMES = [ 'twentytwentyfive', 'storefront' ];

interface VariableProduct {
	id: number;
	path: string;
	values: string[];
}

/** Needs one attribute, as in the sample shop. Skips the test without such a product. */
const findProduct = async (
	request: APIRequestContext
): Promise< VariableProduct > => {
	const response = await request.get(
		'/wp-json/wc/store/v1/products?type=variable&per_page=50'
	);
	const list: Array< {
		id: number;
		permalink: string;
		attributes: Array< { terms: Array< { name: string } > } >;
	} > = response.ok() ? await response.json() : [];
	const product = list.find( ( { attributes } ) => attributes.length === 1 );
	test.skip( ! product, 'The shop has no product with one attribute.' );
	return {
		id: product?.id ?? 0,
		path: new URL( product?.permalink ?? '/', 'http://x' ).pathname,
		values:
			product?.attributes[ 0 ]?.terms.map( ( { name } ) => name ) ?? [],
	};
};

const shown = ( page: Page ) =>
	page.locator( '.variations_form .single_variation' ).first();
const choice = ( page: Page ) =>
	page.locator( '.variations_form .variations select' ).first();
const addButton = ( page: Page ) =>
	page.locator( '.variations_form .single_add_to_cart_button' ).first();

// Themes and avatars request files from other hosts, which a local site may not reach.
test.use( { allowedConsoleErrors: /net::ERR_/ } );

test.beforeEach( ( { site } ) => {
	test.skip(
		site.kind !== 'given' || ! site.hasSwitches,
		'The double has no pages of products.'
	);
} );

for ( const theme of THEMES ) {
	// Both in turn: the platform's own behavior is the expectation.
	for ( const part of [ 'ours', 'product-pages-off' ] ) {
		test( `a variation is chosen and added with the keyboard: ${ theme }, ${ part }`, async ( {
			page,
			context,
			baseURL,
			request,
			requested,
			serverCart,
		} ) => {
			const product = await findProduct( request );
			await setSwitches(
				context,
				baseURL ?? '',
				`theme:${ theme }`,
				part
			);
			await page.goto( product.path );
			await expect( addButton( page ) ).toHaveClass(
				/wc-variation-selection-needed/
			);
			await expect( page.locator( '.wc-tabs .active' ) ).toHaveCount( 1 );
			await choice( page ).focus();
			await page.keyboard.type( product.values[ 1 ] ?? '' );
			await expect( shown( page ) ).toContainText( '$' );
			await expect( addButton( page ) ).not.toHaveClass( /disabled/ );
			await page.locator( '.reset_variations' ).press( 'Enter' );
			await expect( choice( page ) ).toBeFocused();
			await expect( addButton( page ) ).toHaveClass( /disabled/ );
			await page.keyboard.type( product.values[ 0 ] ?? '' );
			await expect( addButton( page ) ).not.toHaveClass( /disabled/ );
			await addButton( page ).press( 'Enter' );
			await expect( async () => {
				const [ item ] = ( await serverCart() ).items;
				expect( item?.variation[ 0 ]?.value ).toBe(
					product.values[ 0 ]
				);
			} ).toPass();

			const isOurs = part === 'ours';
			const files = requested.filter( ( url ) =>
				PLATFORM_FILES.test( url )
			);
			expect( files.length > 0 ).toBe( ! isOurs );
			expect(
				requested.some(
					( url ) =>
						IS_OURS.test( url ) &&
						url.includes( 'variable-product' )
				)
			).toBe( isOurs );
		} );
	}
}

for ( const part of [ 'ours', 'product-pages-off' ] ) {
	test( `add-ons for variations work: ${ part }`, async ( {
		page,
		context,
		baseURL,
		request,
	} ) => {
		const product = await findProduct( request );
		await setSwitches( context, baseURL ?? '', 'product-add-ons', part );
		await page.goto( product.path );
		const seen = page.locator( '.sample-seen' );
		const swatch = page.getByRole( 'button', {
			name: `Swatch ${ product.values[ 1 ] }`,
		} );
		await swatch.click();
		await expect( swatch ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( seen ).toHaveText( /^\d+ true$/ );
		await expect( shown( page ) ).toContainText( '$' );
		// The add-on for pictures has started the gallery again.
		const thumbnails = page.locator( '.flex-control-thumbs img' );
		await expect( thumbnails ).toHaveCount( 3 );
		await thumbnails.nth( 2 ).click();
		await expect(
			page.locator( '.woocommerce-product-gallery__image' ).nth( 2 )
		).toHaveClass( /flex-active-slide/ );
		await page.getByRole( 'button', { name: 'Swatch none' } ).click();
		await expect( seen ).toHaveText( 'hidden' );
		await expect( swatch ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	test( `a form that arrives later works: ${ part }`, async ( {
		page,
		context,
		baseURL,
		request,
	} ) => {
		const product = await findProduct( request );
		await setSwitches( context, baseURL ?? '', 'product-add-ons', part );
		await page.goto( product.path );
		await page.locator( '.wc-tabs .active' ).waitFor();
		await page.evaluate(
			( url ) => Reflect.get( window, 'sampleOpenForm' )( url ),
			product.path
		);
		const later = page.locator( '.sample-later' );
		await later
			.locator( 'select' )
			.selectOption( { label: product.values[ 0 ] ?? '' } );
		await expect( later.locator( '.single_variation' ) ).toContainText(
			'$'
		);
		await expect(
			later.locator( '.single_add_to_cart_button' )
		).not.toHaveClass( /disabled/ );
	} );
}

test( 'a button of a classic list adds, announces and links to the cart', async ( {
	page,
	context,
	baseURL,
	site,
	requested,
	serverCart,
} ) => {
	const [ { id } ] = site.products;
	await setSwitches( context, baseURL ?? '', 'theme:storefront' );
	await page.goto( '/shop/' );
	const button = page.locator(
		`.ajax_add_to_cart[data-product_id="${ id }"]`
	);
	await button.focus();
	await page.keyboard.press( 'Space' );
	await expect(
		page.locator( '.products .added_to_cart' ).first()
	).toBeVisible();
	await expect(
		page.locator( '.widget_shopping_cart_live_region' )
	).toHaveText( /added to your cart/ );
	expect( ( await serverCart() ).items[ 0 ]?.id ).toBe( id );
	expect( requested.filter( ( url ) => PLATFORM_FILES.test( url ) ) ).toEqual(
		[]
	);
} );

test( 'a button for buying now leads to the checkout', async ( {
	page,
	site,
} ) => {
	const [ { id, path } ] = site.products;
	await page.goto( path );
	await page
		.locator( 'form.cart' )
		.first()
		.evaluate( ( form, product ) => {
			form.insertAdjacentHTML(
				'beforeend',
				`<button class="sf-buy-now" name="sf-buy-now" value="1">Buy now</button><input type="hidden" name="add-to-cart" value="${ product }">`
			);
			document.dispatchEvent(
				new CustomEvent( 'sf:content', { detail: { root: form } } )
			);
		}, id );
	await page.getByRole( 'button', { name: 'Buy now' } ).click();
	await page.waitForURL( /checkout/ );
} );

for ( const theme of THEMES ) {
	test( `the form of a product keeps its place while its script starts: ${ theme }`, async ( {
		page,
		context,
		baseURL,
		request,
	} ) => {
		const product = await findProduct( request );
		await setSwitches(
			context,
			baseURL ?? '',
			`theme:${ theme }`,
			'quantity-buttons'
		);
		// Fonts move text.
		await page.route( /\.woff2/, ( route ) => route.abort() );
		let start = () => {};
		const started = new Promise< void >( ( resolve ) => {
			start = resolve;
		} );
		await page.route( IS_OURS, async ( route ) => {
			if ( route.request().resourceType() === 'script' ) {
				await started;
			}
			await route.continue();
		} );
		/** The button's place in the form; parts of themes above it have their own scripts. */
		const place = () =>
			addButton( page ).evaluate( ( button ) => {
				const { x, y } = button.getBoundingClientRect();
				const form = button.closest( 'form' )?.getBoundingClientRect();
				return [ x - ( form?.x ?? 0 ), y - ( form?.y ?? 0 ) ];
			} );
		await page.goto( product.path, { waitUntil: 'commit' } );
		// Pictures have their sizes, so they don't matter.
		await page.locator( 'footer' ).first().waitFor();
		const before = await place();
		start();
		await expect( page.locator( '.quantity.sf-qty' ) ).toHaveCount( 1 );
		expect( await place() ).toEqual( before );
	} );
}
