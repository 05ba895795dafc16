/** @jest-environment node */
import {
	createTestBrowser,
	type TestBrowser,
	type Visit,
} from '../test-browser';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

const MUG = '/product/stone-mug/';

const textOf = ( { document }: Visit, selector: string ) =>
	( document.querySelector( selector )?.textContent ?? '' )
		.replace( /\s+/g, ' ' )
		.trim();

const textsOf = ( { document }: Visit, selector: string ) =>
	[ ...document.querySelectorAll( selector ) ].map( ( { textContent } ) =>
		( textContent ?? '' ).replace( /\s+/g, ' ' ).trim()
	);

const variationsOf = ( { document }: Visit ): unknown =>
	JSON.parse(
		document.querySelector< HTMLElement >( '.variations_form' )?.dataset
			.product_variations ?? 'null'
	);

test( 'the reviews have an average, and how many gave each number of stars', async () => {
	const page = await browser.open( MUG );
	expect( textOf( page, '.rating-summary' ) ).toContain( '4.5 out of 5' );
	expect( textsOf( page, '.rating-bars tr' ) ).toEqual( [
		'5 stars 1',
		'4 stars 1',
		'3 stars 0',
		'2 stars 0',
		'1 star 0',
	] );
	expect(
		[
			...page.document.querySelectorAll< HTMLElement >(
				'.rating-bars [data-rating]'
			),
		].map( ( { dataset } ) => dataset.rating )
	).toEqual( [ '50', '50', '0', '0', '0' ] );
	const empty = await browser.open( '/product/linen-shirt/' );
	expect( empty.document.querySelector( '.rating-summary' ) ).toBeNull();
} );

test( 'a product has sections that are tabs, each with its link', async () => {
	const page = await browser.open( MUG );
	expect( textsOf( page, '.wc-tabs [role=tab]' ) ).toEqual( [
		'Description',
		'Additional information',
		'Reviews (2)',
	] );
	const links = page.document.querySelectorAll( '.wc-tabs [role=tab]' );
	for ( const link of links ) {
		const id = link.getAttribute( 'aria-controls' ) ?? '';
		expect( link.getAttribute( 'href' ) ).toBe( `#${ id }` );
		expect(
			page.document.getElementById( id )?.classList.contains( 'wc-tab' )
		).toBe( true );
	}
	expect( textOf( page, '#tab-additional_information tr' ) ).toBe(
		'Weight 0.4 lbs'
	);
} );

test( 'a product without weight, size and attributes has no additional information', async () => {
	const page = await browser.open( '/product/hidden-gift/' );
	expect( textsOf( page, '.wc-tabs [role=tab]' ) ).toEqual( [
		'Description',
		'Reviews (0)',
	] );
} );

test( 'the form of a product with few variations has all of them', async () => {
	const variations = variationsOf(
		await browser.open( '/product/linen-shirt/' )
	);
	expect( variations ).toHaveLength( 9 );
	expect( variations ).toContainEqual(
		expect.objectContaining( {
			attributes: {
				attribute_pa_size: 'large',
				attribute_pa_colour: 'red',
			},
			is_in_stock: false,
			availability_html:
				'<p class="stock out-of-stock">Out of stock</p>\n',
		} )
	);
} );

test( 'the form of a product with many variations lists none, and requests them', async () => {
	const page = await browser.open( '/product/wall-paint/' );
	expect( variationsOf( page ) ).toBe( false );
	const { text } = await browser.send( '/?wc-ajax=get_variation', {
		product_id: '161',
		attribute_shade: 'Moss',
		attribute_volume: '5 l',
	} );
	expect( JSON.parse( text ) ).toMatchObject( {
		sku: 'PAINT-4-3',
		display_price: 30,
	} );
} );

test( 'choices of the URL are selected', async () => {
	const { document } = await browser.open(
		'/product/linen-shirt/?attribute_pa_size=medium'
	);
	expect(
		document.querySelector< HTMLSelectElement >( '#pa_size' )?.value
	).toBe( 'medium' );
} );

test( 'Buy now adds the product and leads to the checkout', async () => {
	const fields = { 'add-to-cart': '26', quantity: '2', 'sf-buy-now': '1' };
	const page = await browser.send( '/cart/add', { ...fields, back: MUG } );
	expect( page.path ).toBe( '/checkout/' );
	expect( textOf( page, '.site-notice' ) ).toBe( '' );
	const refused = await browser.send( '/cart/add', {
		...fields,
		'add-to-cart': '33',
		back: '/product/sold-out-desk/',
	} );
	expect( refused.path ).toBe( '/product/sold-out-desk/' );
	expect( textOf( refused, '.site-notice.is-error' ) ).toContain(
		'out of stock'
	);
} );

describe( 'reviews', () => {
	const REVIEW = {
		comment_post_ID: '26',
		rating: '2',
		comment: 'Leaks a <b>little</b>.\n\nOtherwise fine.',
		author: 'Dora',
		email: 'dora@example.com',
	};
	const send = ( fields: Record< string, string > = {} ) =>
		browser.send( '/wp-comments-post.php', { ...REVIEW, ...fields } );

	test( 'a review is stored and shown, with its input as text', async () => {
		const page = await send();
		expect( page.path ).toBe( MUG );
		expect( textsOf( page, '.review' ) ).toHaveLength( 3 );
		expect( textOf( page, '.woocommerce-Reviews-title' ) ).toBe(
			'3 reviews for Stone Mug'
		);
		const [ newest ] = page.document.querySelectorAll( '.review' );
		expect(
			[ ...( newest?.querySelectorAll( '.description p' ) ?? [] ) ].map(
				( { textContent } ) => textContent
			)
		).toEqual( [ 'Leaks a <b>little</b>.', 'Otherwise fine.' ] );
		expect(
			newest
				?.querySelector( '.star-rating' )
				?.getAttribute( 'aria-label' )
		).toBe( 'Rated 2 out of 5' );
		expect( textOf( page, '.product__summary .rating' ) ).toContain(
			'Rated 3.67 out of 5'
		);
	} );

	test.each( [
		[ { rating: '' }, 'rating', 'Please select a rating' ],
		[ { rating: '6' }, 'rating', 'Please select a rating' ],
		[ { comment: ' \n ' }, 'comment', 'Please write your review.' ],
		[
			{ comment: 'a'.repeat( 65_526 ) },
			'comment',
			'Your review is too long.',
		],
		[ { author: ' ' }, 'author', 'Please enter your name.' ],
		[ { author: 'a'.repeat( 246 ) }, 'author', 'Your name is too long.' ],
		[ { email: 'dora' }, 'email', 'Please enter a valid email address.' ],
	] )(
		'a review with %j comes back with a message beside the %s, and with its other input',
		async ( fields, name, message ) => {
			const page = await send( fields );
			expect( textsOf( page, '.field-error' ) ).toEqual( [ message ] );
			const field = page.document.getElementById( name );
			expect( field?.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
			expect( textsOf( page, '.review-errors a' ) ).toEqual( [
				message,
			] );
			expect(
				page.document.getElementById(
					field?.getAttribute( 'aria-describedby' ) ?? ''
				)?.textContent
			).toBe( message );
			for ( const [ key, value ] of Object.entries( REVIEW ) ) {
				const input = page.document.querySelector< HTMLInputElement >(
					`#commentform [name="${ key }"]`
				);
				expect( key === name || input?.value === value ).toBe( true );
			}
			expect( textsOf( page, '.review' ) ).toHaveLength( 2 );
		}
	);

	test( 'the rating may be missing where the shop allows it, and counts for nothing', async () => {
		await browser.post( '/demo/options', { reviewRatingRequired: false } );
		const { document } = await browser.open( MUG );
		expect(
			document.querySelector( '#rating' )?.hasAttribute( 'required' )
		).toBe( false );
		const page = await send( { rating: '' } );
		expect( textsOf( page, '.review .star-rating' ) ).toHaveLength( 2 );
		expect( textOf( page, '.product__summary .rating' ) ).toContain(
			'Rated 4.50 out of 5'
		);
	} );

	test( 'the same review is refused a second time', async () => {
		await send();
		const page = await send();
		expect( textOf( page, '.field-error' ) ).toContain(
			'Duplicate comment detected'
		);
		expect( textsOf( page, '.review' ) ).toHaveLength( 3 );
	} );

	test( 'a customer is not asked for name and email', async () => {
		await browser.post( '/demo/login', {
			email: 'customer@shop.test',
			password: 'password',
		} );
		const { document } = await browser.open( MUG );
		expect( document.querySelector( '#author' ) ).toBeNull();
		const page = await send( { author: 'Somebody else', email: '' } );
		expect( textOf( page, '.woocommerce-review__author' ) ).toBe(
			'Casey Customer'
		);
	} );

	test( 'a review by a customer who has bought the product is marked', async () => {
		await browser.post( '/demo/orders', {
			lines: [ { id: 26, quantity: 1 } ],
			billing_address: { email: 'Dora@example.com' },
			paid: true,
		} );
		const verified = '.woocommerce-review__verified';
		expect( textOf( await send(), verified ) ).toBe( '(verified owner)' );
		const other = await send( {
			comment_post_ID: '27',
			author: 'Emil',
		} );
		expect( textsOf( other, '.review' ) ).toHaveLength( 2 );
		expect( textsOf( other, verified ) ).toEqual( [] );
	} );

	test( 'in a cached shop, a review leads to a page that is not stored', async () => {
		await browser.post( '/demo/options', { cachedPages: true } );
		const page = await send();
		expect( page.path ).toBe( `${ MUG }?sf-notice=1` );
		expect( page.headers.get( 'Cache-Control' ) ).toContain( 'no-store' );
		expect( textsOf( page, '.review' ) ).toHaveLength( 3 );
	} );

	test( 'a review of an unknown product is not found', async () => {
		expect( ( await send( { comment_post_ID: '999' } ) ).status ).toBe(
			404
		);
	} );
} );
