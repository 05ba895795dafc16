import { expect, test } from './support/shop-test';

test(
	'a category shows its products and its breadcrumbs',
	{ tag: '@all' },
	async ( { page } ) => {
		await page.goto( '/shop/' );
		const categories = page.getByRole( 'navigation', {
			name: 'Categories',
		} );
		await categories
			.getByRole( 'link', { name: 'Kitchen & Table' } )
			.click();

		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Kitchen & Table' } )
		).toBeVisible();
		await expect(
			categories.getByRole( 'link', { name: 'Kitchen & Table' } )
		).toHaveAttribute( 'aria-current', 'page' );
		const products = page.getByRole( 'main' );
		await expect(
			products.getByRole( 'heading', { name: 'Walnut Bowl' } )
		).toBeVisible();
		await expect(
			products.getByRole( 'heading', { name: 'Stone Mug' } )
		).toHaveCount( 0 );
	}
);

test( 'sorts by price and by popularity', async ( { page } ) => {
	await page.goto( '/shop/' );
	for ( const [ sorting, first ] of [
		[ 'Sort by price: low to high', 'Glaze Sample Cards' ],
		[ 'Sort by price: high to low', 'Ship’s Bell, Cast in Bronze' ],
		// Other tests' orders make the mug the most popular product.
		[ 'Sort by popularity', /Glaze Sample Cards|Stone Mug/ ],
	] as const ) {
		const before = page.url();
		// A script selects without the interaction that makes an early choice count.
		await page.waitForLoadState( 'networkidle' );
		await page.getByLabel( 'Sort products' ).selectOption( sorting );
		await expect( page ).not.toHaveURL( before );
		await expect(
			page
				.getByRole( 'main' )
				.getByRole( 'heading', { level: 3 } )
				.first()
		).toHaveText( first );
		await expect(
			page.getByLabel( 'Sort products' ).locator( 'option:checked' )
		).toHaveText( sorting );
	}
} );

// demo-shop/pages/pages.test.ts turns pages without a browser.
test( 'pages list no product twice', { tag: '@all' }, async ( { page } ) => {
	const headings = page
		.getByRole( 'main' )
		.getByRole( 'heading', { level: 3 } );
	const pages = page.getByRole( 'navigation', { name: 'Pages' } );

	await page.goto( '/shop/?orderby=price' );
	await expect(
		page.getByText( /Showing 1–12 of \d+ results/ )
	).toBeVisible();
	const first = await headings.allInnerTexts();
	await pages.getByRole( 'link', { name: 'Next' } ).click();
	await expect(
		page.getByText( /Showing 13–24 of \d+ results/ )
	).toBeVisible();
	await expect( pages.locator( '[aria-current=page]' ) ).toHaveText( /2/ );
	await expect( page ).toHaveURL( /orderby=price/ );
	const second = await headings.allInnerTexts();
	expect( new Set( [ ...first, ...second ] ).size ).toBe( 24 );

	await pages.getByRole( 'link', { name: 'Previous' } ).click();
	await expect( headings ).toHaveText( first );
} );

test( 'a search finds products outside the listing and reports when there are none', async ( {
	page,
} ) => {
	await page.goto( '/shop/' );
	const field = page.getByRole( 'combobox', { name: 'Search products' } );
	await field.fill( 'wick' );
	await field.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { name: 'Search results for “wick”' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'heading', { name: 'Replacement Wick' } )
	).toBeVisible();

	await field.fill( '<b>nothing</b>' );
	await field.press( 'Enter' );
	await expect(
		page.getByText( 'No products were found matching your selection.' )
	).toBeVisible();
} );
