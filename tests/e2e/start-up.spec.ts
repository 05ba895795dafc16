import type { Page } from '@playwright/test';
import { createRandom, type Random } from '../reliability/support/random';
import { atLevel } from '../run/test-level';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

const SEEDS = Number( process.env.SEEDS ?? atLevel( { usual: 4, all: 150 } ) );
const FIRST_SEED = Number( process.env.FIRST_SEED ?? 1 );

/** As in tools/benchmark/budgets.json. */
const LARGEST_SHIFT = 0.001;

const LONGEST_DOWNLOAD_MS = 600;
const LONGEST_PAUSE_MS = 150;

/** Each script takes a random time. */
const delayScripts = ( page: Page, random: Random ) =>
	page.route( /\.js$/, async ( route ) => {
		const delayMs = random.integer( 0, LONGEST_DOWNLOAD_MS );
		await new Promise( ( resolve ) => setTimeout( resolve, delayMs ) );
		// The test may be over.
		await route.continue().catch( () => undefined );
	} );

const CARD = 'demo-card';
const METHODS_WITHOUT_FIELDS = [ 'cod', 'bacs', 'cheque' ];
const METHODS = [ ...METHODS_WITHOUT_FIELDS, CARD ];

const radio = ( method: string ) =>
	`#radio-control-wc-payment-method-options-${ method }`;

const pause = ( page: Page, random: Random ) =>
	page.waitForTimeout( random.integer( 0, LONGEST_PAUSE_MS ) );

/** The first paint has the same boxes as the block, so the pointer needs no element. */
const centersOf = ( page: Page, selector: string ) =>
	page.locator( selector ).evaluateAll( ( elements ) =>
		elements
			.filter( ( element ) => element.checkVisibility() )
			.map( ( element ) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return [ x + width / 2, y + height / 2 ] as const;
			} )
	);

const open = async ( page: Page, path: string ) => {
	await page.goto( path, { waitUntil: 'commit' } );
	await expect( page.locator( '.site-footer' ) ).toBeAttached();
	await page.evaluate( () => document.fonts.ready );
};

for ( let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++ ) {
	test( `counts each press on the cart while it starts, seed ${ seed }`, async ( {
		page,
		shop,
		cartPage,
	} ) => {
		const random = createRandom( seed );
		await shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] );
		await watchLayoutShifts( page );
		await delayScripts( page, random );
		await open( page, '/cart/' );
		const buttons = await centersOf(
			page,
			'.wc-block-components-quantity-selector__button--plus'
		);
		expect( buttons ).toHaveLength( 2 );
		const pressed = [ 0, 0 ];
		for ( let count = random.integer( 3, 8 ); count > 0; count-- ) {
			await pause( page, random );
			const line = random.integer( 0, 1 );
			const [ x, y ] = buttons[ line ] ?? [ 0, 0 ];
			await page.mouse.click( x, y );
			pressed[ line ] = ( pressed[ line ] ?? 0 ) + 1;
		}
		const [ mugs = 0, caps = 0 ] = pressed;
		await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue(
			String( 2 + mugs )
		);
		await expect( cartPage.quantity( CAP.name ) ).toHaveValue(
			String( 1 + caps )
		);
		await expect
			.poll( async () =>
				( await shop.cart() ).items.map( ( { quantity } ) => quantity )
			)
			.toEqual( [ 2 + mugs, 1 + caps ] );
		// A number with another digit starts earlier.
		const shifts = ( await layoutShifts( page ) ) as { value: number }[];
		expect(
			shifts.filter( ( { value } ) => value > LARGEST_SHIFT )
		).toEqual( [] );
	} );

	test( `keeps what is typed and chosen on the checkout while it starts, seed ${ seed }`, async ( {
		page,
		shop,
	} ) => {
		const random = createRandom( seed );
		await shop.add( [ MUG.id, 1 ] );
		await delayScripts( page, random );
		await open( page, '/checkout/' );
		await page.locator( '#email' ).click();
		const typed: Record< string, string > = {};
		let method = '';
		for ( const id of [
			'email',
			'shipping-first_name',
			'shipping-last_name',
		] ) {
			if ( id !== 'email' ) {
				await page.locator( `#${ id }` ).focus();
			}
			const text = `x${ random.integer( 0, 1e6 ) }`;
			for ( const character of text ) {
				await page.keyboard.type( character );
				if ( random.integer( 0, 3 ) === 0 ) {
					await pause( page, random );
				}
			}
			typed[ id ] = text;
			await page.keyboard.press( 'Tab' );
			method = METHODS[ random.integer( 0, METHODS.length - 1 ) ] ?? '';
			await page
				.locator( 'label' )
				.filter( { has: page.locator( radio( method ) ) } )
				.click();
		}
		await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
		for ( const [ id, text ] of Object.entries( typed ) ) {
			await expect( page.locator( `#${ id }` ) ).toHaveValue( text );
		}
		await expect( page.locator( radio( method ) ) ).toBeChecked();
		await page.waitForLoadState( 'networkidle' );
		await expect( page.locator( '#email' ) ).toHaveValue(
			typed.email ?? ''
		);
	} );

	test( `places one order, or says why not, when pressed while the checkout starts, seed ${ seed }`, async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		const random = createRandom( seed );
		await shop.becomeCustomer();
		const before = await shop.orders();
		await shop.add( [ MUG.id, 1 ] );
		await delayScripts( page, random );
		await open( page, '/checkout/' );
		let chosen = CARD;
		for ( let count = random.integer( 0, 2 ); count > 0; count-- ) {
			await pause( page, random );
			chosen = random.pick( [ CARD, ...METHODS_WITHOUT_FIELDS ] );
			await page
				.locator( '.wc-block-checkout__payment-method label' )
				.filter( {
					has: page.locator(
						chosen === CARD
							? 'input[id*="saved-tokens"]'
							: radio( chosen )
					),
				} )
				.click();
		}
		await pause( page, random );
		// Not by pointer: the content of a chosen method may move the button between press and release.
		await checkoutPage.placeOrder.press( 'Enter' );
		const refusal = page.getByText( 'has not been placed yet' );
		await expect(
			refusal
				.or( page.getByText( 'Your order has been received' ) )
				.first()
		).toBeVisible( { timeout: 60_000 } );
		if ( await refusal.first().isVisible() ) {
			expect( await shop.orders() ).toEqual( before );
			await checkoutPage.placeOrder.click();
		}
		await checkoutPage.expectPlaced();
		const orders = await shop.orders();
		expect( orders ).toHaveLength( before.length + 1 );
		expect( orders[ 0 ] ).toMatchObject( { payment_method: chosen } );
	} );
}
