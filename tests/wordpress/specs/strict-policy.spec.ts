import type { Page } from '@playwright/test';
import { IS_OURS } from '../support/addresses';
import { expect, setSwitches, test } from '../support/wordpress-test';

interface Violation {
	directive: string;
	blocked: string;
	/** The script that caused it, or the page. */
	source: string;
	sample: string;
	element: string;
	/** Our own element, in one of our blocks. The mini-cart's button is the platform's. */
	isInBlock: boolean;
}

// The platform's own inline scripts have no nonce, and the browser logs each violation.
test.use( { allowedConsoleErrors: /Content Security Policy/ } );

/** Blocks that authors place in ours, as WooCommerce does in the empty cart: their inline styles are saved content. */
const OTHER_BLOCKS =
	'.wp-block-heading,.wp-block-woocommerce-product-collection,.wp-block-woocommerce-product-template';

const watchViolations = ( page: Page ) =>
	page.addInitScript( ( others ) => {
		const violations: unknown[] = [];
		Reflect.set( window, 'testViolations', violations );
		document.addEventListener( 'securitypolicyviolation', ( event ) => {
			const element =
				event.target instanceof Element ? event.target : null;
			violations.push( {
				directive: event.violatedDirective,
				blocked: event.blockedURI,
				source: event.sourceFile,
				sample: event.sample,
				element: element?.outerHTML.slice( 0, 200 ) ?? '',
				isInBlock: Boolean(
					element?.closest(
						'.wp-block-woocommerce-cart,.wp-block-woocommerce-checkout,dialog'
					) && ! element.closest( others )
				),
			} );
		} );
	}, OTHER_BLOCKS );

/** Only those that our code or markup caused. */
const ownViolations = async ( page: Page ) => {
	const all: Violation[] = await page.evaluate( () =>
		Reflect.get( window, 'testViolations' )
	);
	return all.filter(
		( { blocked, source, sample, element, isInBlock } ) =>
			isInBlock ||
			IS_OURS.test( blocked ) ||
			IS_OURS.test( source ) ||
			/shopfront/i.test( sample + element )
	);
};

for ( const theme of [ 'classic', 'twentytwentyfour' ] ) {
	test.describe( theme, () => {
		test.beforeEach( async ( { page, context, baseURL, site } ) => {
			test.skip(
				! site.hasSwitches,
				'The site has no switches for tests.'
			);
			test.skip(
				site.kind === 'double' && theme === 'classic',
				'The double has the same scripts with both themes.'
			);
			const isStorefront = site.kind === 'given' && theme === 'classic';
			await setSwitches(
				context,
				baseURL ?? '',
				'strict-policy',
				'badge',
				`theme:${ isStorefront ? 'storefront' : theme }`
			);
			await watchViolations( page );
		} );

		test( 'an order goes through under a strict content security policy', async ( {
			page,
			site: { products },
			addToCart,
			cartPage,
			checkoutPage,
		} ) => {
			const [ product ] = products;
			await addToCart( [ product.id, 1 ] );
			const response = await page.goto( '/cart/' );
			expect( response?.headers()[ 'content-security-policy' ] ).toMatch(
				/script-src 'nonce-\w+' 'report-sample';/
			);
			await cartPage.plus( product.name ).click();
			await expect( cartPage.quantity( product.name ) ).toHaveValue(
				'2'
			);
			// Loads the lazy form, and shows an error at its field.
			await cartPage.enterCoupon( 'no-such-code' );
			await expect(
				page.getByText( /no-such-code/ ).first()
			).toBeVisible();
			expect( await ownViolations( page ) ).toEqual( [] );

			await checkoutPage.open();
			await checkoutPage.placeOrder.click();
			await expect(
				page.getByText( /Please enter a valid first name/ ).first()
			).toBeVisible();
			await checkoutPage.fill();
			expect( await ownViolations( page ) ).toEqual( [] );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
		} );

		test( 'the drawer opens under a strict content security policy', async ( {
			page,
			site: { products },
			addToCart,
		} ) => {
			const [ product ] = products;
			await addToCart( [ product.id, 1 ] );
			await page.goto( '/my-account/' );
			await page.locator( '.wc-block-mini-cart__button' ).first().click();
			await expect(
				page.getByRole( 'dialog' ).getByText( product.name ).first()
			).toBeVisible();
			expect( await ownViolations( page ) ).toEqual( [] );
		} );
	} );
}
