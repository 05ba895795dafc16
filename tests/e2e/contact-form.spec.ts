import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { expect, LOST_REQUESTS, test } from './support/shop-test';
import { tabTo } from './support/tab-to';

const FEEDBACK = /contact-forms\/\d+\/feedback$/;

const SCRIPT = /contact-form\.\w+\.js/;

const SENT = 'Thank you for your message. It has been sent.';

const formOf = ( page: Page ) =>
	page.getByRole( 'form', { name: 'Contact form' } );

const sendButton = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Send', exact: true } );

const announced = ( page: Page ) => page.locator( '.wpcf7 p[role=status]' );

const fillIn = async ( page: Page ) => {
	await page.getByLabel( 'Your email' ).fill( 'pat@example.com' );
	await page.getByLabel( 'Number of people' ).fill( '3' );
	await page.getByLabel( 'Date in 2026' ).fill( '2026-05-20' );
	await page.getByLabel( 'Colors' ).selectOption( 'red' );
	await page.getByLabel( 'pear' ).check();
	await page.getByLabel( 'small' ).check();
	await page.getByLabel( 'basic' ).check();
	await page.getByLabel( 'What is 1 + 1?' ).fill( '2' );
	await page.getByLabel( 'I agree to the terms.' ).check();
};

const countStored = async ( page: Page ) => {
	const response = await page.request.get( '/demo/outbox/' );
	return (
		( await response.text() ).split( 'Contact form, message' ).length - 1
	);
};

test( 'the privacy policy of the contact page opens above what was typed', async ( {
	page,
} ) => {
	await page.goto( '/contact/' );
	await page.getByLabel( 'Your name' ).fill( 'Pat' );
	await page.getByRole( 'link', { name: 'Privacy policy' } ).click();
	await expect(
		page
			.getByRole( 'dialog' )
			.getByRole( 'heading', { name: 'Privacy', exact: true } )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByLabel( 'Your name' ) ).toHaveValue( 'Pat' );
	// The mark of the required box ends its sentence.
	const text = page.locator( '.wpcf7-acceptance .wpcf7-list-item-label' );
	await expect( text ).toHaveText( /message\.\*$/ );
} );

test( 'a double click before the code has loaded sends the form once', async ( {
	page,
} ) => {
	let requests = 0;
	const scripts: string[] = [];
	let load = () => {};
	const allowed = new Promise< void >( ( resolve ) => {
		load = resolve;
	} );
	await page.route( SCRIPT, async ( route ) => {
		scripts.push( route.request().url() );
		await allowed;
		await route.continue();
	} );
	await page.route( FEEDBACK, async ( route ) => {
		requests++;
		await new Promise( ( resolve ) => setTimeout( resolve, 300 ) );
		await route.continue();
	} );
	await page.goto( '/demo/form-fields/' );
	await page.waitForLoadState( 'load' );
	await page.getByLabel( 'Your name' ).fill( 'Pat' );
	await fillIn( page );
	await sendButton( page ).dblclick();
	expect( scripts ).toHaveLength( 1 );
	load();
	await expect( announced( page ) ).toHaveText( SENT );
	await expect( page.getByLabel( 'Your name' ) ).toHaveValue( '' );
	await expect( formOf( page ) ).toHaveAttribute( 'data-status', 'sent' );
	expect( requests ).toBe( 1 );
	expect( await countStored( page ) ).toBe( 1 );
} );

test.describe( 'when the response is lost', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'the text stays, and a second attempt stores no second message', async ( {
		page,
	} ) => {
		await page.route(
			FEEDBACK,
			async ( route ) => {
				await route.fetch();
				await route.abort();
			},
			{ times: 1 }
		);
		await page.goto( '/demo/form-fields/' );
		const name = page.getByLabel( 'Your name' );
		await name.fill( 'Pat' );
		await fillIn( page );
		await sendButton( page ).click();
		await expect( announced( page ) ).toHaveText(
			'You are probably offline.'
		);
		await expect(
			formOf( page ).getByText( 'You are probably offline.' )
		).toBeVisible();
		await expect( name ).toHaveValue( 'Pat' );
		await expect( sendButton( page ) ).toBeEnabled();
		expect( await countStored( page ) ).toBe( 1 );
		await sendButton( page ).click();
		await expect( announced( page ) ).toHaveText( SENT );
		expect( await countStored( page ) ).toBe( 1 );
	} );
} );

test( 'fields with errors are named, and the first one has the focus', async ( {
	page,
} ) => {
	await page.goto( '/demo/form-fields/' );
	await expectAccessible( page, '.wpcf7' );
	await page.getByLabel( 'Your name' ).focus();
	await fillIn( page );
	await page.getByLabel( 'Number of people' ).fill( '11' );
	await sendButton( page ).click();
	await expect( announced( page ) ).toHaveText( /fields have an error/ );
	const name = page.getByLabel( 'Your name' );
	await expect( name ).toBeFocused();
	await expect( name ).toHaveAccessibleDescription(
		'Please fill out this field.'
	);
	const number = page.getByLabel( 'Number of people' );
	await expect( number ).toHaveAccessibleDescription(
		'This field has a too large number.'
	);
	await expect( number ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 2 );
	await expectAccessible( page, '.wpcf7' );

	await name.fill( 'Pat' );
	await number.focus();
	await expect( name ).toHaveAttribute( 'aria-invalid', 'false' );
	await expect( number ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( await countStored( page ) ).toBe( 0 );
} );

test( 'a message is sent with the keyboard alone @quick', async ( {
	page,
} ) => {
	await page.goto( '/demo/form-fields/' );
	const type = async ( label: string, keys: string ) => {
		await tabTo( page, page.getByLabel( label ) );
		await page.keyboard.type( keys );
	};
	const check = async ( label: string ) => {
		await tabTo( page, page.getByLabel( label ) );
		await page.keyboard.press( 'Space' );
	};
	await page.getByLabel( 'Your name' ).focus();
	await page.keyboard.type( 'Pat' );
	await type( 'Your email', 'pat@example.com' );
	await type( 'Number of people', '3' );
	await type( 'Date in 2026', '05202026' );
	await tabTo( page, page.getByLabel( 'Colors' ) );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Space' );
	await check( 'pear' );
	await check( 'small' );
	await check( 'basic' );
	await type( 'What is 1 + 1?', '2' );
	await expect( sendButton( page ) ).toBeDisabled();
	await check( 'I agree to the terms.' );
	await tabTo( page, sendButton( page ) );
	await page.keyboard.press( 'Enter' );
	await expect( announced( page ) ).toHaveText( SENT );
} );

test( 'a form that cannot be sent yet looks it, and leads to what is missing', async ( {
	page,
} ) => {
	await page.goto( '/demo/form-fields/' );
	await expect( sendButton( page ) ).toBeDisabled();
	await expect( sendButton( page ) ).toHaveCSS( 'opacity', '0.5' );
	await expect( sendButton( page ) ).toHaveAccessibleDescription(
		'To send this form, check: I agree to the terms.'
	);
	const link = formOf( page ).getByRole( 'link', {
		name: 'I agree to the terms.',
	} );
	await tabTo( page, link );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByLabel( 'I agree to the terms.' ) ).toBeFocused();
	await expectAccessible( page, '.wpcf7' );
	await page.keyboard.press( 'Space' );
	await expect( sendButton( page ) ).toBeEnabled();
	await expect( link ).toHaveCount( 0 );

	await sendButton( page ).click();
	const name = page.getByRole( 'textbox', {
		name: 'Your name',
		exact: true,
	} );
	await expect( name ).toBeFocused();
	await expect( name ).toHaveCSS( 'border-color', 'rgb(179, 38, 30)' );
} );

test(
	'checking an option enables its text field and focuses it',
	{ tag: '@all' },
	async ( { page } ) => {
		await page.goto( '/demo/form-fields/' );
		const details = page.getByLabel( 'Details of large' );
		await page.getByLabel( 'Your name' ).focus();
		await expect( details ).toBeDisabled();
		await page.getByLabel( 'large', { exact: true } ).check();
		await expect( details ).toBeFocused();
	}
);

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the form is checked and sent by the server', async ( { page } ) => {
		await page.goto( '/demo/form-fields/' );
		await fillIn( page );
		await sendButton( page ).click();
		await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveText(
			'Please fill out this field.'
		);
		await expect( page.getByLabel( 'Your email' ) ).toHaveValue(
			'pat@example.com'
		);
		await page.getByLabel( 'Your name' ).fill( 'Pat' );
		await page.getByLabel( 'What is 1 + 1?' ).fill( '2' );
		await sendButton( page ).click();
		await expect( formOf( page ).getByText( SENT ) ).toBeVisible();
		expect( await countStored( page ) ).toBe( 1 );
	} );
} );

test.describe( 'on a small screen', () => {
	test.use( { viewport: { width: 320, height: 640 } } );

	test( 'a form with errors does not scroll sideways @all', async ( {
		page,
	} ) => {
		await page.goto( '/demo/form-fields/' );
		await page.getByLabel( 'I agree to the terms.' ).check();
		await sendButton( page ).click();
		await expect( announced( page ) ).toHaveText( /fields have an error/ );
		await expectNoOverflow( page );
	} );
} );

test.describe( 'from right to left', () => {
	test.use( {
		viewport: { width: 320, height: 640 },
		shopOptions: { locale: 'ar' },
	} );

	test(
		'errors are below their fields, at their right edge',
		{ tag: '@all' },
		async ( { page } ) => {
			await page.goto( '/demo/form-fields/' );
			await page.getByLabel( 'I agree to the terms.' ).check();
			await sendButton( page ).click();
			const name = page.getByLabel( 'Your name' );
			await expect( name ).toBeFocused();
			const field = ( await name.boundingBox() )!;
			const tip = ( await page
				.locator(
					'label:has( [data-name=your-name] ) + .wpcf7-not-valid-tip'
				)
				.boundingBox() )!;
			expect(
				Math.abs( tip.x + tip.width - field.x - field.width )
			).toBeLessThan( 2 );
			expect( tip.y ).toBeGreaterThanOrEqual(
				field.y + field.height - 1
			);
			await expectNoOverflow( page );
		}
	);
} );
