import { atLevel } from '../run/test-level';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 1 ], [ CAP.id, 1 ] );
} );

const filesOf = ( page: Page ) =>
	page.evaluate( () =>
		performance
			.getEntriesByType( 'resource' )
			.map( ( { name } ) =>
				new URL( name ).pathname.split( '/' ).at( -1 )
			)
	);
const hasFetched = async ( page: Page, name: string ) =>
	( await filesOf( page ) ).some( ( file ) => file?.startsWith( name ) );

const summaryOf = ( page: Page ) =>
	page.getByRole( 'region', {
		name: 'Please fix the following errors before continuing',
	} );

const LAYOUTS = [
	[ 1280, 'ltr' ],
	[ 320, 'ltr' ],
	[ 320, 'rtl' ],
] as const;

for ( const [ widthPx, direction ] of LAYOUTS.filter( ( [ width, dir ] ) =>
	atLevel( { usual: width === 320 && dir === 'rtl', all: true } )
) ) {
	test.describe( `${ widthPx } px, ${ direction }`, () => {
		test.use( {
			viewport: { width: widthPx, height: 800 },
			shopOptions: direction === 'rtl' ? { locale: 'ar' } : {},
		} );

		test( 'an invalid form moves focus to its first error', async ( {
			page,
			checkoutPage,
			wire,
		} ) => {
			await checkoutPage.open();
			await checkoutPage.email.fill( 'pat@' );
			await checkoutPage.placeOrder.click();
			await expect( checkoutPage.email ).toBeFocused();
			await expect( summaryOf( page ).getByRole( 'link' ) ).toHaveText( [
				/valid email address/,
				/first name/,
				/last name/,
				/valid address/,
				/city/,
				/ZIP Code/,
			] );
			expect( wire.requests() ).not.toContain( 'POST checkout' );
			await expectNoOverflow( page );
			await expectAccessible( page );
			await summaryOf( page )
				.getByRole( 'link', { name: /city/ } )
				.click();
			await expect( checkoutPage.shipping( 'City' ) ).toBeFocused();
			await page.keyboard.type( 'San Francisco' );
			await page.keyboard.press( 'Tab' );
			await expect( summaryOf( page ).getByRole( 'link' ) ).toHaveCount(
				5
			);
		} );
	} );
}

test( 'sends an autofilled address immediately and once', async ( {
	page,
	checkoutPage,
	shop,
	wire,
} ) => {
	await checkoutPage.open();
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	const before = wire.writes().length;
	const filledAt = await page.evaluate( () => {
		const values = {
			'shipping-country': 'GB',
			'shipping-first_name': 'Ada',
			'shipping-last_name': 'Lovelace',
			'shipping-address_1': '12 St James Square',
			'shipping-city': 'London',
			'shipping-postcode': 'SW1Y 4JH',
		};
		for ( const [ id, value ] of Object.entries( values ) ) {
			const field = document.getElementById( id );
			const { prototype } =
				field instanceof HTMLSelectElement
					? HTMLSelectElement
					: HTMLInputElement;
			Object.getOwnPropertyDescriptor( prototype, 'value' )?.set?.call(
				field,
				value
			);
			for ( const type of [ 'input', 'change' ] ) {
				field?.dispatchEvent( new Event( type, { bubbles: true } ) );
			}
		}
		return performance.now();
	} );
	await expect
		.poll( async () => ( await shop.cart() ).shipping_address )
		.toMatchObject( {
			country: 'GB',
			city: 'London',
			postcode: 'SW1Y 4JH',
			first_name: 'Ada',
		} );
	const waitedMs = await page.evaluate(
		( start ) =>
			( performance
				.getEntriesByType( 'resource' )
				.find(
					( { name, startTime } ) =>
						startTime > start && name.includes( '/wc/store/v1/' )
				)?.startTime ?? Infinity ) - start,
		filledAt
	);
	// A typed address waits for a pause of 1,500 ms.
	expect( waitedMs ).toBeLessThan( 1400 );
	await expect( checkoutPage.pending ).toHaveCount( 0 );
	expect(
		wire
			.writes()
			.slice( before )
			.filter( ( { route } ) => route === 'cart/update-customer' )
	).toHaveLength( 1 );
	await expect(
		checkoutPage.step( 'Shipping address' ).getByLabel( /County/ )
	).toHaveValue( '' );
} );

test(
	'restores typed input after a reload',
	{ tag: '@all' },
	async ( { page, checkoutPage } ) => {
		await checkoutPage.open();
		await checkoutPage.email.fill( 'pat@shop.test' );
		await checkoutPage.shipping( 'City' ).fill( 'Oakland' );
		// Reloads at once, before any delayed save.
		await page.reload();
		await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
		await expect( checkoutPage.shipping( 'City' ) ).toHaveValue(
			'Oakland'
		);
	}
);

test( 'restores input typed before the lazy code loaded', async ( {
	page,
	checkoutPage,
} ) => {
	const NOTE = 'Add a note to your order';
	const LAZY_CODE = /\/order\.[^/]*js/;
	await page.route( LAZY_CODE, () => {
		// Never responds while this page is open.
	} );
	const asked = page.waitForRequest( LAZY_CODE );
	await checkoutPage.open();
	await checkoutPage.email.fill( 'pat@shop.test' );
	await asked;
	await checkoutPage.shipping( 'City' ).pressSequentially( 'Oakland' );
	await page.getByRole( 'checkbox', { name: NOTE } ).check();
	await page
		.getByRole( 'textbox', { name: 'Order notes' } )
		.fill( 'Ring twice' );
	await page.unroute( LAZY_CODE );
	await page.reload();
	await expect( checkoutPage.email ).toHaveValue( 'pat@shop.test' );
	await expect( checkoutPage.shipping( 'City' ) ).toHaveValue( 'Oakland' );
	await expect(
		page.getByRole( 'textbox', { name: 'Order notes' } )
	).toHaveValue( 'Ring twice' );
} );

test.describe( 'in a shop that lets customers choose their passwords', () => {
	test.use( { shopOptions: { generatePassword: false } } );

	test( 'the password strength library loads only on demand, and the password can be shown', async ( {
		page,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		await page
			.getByRole( 'checkbox', { name: /Create an account/ } )
			.check();
		expect( await hasFetched( page, 'password-strength' ) ).toBe( false );
		const password = page.getByLabel( 'Create a password' );
		await password.pressSequentially( 'Password1234!' );
		await expect
			.poll( () => hasFetched( page, 'password-strength' ) )
			.toBe( true );
		await password.blur();
		// Strong by length and character classes, but the library lists it.
		await expect( password ).toHaveAccessibleDescription(
			/Please create a stronger password/
		);
		await password.fill( 'umbrella-canal-9-Tuesday' );
		await page.keyboard.press( 'Tab' );
		await expect( password ).not.toHaveAttribute( 'aria-invalid' );
		await expect(
			page.getByRole( 'button', { name: 'Show password' } )
		).toBeFocused();
		await page.keyboard.press( 'Space' );
		await expect( password ).toHaveAttribute( 'type', 'text' );
		const hide = page.getByRole( 'button', { name: 'Hide password' } );
		await expect( hide ).toBeFocused();
		await hide.click();
		await expect( password ).toHaveAttribute( 'type', 'password' );
		await page.getByRole( 'button', { name: 'Show password' } ).click();
		await expect( password ).toHaveAttribute( 'type', 'text' );
		/** Between the ends of button and field: the left ends on a mirrored page. */
		const getGaps = async () => {
			const button = await hide.boundingBox();
			const field = await password.boundingBox();
			return [
				button!.x - field!.x,
				field!.x + field!.width - button!.x - button!.width,
			].map( Math.round );
		};
		expect( ( await getGaps() )[ 1 ] ).toBe( 0 );
		await page.evaluate( () => {
			document.documentElement.dir = 'rtl';
		} );
		expect( ( await getGaps() )[ 0 ] ).toBe( 0 );
		await page.evaluate( () => {
			document.documentElement.dir = 'ltr';
		} );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
	} );
} );

test.describe( 'with a captcha', () => {
	test.use( { shopOptions: { captcha: true } } );

	const NUMBERS = 'zero one two three four five six seven eight nine'.split(
		' '
	);

	test( 'requires it like any other field and accepts the order once it is solved', async ( {
		page,
		checkoutPage,
		wire,
	} ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		await checkoutPage.placeOrder.click();
		const captcha = page.getByRole( 'group', { name: 'Security check' } );
		await expect( captcha.getByRole( 'textbox' ) ).toBeFocused();
		await expect( captcha ).toHaveAccessibleDescription(
			'Please complete the security check.'
		);
		expect( wire.requests() ).not.toContain( 'POST checkout' );
		const [ , first = '', second = '' ] =
			/What is (\w+) plus (\w+)\?/.exec( await captcha.innerText() ) ??
			[];
		await captcha
			.getByRole( 'textbox' )
			.fill(
				String( NUMBERS.indexOf( first ) + NUMBERS.indexOf( second ) )
			);
		await captcha.getByRole( 'button', { name: 'Check' } ).click();
		await expect( captcha ).not.toHaveAccessibleDescription( /.+/ );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
	} );
} );

test.describe( 'in a shop without guest checkout', () => {
	test.use( {
		shopOptions: { guestCheckout: false, generatePassword: false },
	} );

	test(
		'an order creates an account without a checkbox',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await checkoutPage.open();
			await expect(
				page.getByRole( 'checkbox', { name: /Create an account/ } )
			).toHaveCount( 0 );
			await checkoutPage.fill( {
				email: `robin-${ randomUUID() }@shop.test`,
			} );
			await page
				.getByLabel( 'Create a password' )
				.fill( 'umbrella-canal-9-Tuesday' );
			await checkoutPage.placeOrder.click();
			await checkoutPage.expectPlaced();
			await expect(
				page.getByRole( 'link', { name: 'My account' } )
			).toBeVisible();
		}
	);
} );

test.describe( 'without the library', () => {
	test.use( {
		allowedConsoleErrors: LOST_REQUESTS,
		shopOptions: { generatePassword: false },
	} );

	test(
		'passwords are still rated',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await page.route( /password-strength/, ( route ) => route.abort() );
			await checkoutPage.open();
			await page
				.getByRole( 'checkbox', { name: /Create an account/ } )
				.check();
			await page.getByLabel( 'Create a password' ).fill( 'Abcdefghij1!' );
			await expect( page.getByRole( 'meter' ) ).toHaveAttribute(
				'value',
				'3'
			);
		}
	);
} );

test.describe( 'with add-on fields', () => {
	test.use( { shopOptions: { additionalFields: 'all' } } );

	test( 'applies their form rules', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await checkoutPage.open();
		await checkoutPage.fill();
		const message = page.getByLabel( /Message for the gift/ );
		await expect( message ).toHaveCount( 0 );
		await checkoutPage.placeOrder.click();
		await expect(
			page.getByText( 'Please select a valid option' ).first()
		).toBeVisible();
		await page
			.getByLabel( 'Delivery slot', { exact: true } )
			.selectOption( 'am' );
		const gift = page.getByRole( 'checkbox', { name: /This is a gift/ } );
		await gift.check();
		await expect( message ).toBeVisible();
		await message.fill( 'For you' );
		await message.blur();
		const vat = page.getByLabel( /VAT number/ ).first();
		await vat.fill( 'us-1' );
		await vat.blur();
		await expect( vat ).toHaveAttribute( 'aria-invalid', 'true' );
		await vat.fill( 'US123' );
		await vat.blur();
		await expect( vat ).not.toHaveAttribute( 'aria-invalid' );
		await page.getByLabel( /Delivery date/ ).fill( '2027-02-28' );
		await expectAccessible( page );
		await expect( checkoutPage.pending ).toHaveCount( 0 );
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		const [ order ] = await shop.orders();
		expect( order?.additional_fields ).toMatchObject( {
			'demo/delivery-date': '2027-02-28',
			'demo/slot': 'am',
			'demo/gift': true,
			'demo/gift-message': 'For you',
		} );
	} );

	for ( const locale of [ 'en_US', 'ar' ] ) {
		test(
			`rejects a date that doesn't exist, beside its field, and keeps a real one: ${ locale }`,
			{ tag: locale === 'ar' ? [] : [ '@all' ] },
			async ( { page, shop, checkoutPage } ) => {
				await shop.setOptions( { locale } );
				await checkoutPage.open();
				const date = page.locator( '#order-demo-delivery-date' );
				// The label is above the date's parts, even without focus and value.
				await expect(
					page.locator( 'label[for="order-demo-delivery-date"]' )
				).toHaveCSS( 'scale', '0.8' );
				await date.focus();
				await page.keyboard.type( '02302027' );
				await date.blur();
				await expect( date ).toHaveAttribute( 'aria-invalid', 'true' );
				await expect( date ).toHaveAccessibleDescription(
					/must be a real date|Delivery date/
				);
				await date.fill( '2027-02-28' );
				await date.blur();
				await expect( date ).not.toHaveAttribute( 'aria-invalid' );
				await page.reload();
				await expect( date ).toHaveValue( '2027-02-28' );
			}
		);
	}
} );
