import type { Locator } from '@playwright/test';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

const LATIN = '500 Howard St.';
const ARABIC = 'شارع الملك 5، الطابق 2.';

const caretAt = async ( field: Locator, end: 'left' | 'right' ) => {
	const { width = 0 } = ( await field.boundingBox() ) ?? {};
	await field.click( {
		position: { x: end === 'left' ? 13 : width - 13, y: 30 },
	} );
	return field.evaluate( ( element ) =>
		element instanceof HTMLInputElement ||
		element instanceof HTMLTextAreaElement
			? element.selectionStart
			: null
	);
};

/** As in English, the last character is to the right of the first. */
const isLeftToRight = ( line: Locator ) =>
	line.evaluate( ( element ) => {
		const walker = document.createTreeWalker(
			element,
			NodeFilter.SHOW_TEXT
		);
		const text = walker.nextNode();
		const leftOf = ( index: number ) => {
			const range = document.createRange();
			if ( text ) {
				range.setStart( text, index );
				range.setEnd( text, index + 1 );
			}
			return range.getBoundingClientRect().left;
		};
		return leftOf( 0 ) < leftOf( ( text?.textContent?.length ?? 1 ) - 1 );
	} );

test.beforeEach( ( { shop } ) => shop.add( [ MUG.id, 2 ] ) );

for ( const locale of [ 'ar', 'en_US' ] ) {
	const tag = locale === 'ar' ? [] : [ '@all' ];
	test.describe( `in the language ${ locale }`, { tag }, () => {
		test.use( { shopOptions: { locale } } );

		test( 'typed text follows the direction of its script, at the edge of its label', async ( {
			page,
			checkoutPage,
		} ) => {
			const edge = locale === 'ar' ? 'right' : 'left';
			const expectAtEdge = async ( field: Locator ) => {
				await expect( field ).toHaveCSS( 'text-align', edge );
				await field.fill( LATIN );
				expect( await caretAt( field, 'left' ) ).toBe( 0 );
				expect( await caretAt( field, 'right' ) ).toBe( LATIN.length );
				await field.fill( ARABIC );
				expect( await caretAt( field, 'left' ) ).toBe( ARABIC.length );
				expect( await caretAt( field, 'right' ) ).toBe( 0 );
			};
			await checkoutPage.open();
			await expectAtEdge( page.locator( '#shipping-address_1' ) );
			await expectAtEdge( page.locator( '#shipping-first_name' ) );
			await expectAtEdge( page.locator( '#shipping-city' ) );

			await page.getByLabel( 'Add a note to your order' ).check();
			const note = page.getByRole( 'textbox', {
				name: 'Order notes',
			} );
			await expectAtEdge( note );
		} );
	} );
}

test.describe( 'a right-to-left page', () => {
	test.use( { shopOptions: { locale: 'ar' } } );

	test( 'aligns e-mail, phone and postcode with their labels, from left to right', async ( {
		page,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		for ( const id of [ 'email', 'shipping-postcode', 'shipping-phone' ] ) {
			const field = page.locator( `#${ id }` );
			await expect( field ).toHaveCSS( 'direction', 'ltr' );
			await expect( field ).toHaveCSS( 'text-align', 'right' );
		}
	} );

	for ( const width of [ 390, 1280 ] ) {
		const tag = width === 390 ? [] : [ '@all' ];
		test(
			`shows an address in the direction of its script, ${ width } px wide`,
			{ tag },
			async ( { page, checkoutPage }, testInfo ) => {
				await page.setViewportSize( { width, height: 900 } );
				await checkoutPage.open();
				await checkoutPage.fill( { address: LATIN } );
				await page.screenshot( {
					path: testInfo.outputPath( 'form.png' ),
					fullPage: true,
				} );
				await page.reload();
				const line = page
					.locator( '.wc-block-components-address-card' )
					.first()
					.getByText( LATIN );
				// The block may replace the first paint's line while we measure.
				await expect.poll( () => isLeftToRight( line ) ).toBe( true );
				await checkoutPage.placeOrder.click();
				await checkoutPage.expectPlaced();
				for ( const shown of await page.getByText( LATIN ).all() ) {
					expect( await isLeftToRight( shown ) ).toBe( true );
				}
				await page.screenshot( {
					path: testInfo.outputPath( 'order.png' ),
					fullPage: true,
				} );
			}
		);
	}
} );
