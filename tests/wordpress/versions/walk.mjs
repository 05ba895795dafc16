import { unexpectedIn } from '../php-log.mjs';

const TIMEOUT_MS = 60_000;

const ADDRESS = {
	first_name: 'Pat',
	last_name: 'Guest',
	address_1: '500 Howard Street',
	city: 'San Francisco',
	postcode: '94105',
	phone: '5550001111',
};

/** Console messages that no implementation causes. */
const EXPECTED = [
	/favicon/,
	/JQMIGRATE/,
	// Without a network, users' pictures and fonts are missing.
	/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_BLOCKED_BY/,
];

/**
 * Who provides a part: only one implementation loads or prints these on a page. Patterns of `id address`, as readPage()
 * returns them; our implementation has all of `ours`.
 */
const PARTS = {
	cart: {
		page: 'cart',
		ours: [
			/^wc-cart-block-frontend-js \S*\/shopfront\//,
			/^wc-blocks-style-cart-css \S*\/shopfront\//,
		],
		theirs: [
			/\/woocommerce\/assets\/client\/blocks\/(?:cart-frontend|wc-cart-checkout-base|cart\.css)/,
		],
	},
	checkout: {
		page: 'checkout',
		ours: [
			/^wc-checkout-block-frontend-js \S*\/shopfront\//,
			/^wc-blocks-style-checkout-css \S*\/shopfront\//,
		],
		theirs: [
			/\/woocommerce\/assets\/client\/blocks\/(?:checkout-frontend|wc-cart-checkout-base|checkout\.css)/,
		],
	},
	'mini-cart': {
		page: 'mini-cart',
		ours: [
			/^wc-mini-cart-block-frontend-js \S*\/shopfront\//,
			/^wc-blocks-style-mini-cart-inline-css /,
		],
		theirs: [
			/\/woocommerce\/assets\/client\/blocks\/(?:woocommerce\/)?mini-cart[\w-]*\.(?:js|css)/,
			/^interactive woocommerce\/mini-cart$/,
		],
	},
	'all-products': {
		page: 'all-products',
		ours: [
			/^wc-all-products-block-frontend-js \S*\/shopfront\//,
			/^wc-blocks-style-all-products-css \S*\/shopfront\//,
		],
		theirs: [
			/\/woocommerce\/assets\/client\/blocks\/all-products(?:-frontend\.js|\.css)/,
		],
	},
	'product-pages': {
		page: 'product',
		ours: [ /\/shopfront\/build\/behaviors\/behaviors/ ],
		theirs: [ /\/woocommerce\/assets\/js\/frontend\/single-product/ ],
	},
	'product-collection': {
		page: 'collection',
		// Other parts load the same scripts.
		ours: [ /^collection of ours$/ ],
		theirs: [
			/\/woocommerce\/assets\/client\/blocks\/(?:woocommerce\/product-collection|product-collection-frontend)/,
		],
	},
	'order-attribution': {
		page: 'product',
		ours: [ /^wc-order-attribution-js \S*\/shopfront\// ],
		theirs: [ /\/woocommerce\/assets\/js\/frontend\/order-attribution/ ],
	},
};

/** Ids and URLs that a page loaded, and the stores of its interactive elements. */
const readPage = ( page ) =>
	page.evaluate( () => {
		const loaded = performance
			.getEntriesByType( 'resource' )
			.map( ( { name } ) => ` ${ name }` );
		const elements = [
			...document.querySelectorAll(
				'script[src], link[rel=stylesheet], style[id]'
			),
		].map( ( { id, src, href } ) => `${ id } ${ src ?? href ?? '' }` );
		const stores = [
			...document.querySelectorAll( '[data-wp-interactive]' ),
		].map( ( { dataset } ) => `interactive ${ dataset.wpInteractive }` );
		const collections = [
			...document.querySelectorAll(
				'.wp-block-woocommerce-product-collection[data-sf-cart-api]'
			),
		].map( () => 'collection of ours' );
		return [
			...new Set( [ ...elements, ...loaded, ...stores, ...collections ] ),
		];
	} );

/**
 * `ours`, `theirs`, `both`, `half of ours` or `neither`.
 *
 * @param {string}                   part
 * @param {Record<string, string[]>} pages What readPage() returned, by page.
 */
export const providerOf = ( part, pages ) => {
	const { page, ours, theirs } = PARTS[ part ];
	const has = ( pattern ) =>
		( pages[ page ] ?? [] ).some( ( line ) => pattern.test( line ) );
	if ( ! ours.some( has ) ) {
		return theirs.some( has ) ? 'theirs' : 'neither';
	}
	if ( theirs.some( has ) ) {
		return 'both';
	}
	return ours.every( has ) ? 'ours' : 'half of ours';
};

export const PARTS_OF_PAGES = Object.keys( PARTS );

const fillAddress = async ( page ) => {
	const email = page.locator( '#email' );
	await email.waitFor( { timeout: TIMEOUT_MS } );
	await email.fill( 'pat@shop.test' );
	for ( const [ field, value ] of Object.entries( ADDRESS ) ) {
		const input = page.locator( `#shipping-${ field }` );
		if ( ( await input.count() ) > 0 ) {
			await input.fill( value );
		}
	}
	const state = page.locator( '#shipping-state' );
	if ( ( await state.count() ) > 0 ) {
		await ( ( await state.evaluate( ( { tagName } ) => tagName ) ) ===
		'SELECT'
			? state.selectOption( 'CA' )
			: state.fill( 'California' ) );
	}
	await page.keyboard.press( 'Tab' );
};

/** Each step throws if it fails. */
const STEPS = {
	shop: async ( page, { open } ) => {
		await open( 'shop', '/shop/' );
		await page.getByText( 'Stone mug' ).first().waitFor();
	},
	collection: async ( page, { open } ) => {
		await open( 'collection', '/collection/' );
		await page
			.locator( '.wp-block-woocommerce-product-collection' )
			.waitFor();
	},
	'all products': async ( page, { open } ) => {
		await open( 'all-products', '/all-products/' );
		await page.locator( '.wc-block-grid__product' ).first().waitFor();
	},
	product: async ( page, { open, product } ) => {
		await open( 'product', product );
		await page.locator( '.single_add_to_cart_button' ).first().click();
		await page
			.locator(
				'.woocommerce-message, .wc-block-components-notice-banner.is-success, .added_to_cart'
			)
			.or( page.getByText( /has been added|in cart|Added to cart/i ) )
			.first()
			.waitFor();
	},
	'mini-cart': async ( page, { open, read } ) => {
		await open( 'mini-cart', '/mini-cart/' );
		await page
			.locator(
				'main .wc-block-mini-cart__button, .entry-content .wc-block-mini-cart__button, .wc-block-mini-cart__button'
			)
			.last()
			.click();
		const drawer = page.locator( '.wc-block-mini-cart__drawer' ).first();
		await drawer.getByText( 'Stone mug' ).first().waitFor();
		await read( 'mini-cart' );
	},
	cart: async ( page, { open } ) => {
		await open( 'cart', '/cart/' );
		await page.locator( '.wc-block-cart-items__row' ).first().waitFor();
		await page.locator( '.wc-block-cart__submit-button' ).first().waitFor();
	},
	checkout: async ( page, { open } ) => {
		await open( 'checkout', '/checkout/' );
		await fillAddress( page );
	},
	order: async ( page ) => {
		const button = page.locator(
			'.wc-block-components-checkout-place-order-button'
		);
		await page.waitForTimeout( 3000 );
		await button.click();
		await page.waitForURL( /order-received/, { timeout: TIMEOUT_MS } );
	},
};

/**
 * Visits the shop as a guest, and the cart page's editor as the administrator.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Object}                             shop
 * @param {string}                             shop.address
 * @param {string}                             shop.product Address of the product.
 * @param {number}                             shop.cart    ID of the cart page.
 * @param {() => string}                       shop.readLog New lines of PHP's log.
 * @return {Promise<{ steps: Record<string, string>, pages: Record<string, string[]>, errors: string[], log: string[]
 * }>} For each step what failed, '' if nothing did.
 */
export const walk = async ( browser, shop ) => {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 900 },
		locale: 'en-US',
	} );
	context.setDefaultTimeout( TIMEOUT_MS );
	const page = await context.newPage();
	const errors = new Set();
	const pages = {};
	let where = '';
	const note = ( text ) =>
		EXPECTED.some( ( pattern ) => pattern.test( text ) ) ||
		errors.add(
			`${ where }: ${ text.slice( 0, 300 ).replaceAll( shop.address, '' ) }`
		);
	page.on( 'pageerror', ( { message } ) => note( message ) );
	page.on( 'console', ( message ) => {
		if ( message.type() === 'error' ) {
			note( `${ message.text() } ${ message.location().url ?? '' }` );
		}
	} );
	const read = async ( name ) => {
		pages[ name ] = await readPage( page );
	};
	const open = async ( name, url ) => {
		const response = await page.goto( new URL( url, shop.address ).href, {
			waitUntil: 'load',
			timeout: TIMEOUT_MS,
		} );
		if ( response.status() >= 400 ) {
			throw new Error( `status ${ response.status() }` );
		}
		await read( name );
	};
	const steps = {};
	const attempt = async ( name, step ) => {
		where = name;
		try {
			await step();
			steps[ name ] = '';
		} catch ( error ) {
			steps[ name ] = error.message
				.split( '\n' )[ 0 ]
				.replaceAll( shop.address, '' );
		}
	};
	for ( const [ name, step ] of Object.entries( STEPS ) ) {
		await attempt( name, () => step( page, { ...shop, open, read } ) );
	}
	await attempt( 'editor', async () => {
		// The form's script can empty the fields while they're being filled.
		const logIn = `${ shop.address }/wp-login.php`;
		await context.request.get( logIn );
		await context.request.post( logIn, {
			form: { log: 'admin', pwd: 'admin', testcookie: '1' },
			timeout: TIMEOUT_MS,
		} );
		await page.goto(
			`${ shop.address }/wp-admin/post.php?post=${ shop.cart }&action=edit`
		);
		const cart =
			'.wp-block-woocommerce-cart, [data-type="woocommerce/cart"]';
		await Promise.any( [
			page.locator( cart ).first().waitFor(),
			page
				.frameLocator( 'iframe[name="editor-canvas"]' )
				.locator( cart )
				.first()
				.waitFor(),
		] );
		for ( const frame of page.frames() ) {
			if (
				( await frame.locator( '.block-editor-warning' ).count() ) > 0
			) {
				throw new Error(
					`a block is broken: ${ await frame.locator( '.block-editor-warning' ).first().innerText() }`
				);
			}
		}
	} );
	await context.close();
	return {
		steps,
		pages,
		errors: [ ...errors ],
		log: unexpectedIn( shop.readLog() ),
	};
};
