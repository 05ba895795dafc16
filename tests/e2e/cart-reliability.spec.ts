import type { Locator, Page, Response } from '@playwright/test';
import {
	currencyFromResponse,
	DEFAULT_CURRENCY_SETTING,
	formatMoney,
	isZeroMinor,
	negateMinor,
	siteCurrency,
} from '@shopfront/money';
import type { CartResponse } from '@shopfront/store-api';
import { atLevel } from '../run/test-level';
import { createRandom, type Random } from '../reliability/support/random';
import type { CartPage } from './support/cart-page';
import { expectServerCart } from './support/expect-server-cart';
import { CAP, COASTERS, MUG, VOUCHER } from './support/products';
import { faultPlan } from './support/fault-plan';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

test.use( {
	allowedConsoleErrors: LOST_REQUESTS,
	shopOptions: { itemizedTaxes: false, shippingCalculator: true },
} );

const SEEDS = Number( process.env.SEEDS ?? atLevel( { usual: 1, all: 20 } ) );
const FIRST_SEED = Number( process.env.FIRST_SEED ?? 1 );
const ACTIONS = 20;
const PRODUCTS = [ MUG, CAP, COASTERS, VOUCHER ];

/** Lost and unreadable responses: timeouts, interrupted responses and refusals look the same. */
const countFailedResponses = ( page: Page ) => {
	let failedResponses = 0;
	page.on( 'requestfailed', () => failedResponses++ );
	page.on( 'response', ( response: Response ) => {
		const type = response.headers()[ 'content-type' ] ?? '';
		const isApi = response.url().includes( '/wp-json/' );
		if (
			isApi &&
			( response.status() >= 500 || type.includes( 'html' ) )
		) {
			failedResponses++;
		}
	} );
	return () => failedResponses;
};

/** Returns false if the control is missing, disabled or about to disappear. */
const attempt = async (
	control: Locator,
	actionName: ( control: Locator ) => Promise< void >
): Promise< boolean > => {
	if ( ! ( await control.isVisible() ) ) {
		return false;
	}
	try {
		// A control at its limit stays disabled, so waiting for it is useless.
		if ( ! ( await control.isEnabled() ) ) {
			return false;
		}
		await actionName( control );
		return true;
	} catch ( error ) {
		expect( error ).toHaveProperty( 'name', 'TimeoutError' );
		return false;
	}
};

const act = (
	page: Page,
	cartPage: CartPage,
	random: Random
): Promise< boolean > => {
	const { name } = random.pick( PRODUCTS );
	const press = ( control: Locator ) =>
		attempt( control, ( it ) => it.click() );
	const more = () => press( cartPage.plus( name ) );
	const less = () => press( cartPage.minus( name ) );
	const remove = () => press( cartPage.remove( name ) );
	const type = () =>
		attempt( cartPage.quantity( name ), ( it ) =>
			it.fill( String( random.integer( -1, 12 ) ) )
		);
	const applyCoupon = () =>
		attempt( cartPage.couponToggle, () =>
			cartPage.enterCoupon(
				random.pick( [ 'ten', 'five', 'old', 'nonsense' ] )
			)
		);
	const removeCoupon = () =>
		press( cartPage.chip( random.pick( [ 'ten', 'five' ] ) ) );
	const chooseRate = () =>
		press(
			page
				.locator( '.wc-block-components-radio-control__option' )
				.nth( random.integer( 0, 2 ) )
		);
	// Shoppers mostly change quantities.
	return random.pick( [
		...[ more, more, more, less, less, type, type ],
		...[ remove, applyCoupon, applyCoupon, removeCoupon, chooseRate ],
	] )();
};

const getShownTotals = async ( page: Page ) =>
	Object.fromEntries(
		await page
			.locator(
				'.wp-block-woocommerce-cart-order-summary-block .wc-block-components-totals-item'
			)
			.evaluateAll( ( lines ) =>
				lines.map( ( line ) =>
					[ 'label', 'value' ].map(
						( part ) =>
							line.querySelector(
								`.wc-block-components-totals-item__${ part }`
							)?.textContent ?? ''
					)
				)
			)
	);

/** For a shop that shows prices without tax and all taxes in one line. */
const getReportedTotals = ( {
	items,
	totals,
	coupons,
	needs_shipping: needsShipping,
	shipping_rates: packages,
}: CartResponse ): Record< string, string > => {
	if ( items.length === 0 ) {
		return {};
	}
	const currency = currencyFromResponse(
		totals,
		siteCurrency( DEFAULT_CURRENCY_SETTING )
	);
	const money = ( amount: string ) => formatMoney( amount, currency );
	const rate = packages
		.flatMap( ( { shipping_rates: rates } ) => rates )
		.find( ( { selected } ) => selected );
	const hasChoice = packages.some(
		( { shipping_rates: rates } ) => rates.length > 1
	);
	const shipping = totals.total_shipping ?? '0';
	const isFree = isZeroMinor( shipping );
	const hasDiscount = ! isZeroMinor( totals.total_discount );
	return {
		// The page omits the subtotal if only the total would follow.
		...( ( hasDiscount ||
			coupons.length > 0 ||
			rate ||
			! isZeroMinor( totals.total_tax ) ) && {
			Subtotal: money( totals.total_items ),
		} ),
		...( hasDiscount && {
			Discount: money( negateMinor( totals.total_discount ) ),
		} ),
		...( ! hasDiscount && coupons.length > 0 && { Coupons: '-' } ),
		...( needsShipping &&
			rate && {
				[ hasChoice ? 'Shipping' : rate.name ]: isFree
					? 'Free'
					: money( shipping ),
			} ),
		...( ! isZeroMinor( totals.total_tax ) && {
			Taxes: money( totals.total_tax ),
		} ),
		'Estimated total': money( totals.total_price ),
	};
};

for ( let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++ ) {
	test( `the page shows the server's cart after ${ ACTIONS } random actions with random faults, seed ${ seed }`, async ( {
		page,
		shop,
		cartPage,
		wire,
	} ) => {
		test.setTimeout( 60_000 );
		const random = createRandom( seed );
		const failedResponses = countFailedResponses( page );
		await shop.add(
			...PRODUCTS.map( ( { id } ): [ number, number ] => [ id, 2 ] )
		);
		await cartPage.open();
		await shop.injectFault( ...faultPlan( seed ) );
		page.setDefaultTimeout( 400 );
		let done = 0;
		for ( let action = 0; action < ACTIONS; action++ ) {
			done += ( await act( page, cartPage, random ) ) ? 1 : 0;
			// Some actions follow before the previous request is sent or answered, others after.
			await page.waitForTimeout( random.pick( [ 0, 0, 50, 250 ] ) );
		}

		// Going online makes the page request the cart if that failed before.
		await shop.clearFaults();
		await expect( async () => {
			await page.evaluate( () =>
				window.dispatchEvent( new Event( 'online' ) )
			);
			await expectServerCart( { page, shop, wire }, 3_000 );
		} ).toPass( { timeout: 120_000 } );
		const cart = await shop.cart();
		expect( await getShownTotals( page ) ).toEqual(
			getReportedTotals( cart )
		);

		process.stdout.write(
			`Seed ${ seed }: ${ done } of ${ ACTIONS } actions could be done, ` +
				`${ wire.writes().length } changes asked for in ${
					wire.requests().length
				} requests, ` +
				`${ failedResponses() } answers lost or unreadable, ${ cart.items.length } lines left.\n`
		);
		expect( wire.writes().length ).toBeGreaterThan( 4 );
	} );
}
