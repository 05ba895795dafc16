import {
	expect as playwrightExpect,
	type Browser,
	type BrowserContext,
	type Page,
} from '@playwright/test';
import { ALL_RULES, findViolations } from '../../tests/e2e/support/axe';
import { createCartPage } from '../../tests/e2e/support/cart-page';
import { createCheckoutPage } from '../../tests/e2e/support/checkout-page';
import { createShop } from '../../tests/e2e/support/shop';
import { watchShifts, type Shift } from './in-page/watch-shifts';
import { MODE_COOKIE, FOLDER } from './declare';
import type { Findings, Methods, Recorded, Violation } from './findings';

const AREA = '[data-sf-add-on]';

/** The demo shop's products: ten mugs, enough for a choice of rates, and a cap. */
const LINES: [ id: number, quantity: number ][] = [
	[ 26, 10 ],
	[ 27, 1 ],
];

/** A shared machine can be five times slower. */
const PATIENCE = process.env.CI ? 5 : 1;
const ACTION_MS = 5000 * PATIENCE;
const ORDER_MS = 15_000 * PATIENCE;

const expect = playwrightExpect.configure( { timeout: ACTION_MS } );

/** Longer than the interval between updates of the report. */
const REPORT_MS = 1200;

/** More than two frames. */
const FRAME_MS = 100;

/** We click this many of an add-on's controls at most. */
const MAX_CLICKS = 8;

export interface VisitInput {
	browser: Browser;
	address: string;
	widths: readonly number[];
	/** Texts for fields, by label. */
	fills: Readonly< Record< string, string > >;
	canOrder: boolean;
	/** For shops that don't declare the add-on themselves. */
	prepare?: ( context: BrowserContext ) => Promise< void >;
}

/** The action may be impossible, so the timeout is short. */
const attempt = async (
	work: () => Promise< unknown >
): Promise< boolean > => {
	try {
		await work();
		return true;
	} catch {
		return false;
	}
};

interface Visitor {
	context: BrowserContext;
	page: Page;
	close: () => Promise< void >;
}

/** A guest with a cart. The findings include records and console messages of the session's pages. */
const newGuest = async (
	{ browser, address, prepare }: VisitInput,
	findings: Findings,
	width: number,
	options: Record< string, unknown >
): Promise< Visitor > => {
	const context = await browser.newContext( {
		baseURL: address,
		locale: 'en-US',
		viewport: { width, height: 900 },
	} );
	await context.addCookies( [
		{ name: MODE_COOKIE, value: 'recorded', url: address },
	] );
	await prepare?.( context );
	await context.exposeBinding(
		'addOnCheckTell',
		( _source, recorded: Recorded ) => findings.record( recorded )
	);
	const page = await context.newPage();
	// A failed action is a finding, and must not delay the check.
	page.setDefaultTimeout( ACTION_MS );
	page.setDefaultNavigationTimeout( ORDER_MS );
	const where = () => `${ new URL( page.url() ).pathname } at ${ width } px`;
	page.on( 'pageerror', ( error ) =>
		findings.addMessage( 'error', String( error ), where() )
	);
	page.on( 'console', ( message ) => {
		if ( [ 'error', 'warning' ].includes( message.type() ) ) {
			findings.addMessage( message.type(), message.text(), where() );
		}
	} );
	await page.addInitScript( watchShifts );
	const shop = createShop( page );
	await shop.setOptions( { addOns: '', administrator: true, ...options } );
	await shop.add( ...LINES );
	return { context, page, close: () => context.close() };
};

/** Only those that no click or key press caused. */
const readShifts = async ( page: Page ): Promise< Shift > => {
	// Browsers report a shift after its frame.
	await page.waitForTimeout( FRAME_MS );
	const all = await page.evaluate( () => window.addOnCheckShifts ?? [] );
	return {
		value: all.reduce( ( sum, shift ) => sum + shift.value, 0 ),
		moved: [ ...new Set( all.flatMap( ( { moved } ) => moved ) ) ],
	};
};

const readViolations = async (
	page: Page,
	where: string
): Promise< Violation[] > => {
	if ( ( await page.locator( AREA ).count() ) === 0 ) {
		return [];
	}
	const violations = await findViolations( page, AREA, ALL_RULES );
	return violations.map( ( { id, help, nodes } ) => ( {
		id,
		help,
		where,
		elements: nodes.map( ( { html } ) => html.slice( 0, 160 ) ),
	} ) );
};

/** Only empty fields: with the given texts, or with a text that fits the field's type. */
const fillFields = async (
	page: Page,
	within: string,
	fills: VisitInput[ 'fills' ]
): Promise< void > => {
	for ( const [ label, text ] of Object.entries( fills ) ) {
		const field = page.getByLabel( label ).first();
		if ( await field.isVisible() ) {
			await attempt( () => field.fill( text, { timeout: ACTION_MS } ) );
		}
	}
	const TEXTS: Record< string, string > = {
		email: 'pat@shop.test',
		number: '1',
		tel: '5551234567',
		url: 'https://shop.test/',
		date: '2030-01-02',
	};
	for ( const field of await page
		.locator(
			`${ within } :is(input:not([type=radio], [type=checkbox], [type=hidden]), textarea)`
		)
		.all() ) {
		await attempt( async () => {
			if (
				( await field.isEditable( { timeout: ACTION_MS } ) ) &&
				( await field.isVisible() ) &&
				( await field.inputValue() ) === ''
			) {
				const type = ( await field.getAttribute( 'type' ) ) ?? 'text';
				await field.fill( TEXTS[ type ] ?? 'Test', {
					timeout: ACTION_MS,
				} );
			}
		} );
	}
	for ( const select of await page.locator( `${ within } select` ).all() ) {
		await attempt( () =>
			select.selectOption( { index: 1 }, { timeout: ACTION_MS } )
		);
	}
};

/** Also fills fields that appear. Express buttons have their own visit. */
const operateControls = async (
	page: Page,
	fills: VisitInput[ 'fills' ]
): Promise< number > => {
	const controls = page
		.locator( AREA )
		.locator(
			'button, summary, [role=button], input[type=checkbox], input[type=radio]'
		);
	let clicks = 0;
	for ( const control of ( await controls.all() ).slice( 0, MAX_CLICKS ) ) {
		const isClicked = await attempt( async () => {
			const isElsewhere = await control.evaluate(
				( element ) =>
					element.closest(
						'[id^="express-payment-method"], dialog, [role=dialog]'
					) !== null
			);
			if (
				! isElsewhere &&
				( await control.isVisible() ) &&
				( await control.isEnabled( { timeout: ACTION_MS } ) )
			) {
				await control.click( { timeout: ACTION_MS } );
				clicks++;
			}
		} );
		if ( isClicked && ! /\/(cart|checkout)\//.test( page.url() ) ) {
			// The click left the page, so skip the remaining controls.
			return clicks;
		}
	}
	await fillFields( page, AREA, fills );
	return clicks;
};

const settle = async ( page: Page ) => {
	await attempt( () =>
		page.waitForLoadState( 'networkidle', { timeout: ORDER_MS } )
	);
	await page.waitForTimeout( REPORT_MS );
};

const visitCart = async (
	input: VisitInput,
	findings: Findings,
	width: number,
	options: object
) => {
	const { page, close } = await newGuest( input, findings, width, {
		...options,
	} );
	const cart = createCartPage( page );
	try {
		await page.goto( '/cart/?addon-report' );
		const isThere = await attempt( () =>
			expect( cart.table ).toBeVisible( { timeout: ORDER_MS } )
		);
		findings.addStep( 'The cart is shown', width, isThere );
		if ( ! isThere ) {
			return;
		}
		await settle( page );
		findings.addShift( 'cart', width, await readShifts( page ) );
		findings.addViolations(
			await readViolations( page, `cart at ${ width } px` )
		);
		// By its place: add-ons may change its texts.
		const row = cart.table.locator( '.wc-block-cart-items__row' ).first();
		findings.addStep(
			'A quantity changes',
			width,
			await attempt( async () => {
				await row
					.locator(
						'.wc-block-components-quantity-selector__button--plus'
					)
					.click( { timeout: ACTION_MS } );
				await expect( row.getByRole( 'spinbutton' ) ).toHaveValue(
					'11'
				);
			} )
		);
		findings.addStep(
			'A coupon is applied',
			width,
			await attempt( async () => {
				await cart.enterCoupon( 'ten' );
				await expect(
					page
						.locator(
							'.wc-block-components-totals-discount__coupon-list-item, .wc-block-components-chip'
						)
						.first()
				).toBeVisible( { timeout: ORDER_MS } );
			} )
		);
		findings.addClicks( await operateControls( page, input.fills ) );
		await settle( page );
	} finally {
		await close();
	}
};

const methodRadio = ( page: Page, name: string ) =>
	page.locator(
		`input[name="radio-control-wc-payment-method-options"][value="${ name }"]`
	);

const getPageMessages = async ( page: Page ): Promise< string > => {
	const texts = await page
		.locator(
			'.wc-block-components-notice-banner.is-error, .wc-block-components-validation-error, [role=alert]'
		)
		.allInnerTexts();
	return [
		...new Set(
			texts.map( ( text ) => text.trim().replace( /\s+/g, ' ' ) )
		),
	]
		.filter( ( text ) => text !== '' )
		.join( ' ' );
};

/** Rejects when the page shows that the shop refused the order. */
const errorMessage = async ( page: Page ): Promise< never > => {
	await page
		.locator( '.wc-block-components-notice-banner.is-error' )
		.first()
		.waitFor( { timeout: ORDER_MS } );
	throw new Error( 'The order was refused.' );
};

/** Orders with a payment method of the form; `null` for any. */
const visitCheckout = async (
	input: VisitInput,
	findings: Findings,
	width: number,
	options: object,
	method: string | null
) => {
	const { page, close } = await newGuest( input, findings, width, {
		...options,
	} );
	const checkout = createCheckoutPage( page );
	const order =
		method === null
			? 'An order is placed'
			: `An order is placed by ${ method }`;
	try {
		await page.goto( '/checkout/?addon-report' );
		const isThere = await attempt( () =>
			expect( checkout.email ).toBeVisible( { timeout: ORDER_MS } )
		);
		findings.addStep( 'The checkout is shown', width, isThere );
		if ( ! isThere ) {
			return;
		}
		await settle( page );
		findings.addShift( 'checkout', width, await readShifts( page ) );
		await checkout.fill();
		if ( method !== null ) {
			findings.addStep(
				`${ method } can be chosen`,
				width,
				await attempt( async () => {
					await methodRadio( page, method ).click( {
						timeout: ORDER_MS,
					} );
					await expect( methodRadio( page, method ) ).toBeChecked();
				} )
			);
			await page.waitForTimeout( REPORT_MS );
			await fillFields(
				page,
				'.wc-block-components-radio-control-accordion-content',
				input.fills
			);
		}
		findings.addClicks( await operateControls( page, input.fills ) );
		findings.addViolations(
			await readViolations( page, `checkout at ${ width } px` )
		);
		await settle( page );
		await attempt( () => expect( checkout.pending ).toHaveCount( 0 ) );
		const placed = await attempt( async () => {
			await checkout.placeOrder.first().click( { timeout: ACTION_MS } );
			await Promise.race( [
				page.waitForURL( /order-received/, { timeout: ORDER_MS } ),
				errorMessage( page ),
			] );
		} );
		findings.addStep(
			order,
			width,
			placed,
			placed ? '' : await getPageMessages( page ).catch( () => '' )
		);
		if ( placed && method !== null ) {
			findings.addSent(
				method,
				await page.request
					.get( '/demo/orders' )
					.then( ( reply ) => reply.json() )
			);
		}
	} finally {
		await close();
	}
};

/** Presses an express method's button, and records the result. A check can't operate a real wallet. */
const visitExpress = async (
	input: VisitInput,
	findings: Findings,
	width: number,
	options: object,
	method: string
) => {
	const { page, close } = await newGuest( input, findings, width, {
		...options,
	} );
	try {
		await page.goto( '/checkout/?addon-report' );
		const place = page.locator(
			`[id="express-payment-method-${ method }"]`
		);
		const isOffered = await attempt( () =>
			expect( place ).toBeVisible( { timeout: ORDER_MS } )
		);
		findings.addStep(
			`${ method } is offered above the form`,
			width,
			isOffered
		);
		await settle( page );
		findings.addShift( 'checkout', width, await readShifts( page ) );
		findings.addViolations(
			await readViolations( page, `checkout at ${ width } px` )
		);
		if ( isOffered ) {
			await attempt( () =>
				place
					.locator( 'button, iframe, a, [role=button]' )
					.first()
					.click( { timeout: ACTION_MS } )
			);
			await settle( page );
			await attempt( () => page.keyboard.press( 'Escape' ) );
			await settle( page );
		}
	} finally {
		await close();
	}
};

/**
 * Opens the checkout once to find the methods that the add-on registers, and makes the shop simulate their providers.
 */
const findMethods = async (
	input: VisitInput,
	findings: Findings
): Promise< Methods > => {
	const { page, close } = await newGuest(
		input,
		findings,
		input.widths[ 0 ] ?? 1280,
		{
			paymentMethods: [ 'cod' ],
			cartExpress: true,
		}
	);
	try {
		await page.goto( '/checkout/?addon-report' );
		await settle( page );
		const methods = findings.methods();
		const names = [ ...methods.regular, ...methods.express ];
		if ( input.canOrder && names.length > 0 ) {
			await page.request.post( `${ FOLDER }/providers`, {
				data: { names },
			} );
		}
		return methods;
	} finally {
		await close();
	}
};

export const visitPages = async (
	input: VisitInput,
	findings: Findings
): Promise< void > => {
	const methods = await findMethods( input, findings );
	findings.forgetMessages();
	const known = input.canOrder
		? [ ...methods.regular, ...methods.express ]
		: [];
	const options = {
		paymentMethods: [ 'cod', ...known ],
		cartExpress: methods.express.length > 0,
	};
	for ( const width of input.widths ) {
		await visitCart( input, findings, width, options );
		for ( const method of methods.regular.length > 0 && input.canOrder
			? methods.regular
			: [ null ] ) {
			await visitCheckout( input, findings, width, options, method );
		}
		for ( const method of input.canOrder ? methods.express : [] ) {
			await visitExpress( input, findings, width, options, method );
		}
	}
};
