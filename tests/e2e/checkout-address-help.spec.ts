import type { Page } from '@playwright/test';
import { announcements } from './support/announcements';
import type { CheckoutPage } from './support/checkout-page';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

const PLACES = '**/demo/places?*';

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 1 ] );
	await shop.setOptions( {
		addOns: 'postcode-lookup,address-suggestions',
	} );
} );

/** Focusing an address field loads the help. */
const open = async (
	page: Page,
	{ open: openPage, shipping }: CheckoutPage
) => {
	await openPage();
	const isLoaded = page.waitForResponse( /address-help/ );
	await shipping( 'First name' ).click();
	await isLoaded;
};

const pause = ( delayMs: number ) =>
	new Promise( ( resolve ) => setTimeout( resolve, delayMs ) );

test( 'loads none of its code before an address field has focus', async ( {
	page,
	checkoutPage,
} ) => {
	const requests: string[] = [];
	page.on( 'request', ( request ) => requests.push( request.url() ) );
	await checkoutPage.open();
	await checkoutPage.email.click();
	await page.keyboard.type( 'pat@shop.test' );
	await page.waitForLoadState( 'networkidle' );
	expect( requests.join( '\n' ) ).not.toMatch( /address-help/ );
} );

test( 'fills city and state from a slow answer without layout shift', async ( {
	page,
	checkoutPage,
} ) => {
	await page.route( PLACES, async ( route ) => {
		await pause( 1500 );
		await route.continue();
	} );
	await open( page, checkoutPage );
	await checkoutPage.shipping( 'ZIP Code' ).click();
	await page.keyboard.type( '62701' );
	await expect( page.getByText( 'Looking up the city…' ) ).toBeVisible();
	const box = () => checkoutPage.shipping( 'Phone (optional)' ).boundingBox();
	const before = await box();
	await checkoutPage.expectPlace( 'Springfield', 'IL' );
	expect( await box() ).toEqual( before );
	await expect( checkoutPage.shipping( 'ZIP Code' ) ).toBeFocused();
	expect(
		( await announcements( page ) ).filter( ( text ) =>
			text.startsWith( 'Filled in' )
		)
	).toEqual( [ 'Filled in: Springfield, Illinois' ] );
	await expectAccessible( page, '.sf-checkout-address' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await checkoutPage.expectPlace( '', 'CA' );
	await expect( checkoutPage.shipping( 'ZIP Code' ) ).toBeFocused();
} );

test(
	'offers several places, on a narrow page with large text',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		await open( page, checkoutPage );
		await checkoutPage.shipping( 'ZIP Code' ).pressSequentially( '42223' );
		const list = checkoutPage.shipping( 'Places with this postcode' );
		await expect( list ).toBeVisible();
		await expectNoOverflow( page );
		await page.evaluate( () => {
			document.documentElement.style.fontSize = '200%';
		} );
		await list.selectOption( 'Clarksville, Tennessee' );
		await checkoutPage.expectPlace( 'Clarksville', 'TN' );
		const undo = checkoutPage
			.step( 'Shipping address' )
			.getByRole( 'button', { name: 'Undo' } );
		for ( const part of [ list, undo ] ) {
			const box = await part.boundingBox();
			expect( box?.x ).toBeGreaterThanOrEqual( 0 );
			expect(
				( box?.x ?? 0 ) + ( box?.width ?? 999 )
			).toBeLessThanOrEqual( 320 );
		}
		await expectAccessible( page, '.sf-checkout-address' );
	}
);

test(
	'ignores an answer to an earlier postcode',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		await page.route( /places.*62701/, async ( route ) => {
			await pause( 1500 );
			// The page aborted the request.
			await route.continue().catch( () => undefined );
		} );
		await open( page, checkoutPage );
		const postcode = checkoutPage.shipping( 'ZIP Code' );
		await postcode.pressSequentially( '62701' );
		await pause( 500 );
		await postcode.fill( '10001' );
		await checkoutPage.expectPlace( 'New York', 'NY' );
		await pause( 1500 );
		await checkoutPage.expectPlace( 'New York', 'NY' );
	}
);

test.describe( 'with a lookup that fails', () => {
	test.use( { allowedConsoleErrors: /postcode-lookup|500/ } );

	test( 'places the order with the typed address', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await page.route( PLACES, ( route ) =>
			route.fulfill( { status: 500, body: 'x' } )
		);
		await open( page, checkoutPage );
		await checkoutPage.fill();
		await checkoutPage.method( 'Cash on delivery' ).check();
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		const [ order ] = await shop.orders();
		expect( order?.shipping ).toMatchObject( {
			city: 'San Francisco',
			postcode: '94105',
		} );
	} );
} );

test( 'suggests addresses, chosen by keyboard and undone', async ( {
	page,
	checkoutPage,
} ) => {
	await open( page, checkoutPage );
	const street = checkoutPage.shipping( 'Address' );
	await street.click();
	await page.keyboard.type( 'market', { delay: 20 } );
	await expect(
		page
			.getByRole( 'option', { name: '1 Market Street', exact: false } )
			.first()
	).toBeVisible();
	await expectAccessible( page, '.sf-checkout-address' );
	await page.keyboard.press( 'ArrowDown' );
	await expectAccessible( page, '.sf-checkout-address' );
	await page.keyboard.press( 'Enter' );
	await expect( street ).toHaveValue( '1 Market Street' );
	await checkoutPage.expectPlace( 'Springfield', 'IL' );
	await expect( checkoutPage.shipping( 'ZIP Code' ) ).toHaveValue( '62701' );
	await expect( street ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( street ).toHaveValue( 'market' );
	await checkoutPage.expectPlace( '', 'CA' );
} );

const pasteInto = async ( page: Page, label: string, text: string ) => {
	await page.evaluate(
		( given ) => navigator.clipboard.writeText( given ),
		text
	);
	await page.getByLabel( label, { exact: true } ).first().click();
	await page.keyboard.press( 'ControlOrMeta+V' );
};

test.describe( 'a pasted address', () => {
	test.use( { permissions: [ 'clipboard-read', 'clipboard-write' ] } );

	const LETTER = 'Pat Guest\n22 High Street\nOxford\nOX1 4AH\nUnited Kingdom';

	test( 'is offered without changing a field, and used by keyboard', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await shop.setOptions( { addOns: '' } );
		await open( page, checkoutPage );
		await pasteInto( page, 'Address', LETTER );
		const offer = page.getByRole( 'group', { name: 'Use this address?' } );
		await expect( offer ).toContainText( 'OX1 4AH' );
		await expect( checkoutPage.shipping( 'City' ) ).toHaveValue( '' );
		await expect( checkoutPage.shipping( 'Address' ) ).toBeFocused();
		expect( await announcements( page ) ).toContain(
			'The pasted text is a whole address. Press Tab to use it for all fields.'
		);
		await expectAccessible( page, '.sf-checkout-address' );
		await page.keyboard.press( 'Tab' );
		await expect(
			offer.getByRole( 'button', { name: 'Use this address' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( checkoutPage.shipping( 'City' ) ).toHaveValue( 'Oxford' );
		await expect( checkoutPage.shipping( 'Country/Region' ) ).toHaveValue(
			'GB'
		);
		await expect( checkoutPage.shipping( 'Postcode' ) ).toHaveValue(
			'OX1 4AH'
		);
		await expect( checkoutPage.shipping( 'First name' ) ).toHaveValue(
			'Pat'
		);
		await expect( checkoutPage.shipping( 'Address' ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( checkoutPage.shipping( 'City' ) ).toHaveValue( '' );
		await expect( checkoutPage.shipping( 'Country/Region' ) ).toHaveValue(
			'US'
		);
	} );

	test(
		'fits a narrow page, and closes with Escape',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await page.setViewportSize( { width: 320, height: 640 } );
			await open( page, checkoutPage );
			await pasteInto( page, 'Address', LETTER );
			const offer = page.getByRole( 'group', {
				name: 'Use this address?',
			} );
			await expect( offer ).toBeVisible();
			await expectNoOverflow( page );
			await page.keyboard.press( 'Escape' );
			await expect( offer ).toHaveCount( 0 );
			await expect( checkoutPage.shipping( 'Address' ) ).toHaveValue(
				/22 High Street/
			);
		}
	);
} );
