import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import {
	BROWSER_FLAGS,
	ensureBrowser,
} from '../../../tools/support/browser.mjs';
import { inRoot } from '../../../tools/support/root.mjs';
import { Shopper, newKey } from './shopper.mjs';
import { chargesOf, describeOrders, liveOrders } from './truth.mjs';

const WIDTHS = [ 1280, 390 ];
const LOCK_SECONDS = 301;
const HOLD_STOCK_SECONDS = 3700;
const PATIENCE_MS = 45_000;

const TITLE = /don.t know yet whether/i;
const BOX = /I understand that I may be charged twice/;
const TRY_AGAIN = /Try again with another payment method/;

const PLACE_ORDER = '.wc-block-components-checkout-place-order-button';

const isOrder = ( url ) => /\/wc\/store\/v1\/checkout$/.test( url.pathname );

/** A browser whose shopper has a known cart and addresses. */
class Journey {
	failed = [];
	shots = 0;

	constructor( shop, browser, name, width, folder ) {
		Object.assign( this, { shop, browser, name, width, folder } );
		this.shopper = new Shopper(
			shop,
			`${ newKey().slice( 0, 10 ) }@shop.test`
		);
	}

	async start() {
		await this.shopper.addToCart();
		await this.shopper.changeAddress( '94105' );
		this.context = await this.browser.newContext( {
			viewport: {
				width: this.width,
				height: this.width > 600 ? 900 : 844,
			},
			locale: 'en-US',
		} );
		await this.shareCookies();
	}

	shareCookies() {
		return this.context.addCookies(
			[ ...this.shopper.cookies ].map( ( [ name, value ] ) => ( {
				name,
				value,
				url: this.shop.address,
			} ) )
		);
	}

	async openCheckout() {
		const page = await this.context.newPage();
		await page.goto( `${ this.shop.address }/checkout/` );
		await page.locator( PLACE_ORDER ).waitFor();
		return page;
	}

	async dieAtNextOrder( page, point ) {
		await page.route( isOrder, async ( route ) => {
			const request = route.request();
			const isEdit =
				request.method() !== 'POST' ||
				request.headers()[ 'x-http-method-override' ];
			if ( isEdit || this.hasDied ) {
				return route.fallback();
			}
			this.hasDied = true;
			return route.continue( {
				headers: { ...request.headers(), 'X-Test-Dies': point },
			} );
		} );
	}

	async placeOrder( page, method ) {
		await page
			.locator( `#radio-control-wc-payment-method-options-${ method }` )
			.check();
		const button = page.locator( PLACE_ORDER );
		await button.click();
	}

	async die( page ) {
		await this.dieAtNextOrder( page, 'charge-after' );
		const answered = page.waitForResponse(
			( response ) =>
				isOrder( new URL( response.url() ) ) &&
				response.status() === 502
		);
		await this.placeOrder( page, 'test-card' );
		await answered;
	}

	async shot( page, what ) {
		const file = `${ this.name.replace( /\W+/g, '-' ) }-${ this.width }-${ ++this.shots }-${ what }.png`;
		await page.screenshot( {
			path: path.join( this.folder, file ),
			fullPage: true,
		} );
	}

	must( isSo, claim ) {
		if ( ! isSo ) {
			this.failed.push( claim );
		}
	}

	async sees( locator, claim, timeout = PATIENCE_MS ) {
		const isSeen = await locator
			.first()
			.waitFor( { timeout } )
			.then(
				() => true,
				() => false
			);
		this.must( isSeen, claim );
		return isSeen;
	}

	async count( charges, orders ) {
		const state = await this.shopper.read();
		const found = [ chargesOf( state ).length, liveOrders( state ).length ];
		this.must(
			found[ 0 ] === charges && found[ 1 ] === orders,
			`${ charges } charges and ${ orders } orders (found ${ found.join( ' and ' ) })`
		);
		this.orders = describeOrders( state );
	}

	async tryAgain( page ) {
		await page.getByRole( 'button', { name: TRY_AGAIN } ).click();
		await this.shot( page, 'not-ticked' );
		await page.getByRole( 'checkbox', { name: BOX } ).check();
		await page.getByRole( 'button', { name: TRY_AGAIN } ).click();
		await page.locator( PLACE_ORDER ).waitFor();
		await this.shot( page, 'try-again' );
		await this.placeOrder( page, 'test-account' );
		const isPlaced = await page
			.waitForURL( /order-received/, { timeout: PATIENCE_MS } )
			.then(
				() => true,
				() => false
			);
		this.must( isPlaced, 'the second try is placed' );
		await this.shot( page, 'end' );
	}

	async warned( page ) {
		const isWarned = await this.sees(
			page.getByText( TITLE ),
			'the page warns'
		);
		await this.shot( page, 'warning' );
		const width = await page.evaluate(
			() => document.documentElement.scrollWidth
		);
		this.must(
			width <= this.width,
			`no part is wider than the window (${ width } px)`
		);
		return isWarned;
	}

	age( seconds ) {
		return this.shopper.control( 'age', {
			seconds,
			names: [ ...this.shopper.names ],
		} );
	}
}

/** @type {Record<string, (journey: Journey) => Promise<void>>} */
const JOURNEYS = {
	'new tab': async ( journey ) => {
		const first = await journey.openCheckout();
		await journey.die( first );
		await first.waitForTimeout( 3000 );
		await journey.shot( first, 'died' );
		await first.close();
		await journey.age( LOCK_SECONDS );
		const page = await journey.openCheckout();
		if ( await journey.warned( page ) ) {
			await journey.count( 1, 1 );
			await journey.tryAgain( page );
		}
		await journey.count( 2, 1 );
	},
	'same tab': async ( journey ) => {
		const page = await journey.openCheckout();
		await journey.die( page );
		await page.waitForTimeout( 3000 );
		await journey.age( LOCK_SECONDS );
		if ( await journey.warned( page ) ) {
			await journey.tryAgain( page );
		}
		await journey.count( 2, 1 );
	},
	'reload within the lock': async ( journey ) => {
		const page = await journey.openCheckout();
		await journey.die( page );
		await page.reload();
		await page.waitForTimeout( 5000 );
		await journey.shot( page, 'reloaded' );
		const text = await page.locator( 'body' ).innerText();
		journey.must(
			! /being placed in another tab/.test( text ),
			'the page does not say that another tab places the order'
		);
		await journey.age( LOCK_SECONDS );
		await journey.warned( page );
		await journey.count( 1, 1 );
	},
	'webhook pays': async ( journey ) => {
		const first = await journey.openCheckout();
		await journey.die( first );
		await first.close();
		await journey.age( LOCK_SECONDS );
		const page = await journey.openCheckout();
		await journey.warned( page );
		await journey.shopper.control( 'happens', { event: 'webhook-pays' } );
		const isShown = await page
			.waitForURL( /order-received/, { timeout: 2 * PATIENCE_MS } )
			.then(
				() => true,
				() => false
			);
		await journey.shot( page, 'paid' );
		const text = await page.locator( 'body' ).innerText();
		journey.must(
			isShown || /has been placed/.test( text ),
			'the page shows the paid order by itself'
		);
		await journey.count( 1, 1 );
	},
	'hold stock cancels': async ( journey ) => {
		const first = await journey.openCheckout();
		await journey.die( first );
		await first.close();
		await journey.age( HOLD_STOCK_SECONDS );
		await journey.shopper.control( 'happens', {
			event: 'hold-stock-cancels',
		} );
		const page = await journey.openCheckout();
		if ( await journey.warned( page ) ) {
			await journey.tryAgain( page );
		}
		await journey.count( 2, 1 );
	},
	'other cart': async ( journey ) => {
		const first = await journey.openCheckout();
		await journey.die( first );
		await first.close();
		await journey.age( LOCK_SECONDS );
		await journey.shopper.addToCart( 2 );
		const page = await journey.openCheckout();
		await page.waitForTimeout( 2000 );
		await journey.shot( page, 'other-cart' );
		journey.must(
			( await page.getByText( TITLE ).count() ) === 0,
			'no warning for another cart'
		);
		await journey.placeOrder( page, 'test-card' );
		const isPlaced = await page
			.waitForURL( /order-received/, { timeout: PATIENCE_MS } )
			.then(
				() => true,
				() => false
			);
		await journey.shot( page, 'end' );
		journey.must( isPlaced, 'the other cart is placed' );
		await journey.count( 2, 2 );
	},
	forms: async ( journey ) => {
		const first = await journey.openCheckout();
		await journey.die( first );
		await journey.age( LOCK_SECONDS );
		const [ order ] = ( await journey.shopper.read() ).orders;
		for ( const [ what, address ] of [
			[ 'no-script', '/checkout/?no-script=1' ],
			[ 'classic', '/classic-checkout/' ],
			[ 'link', order.payUrl ],
		] ) {
			const page = await journey.context.newPage();
			await page.goto( new URL( address, journey.shop.address ).href );
			await journey.sees(
				page.locator( 'input[name=shopfront_confirmed]' ),
				`${ what } has the box`,
				10_000
			);
			await journey.shot( page, what );
			await page.close();
		}
		await journey.count( 1, 1 );
	},
};

/**
 * In Chromium at two widths.
 *
 * @param {import('./shop.mjs').Shop} shop
 * @param {string}                    match  Only journeys whose name contains it.
 * @param {string}                    folder For screenshots.
 * @return {Promise<boolean>}
 */
export const walkThrough = async (
	shop,
	match,
	folder = inRoot( 'tests/artifacts/crashes' )
) => {
	mkdirSync( folder, { recursive: true } );
	const browser = await chromium.launch( {
		executablePath: await ensureBrowser(),
		args: BROWSER_FLAGS,
	} );
	let isGood = true;
	try {
		for ( const [ name, walk ] of Object.entries( JOURNEYS ) ) {
			for ( const width of name.includes( match ) ? WIDTHS : [] ) {
				const journey = new Journey(
					shop,
					browser,
					name,
					width,
					folder
				);
				try {
					await journey.start();
					await walk( journey );
				} catch ( error ) {
					journey.failed.push(
						`the journey ended: ${ error.message }`
					);
				}
				await journey.context?.close();
				isGood &&= journey.failed.length === 0;
				console.log(
					`${ journey.failed.length === 0 ? 'good' : 'FAILED' }: ${ name }, ${ width } px: ${ journey.orders ?? '' }`
				);
				journey.failed.forEach( ( claim ) =>
					console.log( `  NOT: ${ claim }` )
				);
			}
		}
	} finally {
		await browser.close();
	}
	console.log( `Screenshots: ${ folder }` );
	return isGood;
};
