import { atLevel } from '../run/test-level';
import { createRandom, type Random } from '../reliability/support/random';
import { PAT, type CheckoutPage } from './support/checkout-page';
import { faultPlan } from './support/fault-plan';
import { CAP, COURSE, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';
import type { Page } from '@playwright/test';
import type { Shop } from './support/shop';

test.use( { allowedConsoleErrors: LOST_REQUESTS } );

const SEEDS = Number(
	process.env.ORDER_SEEDS ?? atLevel( { usual: 1, all: 34 } )
);
const FIRST_SEED = Number( process.env.FIRST_SEED ?? 1 );
const ORDERS = atLevel( { usual: 2, all: 3 } );

const MAX_TRIES = 8;

const STREETS = [ '1 Main Street', '500 Howard Street', '22 Acacia Avenue' ];
const NOTES = [ 'Ring twice', 'مرحبا', '<b>Leave</b> by the door' ];

const createTypedInput = ( random: Random ) => ( {
	...PAT,
	email: `pat${ random.integer( 1, 9999 ) }@shop.test`,
	address: random.pick( STREETS ),
	note: random.pick( NOTES ),
	postcode: random.pick( [ '94105', '94110', '94117' ] ),
} );

type Typed = ReturnType< typeof createTypedInput >;

const note = ( page: Page ) => page.getByRole( 'textbox', { name: /note/i } );

const fill = async (
	page: Page,
	checkoutPage: CheckoutPage,
	{ note: words, ...shopper }: Typed
) => {
	const toggle = page.getByRole( 'checkbox', {
		name: 'Add a note to your order',
	} );
	if ( ! ( await toggle.isChecked() ) ) {
		await toggle.check();
	}
	await note( page ).fill( words );
	await checkoutPage.fill( shopper );
};

const expectInputKept = async (
	page: Page,
	checkoutPage: CheckoutPage,
	typed: Typed
) => {
	const { shipping } = checkoutPage;
	await checkoutPage.showAddress();
	await expect( checkoutPage.email ).toHaveValue( typed.email );
	await expect( shipping( 'First name' ) ).toHaveValue( typed.firstName );
	await expect( shipping( 'Address' ) ).toHaveValue( typed.address );
	await expect( shipping( 'City' ) ).toHaveValue( typed.city );
	await expect( shipping( 'ZIP Code' ) ).toHaveValue( typed.postcode );
	await expect( note( page ) ).toHaveValue( typed.note );
};

const isPlaced = ( page: Page ) => /order-received\/(\d+)/.exec( page.url() );

/** Short, because a redirect may remove elements at any time. */
const SHORT_TIMEOUT = { timeout: 500 };

/** Waits until the page shows the order, the button, or the message about an unknown outcome. */
const rest = ( page: Page, checkoutPage: CheckoutPage ) =>
	expect( async () => {
		const again = page.getByRole( 'button', { name: 'Check again' } );
		if ( await again.isVisible() ) {
			await again.click( SHORT_TIMEOUT );
		}
		// A page that reloaded after its order was placed links to it.
		const order = page.getByRole( 'link', { name: 'See your order' } );
		if ( await order.isVisible() ) {
			await order.click( SHORT_TIMEOUT );
		}
		expect(
			isPlaced( page ) !== null ||
				( await checkoutPage.placeOrder.isEnabled( SHORT_TIMEOUT ) )
		).toBe( true );
	} ).toPass( { timeout: 120_000, intervals: [ 100, 200, 400 ] } );

const orderOnce = async (
	page: Page,
	shop: Shop,
	checkoutPage: CheckoutPage,
	random: Random,
	seed: number
) => {
	const typed = createTypedInput( random );
	await shop.add(
		...random.pick< [ number, number ][] >( [
			[ [ MUG.id, 1 ] ],
			[
				[ MUG.id, 2 ],
				[ CAP.id, 1 ],
			],
			[
				[ CAP.id, 1 ],
				[ COURSE.id, 1 ],
			],
		] )
	);
	await checkoutPage.open();
	await fill( page, checkoutPage, typed );
	await shop.injectFault(
		...faultPlan( seed ),
		// Most order requests meet a fault.
		...faultPlan( seed + 500, { match: 'checkout', times: 2 } )
	);
	let shown = '';
	for ( let turn = 0; turn < MAX_TRIES; turn++ ) {
		if ( turn === MAX_TRIES - 2 ) {
			await shop.clearFaults();
		}
		await rest( page, checkoutPage );
		if ( isPlaced( page ) ) {
			break;
		}
		await expectInputKept( page, checkoutPage, typed );
		shown = ( await checkoutPage.total.textContent() ) ?? '';
		const press = random.pick( [ 'once', 'twice', 'reload' ] as const );
		if ( press === 'twice' ) {
			await checkoutPage.placeOrder.dblclick();
		} else {
			await checkoutPage.placeOrder.click();
		}
		if ( press === 'reload' ) {
			await page.waitForTimeout( random.integer( 0, 400 ) );
			if ( ! isPlaced( page ) ) {
				await page.reload().catch( () => {} );
			}
		}
	}
	await shop.clearFaults();
	await page.waitForURL( /order-received/, { timeout: 120_000 } );
	return { typed, shown, id: Number( isPlaced( page )?.[ 1 ] ) };
};

for ( let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++ ) {
	test( `places each of ${ ORDERS } orders once, as typed and displayed, despite random faults, seed ${ seed }`, async ( {
		page,
		shop,
		checkoutPage,
		wire,
	} ) => {
		test.setTimeout( 240_000 );
		const random = createRandom( seed );
		const reported = [];
		for ( let order = 0; order < ORDERS; order++ ) {
			reported.push(
				await orderOnce(
					page,
					shop,
					checkoutPage,
					random,
					seed * 10 + order
				)
			);
		}
		const placed = ( await shop.orders() )
			.filter( ( { placed_at: placedAt } ) => placedAt !== null )
			.reverse();
		expect( placed.map( ( { id } ) => id ) ).toEqual(
			reported.map( ( { id } ) => id )
		);
		expect( placed.map( ( { total } ) => total ) ).toEqual(
			reported.map( ( { shown } ) => shown.replace( /\D/g, '' ) )
		);
		expect(
			placed.map( ( { billing, note: words } ) => [
				billing.email,
				billing.address_1,
				billing.postcode,
				words,
			] )
		).toEqual(
			reported.map( ( { typed } ) => [
				typed.email,
				typed.address,
				typed.postcode,
				typed.note,
			] )
		);
		process.stdout.write(
			`Seed ${ seed }: ${ placed.length } orders in ${
				wire
					.requests()
					.filter( ( request ) => request === 'POST checkout' ).length
			} tries and ${ wire.requests().length } requests.\n`
		);
	} );
}
