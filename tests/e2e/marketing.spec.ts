import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

const RECORD = /action=mailchimp_set_user_by_email/;

const fieldsOf = ( body: string | null ) =>
	Object.fromEntries( new URLSearchParams( body ?? '' ) );

test.describe( 'a newsletter', () => {
	test.use( { shopOptions: { addOns: 'newsletter' } } );

	test( 'records the address of the checkout, the choice, and both with the order', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await shop.add( [ MUG.id, 1 ] );
		await checkoutPage.open();
		const typed = page.waitForRequest( RECORD );
		await page
			.getByRole( 'textbox', { name: 'Email address' } )
			.pressSequentially( 'pat@example.com' );
		expect( fieldsOf( ( await typed ).postData() ) ).toEqual( {
			email: 'pat@example.com',
			mc_language: 'en',
			subscribed: '0',
		} );
		const ticked = page.waitForRequest( RECORD );
		await page
			.getByRole( 'checkbox', { name: 'Send me the newsletter' } )
			.check();
		expect( fieldsOf( ( await ticked ).postData() ).subscribed ).toBe(
			'1'
		);
		await page
			.getByRole( 'group', { name: 'How we may write to you' } )
			.getByRole( 'checkbox', { name: 'Email' } )
			.check();
		await checkoutPage.fill();
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		await expect( page.getByText( 'Newsletter' ).last() ).toBeVisible();
		await expect(
			page
				.getByRole( 'definition' )
				.filter( { hasText: /^\s*Email\s*$/ } )
		).toBeVisible();
		const cookies = await page.context().cookies();
		expect(
			cookies
				.filter( ( { name } ) => name.startsWith( 'mailchimp.cart' ) )
				.map( ( { name, value, secure, sameSite } ) => [
					name,
					decodeURIComponent( value ),
					secure && sameSite,
				] )
				.sort()
		).toEqual( [
			[ 'mailchimp.cart.current_email', 'pat@shop.test', 'Strict' ],
			[ 'mailchimp.cart.previous_email', 'pat@example.com', 'Strict' ],
		] );
	} );
} );

test.describe( 'the source of visits', () => {
	test.use( { shopOptions: { orderAttribution: true } } );

	test( 'is recorded where the visit begins, and told with the order', async ( {
		page,
		shop,
		checkoutPage,
	} ) => {
		await page.goto( '/shop/?utm_source=news&utm_medium=email' );
		await expect
			.poll( () => page.evaluate( () => document.cookie ) )
			.toContain( 'sbjs_current' );
		await shop.add( [ MUG.id, 1 ] );
		await checkoutPage.open();
		await checkoutPage.fill();
		await checkoutPage.placeOrder.click();
		await checkoutPage.expectPlaced();
		await expect( page.getByText( 'news / email' ) ).toBeVisible();
	} );
} );

test.describe( 'the registration form', () => {
	test.use( {
		shopOptions: { addOns: 'newsletter', orderAttribution: true },
	} );

	test(
		'records the address, and saves the newsletter and the source of the visit',
		{ tag: '@all' },
		async ( { page } ) => {
			await page.goto( '/my-account/?utm_source=news&utm_medium=email' );
			const form = page.locator( 'form.register' );
			await expect(
				form.locator( 'input[name=wc_order_attribution_utm_source]' )
			).toHaveValue( 'news' );
			const consents = form.getByRole( 'group', {
				name: 'How we may write to you',
			} );
			await expect( consents ).toBeHidden();
			const left = page.waitForRequest( RECORD );
			await form
				.getByRole( 'textbox', { name: 'Email address' } )
				.fill( 'new@example.com' );
			await page.keyboard.press( 'Tab' );
			expect( fieldsOf( ( await left ).postData() ) ).toMatchObject( {
				email: 'new@example.com',
				subscribed: '0',
			} );
			await form
				.getByLabel( 'Password', { exact: true } )
				.fill( 'a tall lighthouse' );
			await form.getByRole( 'button', { name: 'Show password' } ).click();
			await expect(
				form.getByRole( 'textbox', { name: 'Password' } )
			).toHaveValue( 'a tall lighthouse' );
			await form
				.getByRole( 'checkbox', { name: 'Send me the newsletter' } )
				.check();
			await consents
				.getByRole( 'checkbox', { name: 'Letters by post' } )
				.check();
			await form.getByRole( 'button', { name: 'Register' } ).click();
			await expect(
				page.getByText( 'Your account was created.' )
			).toBeVisible();
			await expect( page.getByText( 'news / email' ) ).toBeVisible();
			await expect(
				page
					.getByRole( 'definition' )
					.filter( { hasText: 'Letters by post' } )
			).toBeVisible();
			await page.getByRole( 'button', { name: 'Log out' } ).click();

			await form
				.getByRole( 'textbox', { name: 'Email address' } )
				.fill( 'new@example.com' );
			await form
				.getByLabel( 'Password', { exact: true } )
				.fill( 'other' );
			await form.getByRole( 'button', { name: 'Register' } ).click();
			await expect(
				page.getByText(
					'An account is already registered with new@example.com'
				)
			).toBeVisible();
		}
	);
} );
