import type { Page } from '@playwright/test';
import { PLATFORM_STYLESHEET } from './support/platform-stylesheet';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

const BLOCK = '.wp-block-woocommerce-cart, .wp-block-woocommerce-checkout';

const layoutOf = ( page: Page ) =>
	page.evaluate( ( selector ) => {
		const block = document.querySelector( selector );
		const seen = Array.from(
			block?.querySelectorAll(
				'fieldset, h2, label, input, select, textarea, button, a, p, svg, [role="button"], [class*="__label"], [class*="description"], [class*="__value"]'
			) ?? []
		);
		const { left = 0, top = 0 } = block?.getBoundingClientRect() ?? {};
		return seen
			.filter(
				( element ) =>
					! element.closest( '.screen-reader-text' ) &&
					element.checkVisibility( { visibilityProperty: true } )
			)
			.map( ( element ) => {
				const box = element.getBoundingClientRect();
				const name = [
					element.tagName.toLowerCase(),
					...element.classList,
					element.id && `#${ element.id }`,
					(
						element.getAttribute( 'aria-label' ) ??
						element.textContent ??
						''
					).slice( 0, 30 ),
				].join( ' ' );
				const numbers = [
					box.left - left,
					box.top - top,
					box.width,
					box.height,
				].map( Math.round );
				return `${ name }: ${ numbers.join( ' ' ) }`;
			} );
	}, BLOCK );

/** Radio buttons and checkboxes that touch their label, or aren't level with its first line. */
const misplacedControls = ( page: Page ) =>
	page.evaluate( ( selector ) => {
		const text = ( input: Element ) =>
			input
				.closest( 'label' )
				?.querySelector(
					'.wc-block-components-radio-control__label, .wc-block-components-checkbox__label'
				);
		return Array.from(
			document.querySelector( selector )?.querySelectorAll( 'input' ) ??
				[]
		)
			.filter( ( input ) => text( input ) && input.checkVisibility() )
			.filter( ( input ) => {
				const words = text( input )?.getBoundingClientRect();
				if ( ! words ) {
					return false;
				}
				const box = input.getBoundingClientRect();
				const isBeside =
					box.right <= words.left || words.right <= box.left;
				const line = parseFloat(
					getComputedStyle( text( input ) as Element ).lineHeight
				);
				const offset = box.top + box.height / 2 - words.top - line / 2;
				return ! isBeside || Math.abs( offset ) > 3;
			} )
			.map( ( { id } ) => id );
	}, BLOCK );

/** Lines about a changed total appear late. */
const waitUntilAtRest = async ( page: Page ) => {
	let last = '';
	await expect
		.poll(
			async () => {
				const before = last;
				last = JSON.stringify( await layoutOf( page ) );
				return last === before;
			},
			{ intervals: [ 200 ] }
		)
		.toBe( true );
};

/** The platform's rules come after ours, and must not change the block's layout. */
const expectUnmoved = async ( page: Page ) => {
	// A label or icon in transition would spoil the comparison.
	await page.addStyleTag( {
		content: '*, ::before, ::after { transition: none !important }',
	} );
	await waitUntilAtRest( page );
	const before = await layoutOf( page );
	expect( before.length ).toBeGreaterThan( 20 );
	expect( await misplacedControls( page ) ).toEqual( [] );
	await page.addStyleTag( { content: PLATFORM_STYLESHEET } );
	expect( await misplacedControls( page ) ).toEqual( [] );
	expect( await layoutOf( page ) ).toEqual( before );
};

// The test adds the platform's rules as inline styles.
test.use( { bypassCSP: true } );

for ( const locale of [ 'en_US', 'ar' ] ) {
	for ( const width of [ 1280, 390 ] ) {
		// The rules are the same in both directions and at both widths.
		const tag =
			( locale === 'en_US' ) === ( width === 1280 ) ? [] : [ '@all' ];
		test.describe( `in ${ locale }, ${ width } px wide`, { tag }, () => {
			test.use( {
				viewport: { width, height: 900 },
				shopOptions: { locale },
			} );
			test.beforeEach( ( { shop } ) =>
				shop.add( [ MUG.id, 1 ], [ CAP.id, 2 ] )
			);

			test( "the platform's rules do not change the checkout form with its errors", async ( {
				page,
				checkoutPage,
			} ) => {
				await checkoutPage.open();
				await page.locator( '#email' ).fill( 'nobody' );
				await checkoutPage.placeOrder.click();
				await expect(
					page.locator( '.sf-error-summary' )
				).toBeVisible();
				await page.locator( '#order-notes label' ).first().click();
				await expect( page.locator( 'textarea' ) ).toBeVisible();
				await expectUnmoved( page );
			} );

			// The narrow page has the least space for them, and only the wide cart has two columns.
			const onlyAt = ( usual: number ) =>
				width === usual ? [] : [ '@all' ];

			test(
				"the platform's rules do not change pickup locations",
				{ tag: onlyAt( 390 ) },
				async ( { page } ) => {
					await page.goto( '/checkout/' );
					await page
						.locator( '.wc-block-checkout__shipping-method-option' )
						.last()
						.click();
					await expect(
						page.locator( '#pickup-options input' ).first()
					).toBeChecked();
					// Pickup is free, so the total changes.
					await expect(
						page
							.locator(
								'.wc-block-components-totals-item__value'
							)
							.getByText( 'Free' )
							.first()
					).toBeAttached();
					await expect(
						page.locator( '.sf-pending-value.is-pending' )
					).toHaveCount( 0 );
					await expectUnmoved( page );
				}
			);

			test(
				"the platform's rules do not change the cart with its coupon form",
				{ tag: onlyAt( 1280 ) },
				async ( { page } ) => {
					await page.goto( '/cart/' );
					await page
						.locator( '.wc-block-components-panel__button' )
						.click();
					await expect(
						page.locator(
							'.wc-block-components-totals-coupon__form input'
						)
					).toBeVisible();
					await expectUnmoved( page );
				}
			);
		} );
	}
}

test( "our rules do not change the platform's notices and buttons outside of our block", async ( {
	page,
	shop,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	await page.goto( '/checkout/' );
	await expect( page.locator( '#email' ) ).toBeVisible();
	const outside = await page.evaluate( () => {
		const add = ( parent: Element, names: string ) => {
			const element = parent.appendChild(
				document.createElement( 'div' )
			);
			element.className = names;
			return element;
		};
		const plain = add( document.body, 'any-other-name' );
		const expected = getComputedStyle( plain );
		return [
			'wc-block-components-notice-banner is-success',
			'wc-block-components-notice-banner__content',
			'wc-block-components-button contained',
			'wc-block-components-radio-control__option',
			'wc-block-components-product-price__value is-discounted',
			'wc-block-components-quantity-selector',
			'wc-block-components-panel__button',
		].flatMap( ( names ) => {
			const style = getComputedStyle( add( document.body, names ) );
			return Array.from( style )
				.filter(
					( property ) =>
						! property.startsWith( '--' ) &&
						style.getPropertyValue( property ) !==
							expected.getPropertyValue( property )
				)
				.map( ( property ) => `${ names }: ${ property }` );
		} );
	} );
	expect( outside ).toEqual( [] );
} );
