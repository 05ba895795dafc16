import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

// The demo shop's sample add-ons, alone and together, and the report on their cost. Other console messages fail a test.

// The report measures elapsed time, so any script may look slow on a busy machine.
test.use( { allowedConsoleErrors: /took too long/ } );

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 2 ] );
} );

const SAMPLES = [
	'Pay on account',
	'Demo Wallet',
	'Gift labels',
	'Day of delivery',
	'Gift wrap',
	'A safe place',
	'Demo Pocket',
	'Monthly refill',
	'Human check',
	'Direct debit',
	'City of a postcode',
	'Suggested addresses',
	'Newsletter',
	'Statistics',
	'Funnel',
];

const reportOf = ( page: Page ) =>
	page.getByRole( 'complementary', { name: 'Add-on report' } );

const stepsOf = ( page: Page ) =>
	page
		.getByRole( 'complementary', { name: 'What the funnel saw' } )
		.getByRole( 'listitem' );

const GROWING = `( ( { element, plugins }, { blocksCheckout } ) => {
	const { createElement, useEffect, useState } = element;
	const Growing = () => {
		const [ blockSize, setBlockSize ] = useState( 0 );
		useEffect( () => {
			setTimeout( () => setBlockSize( 200 ), 3000 );
		}, [] );
		return createElement( 'div', { style: { blockSize } } );
	};
	plugins.registerPlugin( 'growing', {
		scope: 'woocommerce-checkout',
		render: () => createElement( blocksCheckout.ExperimentalOrderMeta, null, createElement( Growing ) ),
	} );
} )( window.wp, window.wc );`;

const wrapOf = ( page: Page ) =>
	page.getByRole( 'checkbox', { name: 'Wrap it as a gift' } );

test.describe( 'the list of sample add-ons', () => {
	test( 'switches them on and off, and links to their sources', async ( {
		page,
		shop,
	} ) => {
		await page.goto( '/add-ons/' );
		await expectAccessible( page );
		for ( const name of SAMPLES ) {
			const box = page.getByRole( 'checkbox', { name } );
			await expect( box ).not.toBeChecked();
			const href = await page
				.getByRole( 'link', { name: `Source of ${ name }` } )
				.getAttribute( 'href' );
			expect(
				( await page.request.get( String( href ) ) ).status()
			).toBe( 200 );
		}
		await page.getByRole( 'checkbox', { name: 'Gift wrap' } ).check();
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await expect( page.getByText( 'Your choice is kept.' ) ).toBeVisible();
		await expect(
			page.getByRole( 'checkbox', { name: 'Gift wrap' } )
		).toBeChecked();
		await page.goto( '/cart/' );
		await expect( wrapOf( page ) ).toBeVisible();
		await page.goto( '/add-ons/' );
		await page.getByRole( 'button', { name: 'All on' } ).click();
		for ( const name of SAMPLES ) {
			await expect(
				page.getByRole( 'checkbox', { name } )
			).toBeChecked();
		}
		await page.getByRole( 'button', { name: 'All off' } ).click();
		await expect(
			page.getByRole( 'checkbox', { name: 'Gift wrap' } )
		).not.toBeChecked();
		await shop.cart();
	} );
} );

test.describe( 'gift-labels', () => {
	test.use( { shopOptions: { addOns: 'gift-labels' } } );

	test(
		'changes labels in the cart and on the checkout',
		{ tag: '@all' },
		async ( { page, cartPage, checkoutPage } ) => {
			await cartPage.open();
			await expect(
				page
					.getByRole( 'link', { name: `Gift: ${ MUG.name }` } )
					.first()
			).toBeVisible();
			await expect(
				cartPage.totalLabels.getByText( 'Total of your gifts' )
			).toBeVisible();
			await cartPage.enterCoupon( 'ten' );
			await expect(
				page.getByText( 'Gift code ten', { exact: true } )
			).toBeVisible();
			await expect(
				page.getByRole( 'link', { name: 'Choose who gets it' } )
			).toBeVisible();
			await checkoutPage.open();
			await expect( checkoutPage.placeOrder ).toContainText(
				'Send my gifts'
			);
			await expect(
				page.getByText( 'Total of your gifts' ).first()
			).toBeVisible();
		}
	);
} );

test.describe( 'gift-wrap', () => {
	test.use( { shopOptions: { addOns: 'gift-wrap' } } );

	test(
		'adds a fee to the cart, and removes it',
		{ tag: '@all' },
		async ( { page, cartPage, shop } ) => {
			await cartPage.open();
			await wrapOf( page ).check();
			await expect( cartPage.total( 'Gift wrap' ) ).toHaveText( '$3.50' );
			expect( ( await shop.cart() ).fees ).toHaveLength( 1 );
			await expect( wrapOf( page ) ).toBeEnabled();
			await page.reload();
			await expect( wrapOf( page ) ).toBeChecked();
			await wrapOf( page ).uncheck();
			await expect( cartPage.total( 'Gift wrap' ) ).toHaveCount( 0 );
			expect( ( await shop.cart() ).fees ).toEqual( [] );
		}
	);

	test.describe( 'while the shop does not respond', () => {
		test.use( { allowedConsoleErrors: LOST_REQUESTS } );

		test(
			'shows an error and reverts its state',
			{ tag: '@all' },
			async ( { page, cartPage, shop } ) => {
				await cartPage.open();
				await shop.injectFault( {
					match: 'cart/extensions',
					kind: 'error-500',
				} );
				await wrapOf( page ).click();
				await expect(
					page.getByText( 'The gift wrap could not be changed.' )
				).toBeVisible( { timeout: 120_000 } );
				await expect( wrapOf( page ) ).not.toBeChecked();
			}
		);
	} );
} );

test.describe( 'delivery-day', () => {
	test.use( { shopOptions: { addOns: 'delivery-day' } } );

	test(
		'requires a delivery day, which the order shows',
		{ tag: '@all' },
		async ( { page, checkoutPage, shop } ) => {
			await checkoutPage.open();
			await checkoutPage.fill();
			const step = checkoutPage.step( 'Day of delivery' );
			const days = step.getByRole( 'radio' );
			await expect( days ).toHaveCount( 5 );
			await checkoutPage.placeOrder.click();
			await expect(
				step.getByText( 'Please choose a day on which we can deliver.' )
			).toBeVisible();
			expect( await shop.orders() ).toEqual( [] );
			await days.nth( 2 ).check();
			await expect(
				step.getByText( 'Please choose a day on which we can deliver.' )
			).toHaveCount( 0 );
			const day = await step.locator( 'label' ).nth( 2 ).innerText();
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			// As in "Tuesday, November 24" and "Tuesday, November 24, 2026".
			await expect( page.locator( '.order-facts' ) ).toContainText(
				day.trim()
			);
		}
	);
} );

test.describe( 'invoice', () => {
	test.use( { shopOptions: { addOns: 'invoice' } } );

	test(
		'asks for a purchase order number, which the order shows',
		{ tag: '@all' },
		async ( { page, checkoutPage, shop } ) => {
			await checkoutPage.open();
			await checkoutPage.fill();
			await checkoutPage.method( 'Pay on account' ).check();
			const number = page.getByLabel( 'Purchase order number' );
			await number.fill( 'P O' );
			await checkoutPage.placeOrder.click();
			await expect(
				page
					.getByText(
						'Please enter the number of your purchase order'
					)
					.first()
			).toBeVisible();
			expect( await shop.orders() ).toEqual( [] );
			await number.fill( 'PO-2026-17' );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			await expect( page.locator( '.order-facts' ) ).toContainText(
				'PO-2026-17'
			);
		}
	);
} );

test.describe( 'wallet', () => {
	test.use( {
		shopOptions: { addOns: 'wallet', paymentMethods: [ 'cod' ] },
	} );

	test(
		'places an order from the cart',
		{ tag: '@all' },
		async ( { page, cartPage } ) => {
			await cartPage.open();
			await page
				.getByRole( 'button', { name: 'Pay with Demo Wallet' } )
				.click();
			await page
				.getByRole( 'button', { name: 'Pay', exact: true } )
				.click();
			await page.waitForURL( /order-received/ );
		}
	);
} );

test.describe( 'funnel', () => {
	test.use( { shopOptions: { addOns: 'funnel' } } );

	test(
		'tracks the shopper from the cart to the order',
		{ tag: '@all' },
		async ( { page, cartPage, checkoutPage } ) => {
			await cartPage.open();
			await cartPage.plus( MUG.name ).click();
			await expect( stepsOf( page ) ).toHaveText( [
				'action: cart-set-item-quantity',
			] );
			await checkoutPage.open();
			await checkoutPage.fill();
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			const steps: unknown = await page.evaluate( () =>
				JSON.parse( sessionStorage.getItem( 'demo/funnel' ) ?? '[]' )
			);
			expect( steps ).toEqual( [
				'action: cart-set-item-quantity',
				'action: checkout-render-checkout-form',
				'action: checkout-submit',
				'checkout: validation',
				'checkout: success',
			] );
		}
	);
} );

test.describe( 'all sample add-ons', () => {
	test.use( { shopOptions: { addOns: 'all', administrator: true } } );

	test( 'extend one order, and the report lists the cost of each', async ( {
		page,
		checkoutPage,
	} ) => {
		// Reads every cell of a long table.
		test.slow();
		await page.goto( '/checkout/?addon-report' );
		await expect( checkoutPage.email ).toBeVisible();
		const report = reportOf( page );
		for ( const name of [
			'demo-card',
			'demo-wallet',
			'demo-invoice',
			'gift-labels',
			'demo/delivery-day',
			'gift-wrap',
			'demo/safe-place',
			'demo-pocket',
			'refill',
			'human-check.js',
			'demo-debit',
			'demo/statistics',
			'demo/funnel',
		] ) {
			await expect(
				report.getByRole( 'rowheader', { name } )
			).toBeVisible();
		}
		await expect( report.getByRole( 'row' ) ).toHaveCount( 2 + 16 );
		await expectAccessible( page );
		await checkoutPage.fill();
		await checkoutPage
			.step( 'Day of delivery' )
			.getByRole( 'radio' )
			.first()
			.check();
		await wrapOf( page ).first().check();
		await expect( wrapOf( page ).first() ).toBeEnabled();
		await checkoutPage.method( 'Pay on account' ).check();
		await page.getByLabel( 'Purchase order number' ).fill( 'PO-17' );
		await page.getByLabel( 'I am a person' ).click();
		await expect( page.getByLabel( 'I am a person' ) ).toBeEnabled();
		const figures = report.getByRole( 'row', { name: /delivery-day/ } );
		await expect( figures ).not.toContainText( 'unknown' );
		await expect( figures ).not.toContainText( /^0 in all/ );
		// Times depend on the machine; transferred bytes and layout shift don't.
		await expect( report.getByText( 'unknown' ) ).toHaveCount( 0 );
		for ( const row of await report
			.locator( 'tbody' )
			.getByRole( 'row' )
			.all() ) {
			const cell = ( index: number ) =>
				row.getByRole( 'cell' ).nth( index );
			// Declared libraries count, and jQuery alone exceeds an add-on's budget.
			const isWithJQuery = await row
				.getByRole( 'rowheader', { name: 'demo-debit' } )
				.isVisible();
			await expect( cell( 4 ) ).toContainText(
				isWithJQuery ? 'over the budget' : 'within the budget'
			);
			await expect( cell( 5 ) ).toContainText( 'within the budget' );
			await expect( cell( 3 ).getByText( 'threw' ) ).toHaveCount( 0 );
		}
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		await expect( page.locator( '.order-facts' ) ).toContainText( 'PO-17' );
		await expect( page.getByText( 'Gift wrap' ) ).toBeVisible();
	} );

	test(
		'are listed on the cart too',
		{ tag: '@all' },
		async ( { page, cartPage } ) => {
			await page.goto( '/cart/?addon-report' );
			await expect( cartPage.table ).toBeVisible();
			await expect( reportOf( page ).getByRole( 'row' ) ).toHaveCount(
				2 + 7
			);
			await expectAccessible( page );
		}
	);

	for ( const locale of [ 'en_US', 'ar' ] ) {
		test(
			`fit into a narrow window: ${ locale }`,
			{ tag: '@all' },
			async ( { page, shop, checkoutPage } ) => {
				await shop.setOptions( { locale } );
				await page.setViewportSize( { width: 390, height: 844 } );
				await page.goto( '/checkout/?addon-report' );
				await expect( checkoutPage.email ).toBeVisible();
				await expect( reportOf( page ) ).toBeVisible();
				await expectNoOverflow( page );
				await expectAccessible( page );
			}
		);
	}
} );

test.describe( 'the add-on report', () => {
	test.describe( 'for administrators', () => {
		test.use( {
			shopOptions: { addOns: 'gift-labels', administrator: true },
		} );

		test(
			'works with the keyboard and can be closed',
			{ tag: '@all' },
			async ( { page } ) => {
				await page.goto( '/cart/?addon-report' );
				const report = reportOf( page );
				const toggle = report.getByRole( 'button', {
					name: 'Measurements',
				} );
				await expect( report.getByRole( 'table' ) ).toBeVisible();
				await toggle.focus();
				await page.keyboard.press( 'Enter' );
				await expect( report.getByRole( 'table' ) ).toBeHidden();
				await page.keyboard.press( 'Enter' );
				await page.keyboard.press( 'Tab' );
				await page.keyboard.press( 'Tab' );
				await expect(
					report.getByRole( 'region', {
						name: 'Add-on measurements',
					} )
				).toBeFocused();
				await page.keyboard.press( 'Shift+Tab' );
				await page.keyboard.press( 'Enter' );
				await expect( report ).toHaveCount( 0 );
			}
		);

		test(
			'reports an add-on that grows and shifts the content below it',
			{ tag: '@all' },
			async ( { page } ) => {
				await page.route( '**/gift-labels.js', ( route ) =>
					route.fulfill( {
						contentType: 'text/javascript',
						body: GROWING,
					} )
				);
				await page.goto( '/cart/?addon-report' );
				const figures = reportOf( page ).getByRole( 'row', {
					name: /^growing/,
				} );
				await expect(
					figures.getByRole( 'cell' ).last()
				).toContainText( 'within the budget' );
				await expect(
					figures.getByRole( 'cell' ).last()
				).toContainText( 'over the budget', { timeout: 10_000 } );
				await expect( figures ).toContainText( '3 in total' );
			}
		);

		test(
			'reports an add-on that fails, and where',
			{ tag: '@all' },
			async ( { page } ) => {
				await page.route( '**/gift-labels.js', ( route ) =>
					route.fulfill( {
						contentType: 'text/javascript',
						body: 'setTimeout( () => Promise.reject( new Error( "Late trouble" ) ) );',
					} )
				);
				page.removeAllListeners( 'pageerror' );
				await page.goto( '/cart/?addon-report' );
				const report = reportOf( page );
				await expect( report ).toContainText( '1 over budget' );
				await report.getByText( 'Messages' ).click();
				await expect(
					report.getByText( 'Late trouble' )
				).toBeVisible();
			}
		);
	} );

	test.describe( 'for shoppers', () => {
		test.use( { shopOptions: { addOns: 'gift-labels' } } );

		test( 'neither shows nor loads', async ( { page, cartPage } ) => {
			const fetched: string[] = [];
			page.on( 'request', ( request ) => fetched.push( request.url() ) );
			await page.goto( '/cart/?addon-report' );
			await expect( cartPage.table ).toBeVisible();
			await expect( reportOf( page ) ).toHaveCount( 0 );
			expect(
				fetched.filter( ( url ) => url.includes( 'add-on-report' ) )
			).toEqual( [] );
		} );
	} );
} );
