import { Shopper, newKey, noticesOf } from './shopper.mjs';
import {
	chargesOf,
	codeOf,
	describe,
	describeOrders,
	isPaid,
	isPlaced,
	liveOrders,
} from './truth.mjs';

const LOCK_SECONDS = 301;
const HOLD_STOCK_SECONDS = 3700;

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

const UNANSWERED = 'shopfront_order_unanswered';
const REFUSALS = [ UNANSWERED, 'shopfront_order_in_progress' ];

/**
 * @typedef {Object} Stage
 * @property {import('./shop.mjs').Shop}                                                              shop
 * @property {Shopper}                                                                                shopper
 * @property {() => Promise<import('./shop.mjs').State>}                                              read
 * @property {(seconds: number) => Promise<void>}                                                     age
 * @property {(event: string, order?: number) => Promise<string>}                                     happens Of an order; without it of the last one.
 * @property {(text: string) => void}                                                                 note    Adds a line to the report.
 * @property {(isSo: boolean, claim: string) => void}                                                 must    Adds a claim; the scenario fails if one is false.
 * @property {(charges: number, orders: number, when: string) => Promise<import('./shop.mjs').State>} count   Claims numbers of charges and live orders.
 */

const dieCharged = async ( { shopper, note, must }, key ) => {
	const answer = await shopper.order( { key, dies: 'charge-after' } );
	note( `first order: ${ describe( answer ) }` );
	must( answer.status === 502, 'the worker dies' );
};

/** From another tab or device, first without and then with confirmation. */
const orderElsewhere = async ( stage, shopper, key ) => {
	const { note, must, count, read } = stage;
	const { attempt } = await shopper.openCheckout();
	note( `page of the other: ${ JSON.stringify( attempt ?? null ) }` );
	must( attempt?.state === 'unanswered', 'the page opens as unanswered' );
	must( attempt?.key === key, 'with the key of the first attempt' );
	const [ first ] = ( await read() ).orders;
	must( attempt?.order_number === first.number, 'and the order number' );
	must( attempt?.is_same_cart === true, 'for the same cart' );
	const refused = await shopper.order( { key: newKey() } );
	note( `other key: ${ describe( refused ) }` );
	must(
		codeOf( refused ) === UNANSWERED,
		'another key is refused as unanswered'
	);
	await count( 1, 1, 'before the confirmation' );
	const confirmed = await shopper.order( {
		key: newKey(),
		confirmed: key,
		method: 'test-account',
	} );
	note( `confirmed: ${ describe( confirmed ) }` );
	must( isPlaced( confirmed ), 'the confirmed try is paid' );
	return { first, confirmed };
};

const o1 = async ( stage, isOtherDevice ) => {
	const { shop, shopper, age, must, count } = stage;
	if ( isOtherDevice ) {
		await shopper.logIn();
	}
	await shopper.addToCart();
	const key = newKey();
	await dieCharged( stage, key );
	await age( LOCK_SECONDS );
	const other = isOtherDevice ? new Shopper( shop, shopper.email ) : shopper;
	if ( isOtherDevice ) {
		await other.logIn();
	}
	const { first, confirmed } = await orderElsewhere( stage, other, key );
	must( confirmed.json?.order_id === first.id, 'it pays the same order' );
	await count( 2, 1, 'after the confirmation' );
};

/** The first of two requests pays, and the second is refused. */
const overlapPayments = async (
	{ shopper, note, must, count, read },
	isFormFirst
) => {
	await shopper.addToCart();
	const declined = await shopper.order( {
		key: newKey(),
		gateway: 'decline',
	} );
	note( `declined: ${ describe( declined ) }` );
	const [ order ] = ( await read() ).orders;
	const payPage = await shopper.openPayPage( order );
	must( Boolean( payPage.form ), 'the order can be paid by its link' );
	if ( ! payPage.form ) {
		return;
	}
	const block = ( gateway ) => shopper.order( { key: newKey(), gateway } );
	const form = ( gateway ) =>
		shopper.sendPayForm( order, payPage, { gateway } );
	const slow = ( isFormFirst ? form : block )( 'slow=3' );
	await wait( 1200 );
	const second = await ( isFormFirst ? block : form )( '' );
	note(
		`meanwhile: ${ describe( second ) }; ${ noticesOf( second.text ).join( ' ' ) }`
	);
	note( `slow: ${ describe( await slow ) }` );
	must( isPlaced( await slow ), 'the slow payment is made' );
	must(
		! isPlaced( second ) || /order-received/.test( second.location ),
		'the other one is refused or led to the order'
	);
	await count( 1, 1, 'in the end' );
};

const openDialog = async ( { shopper, note, must } ) => {
	const key = newKey();
	const answer = await shopper.order( { key, gateway: 'dialog' } );
	note( `dialog: ${ describe( answer ) }` );
	must(
		/#pay-/.test( answer.json?.payment_result?.redirect_url ?? '' ),
		'a dialog opens'
	);
	return key;
};

/**
 * A cart request begins before the order and writes its session afterwards.
 *
 * @template Result
 * @param {Stage}                 stage
 * @param {() => Promise<Result>} order
 * @return {Promise<Result>}
 */
const overlapCart = async ( { shop, shopper }, order ) => {
	const token = newKey();
	const slow = shopper.changeAddress( '94107', { 'X-Test-Waits': token } );
	await wait( 1500 );
	const result = await order();
	await shop.control( 'release', { token } );
	await slow;
	return result;
};

/** A stale session may have restored the cart. */
const noteCart = async ( { shopper, note } ) => {
	const cart = await shopper.readCart();
	note( `cart: ${ cart.items_count } pieces` );
	return cart;
};

/** Another tab adds two more pieces while the payment runs. The cart must keep them, on the thank-you page too. */
const addDuring = async ( stage, pay ) => {
	const { shopper, note, must } = stage;
	await shopper.addToCart();
	const paying = pay();
	await wait( 1200 );
	await shopper.addToCart( 2 );
	const answer = await paying;
	note( `order: ${ describe( answer ) }` );
	must( isPlaced( answer ), 'the order is placed' );
	const url = answer.json?.payment_result?.redirect_url ?? answer.location;
	for ( const page of [ url, url, '/' ] ) {
		const { items_count: pieces } = await noteCart( stage );
		must( pieces === 2, `the added pieces are kept before ${ page }` );
		await shopper.request( 'GET', page );
	}
	must(
		isPlaced( await shopper.order( { key: newKey() } ) ),
		'the added pieces can be ordered'
	);
	await stage.count( 2, 2, 'in the end' );
};

/** @type {Record<string, { title: string, run: (stage: Stage) => Promise<void> }>} */
export const SCENARIOS = {
	O1: {
		title: 'dies after the charge; a new tab orders when the lock has expired',
		run: ( stage ) => o1( stage, false ),
	},
	'O1 device': {
		title: 'dies after the charge; another device of the customer orders',
		run: ( stage ) => o1( stage, true ),
	},
	'O1 key': {
		title: 'dies after the charge; the same key is sent again',
		run: async ( stage ) => {
			const { shopper, age, note, must, count } = stage;
			await shopper.addToCart();
			const key = newKey();
			await dieCharged( stage, key );
			const early = await shopper.order( { key } );
			note( `at once: ${ describe( early ) }` );
			await age( LOCK_SECONDS );
			const late = await shopper.order( { key } );
			note( `after the lock: ${ describe( late ) }` );
			must(
				codeOf( late ) === UNANSWERED,
				'the key is refused as unanswered'
			);
			await count( 1, 1, 'in the end' );
		},
	},
	'O1 form': {
		title: 'the form without script dies after the charge; the checkout orders; the form again',
		run: async ( stage ) => {
			const { shopper, note, must, count, age } = stage;
			await shopper.addToCart();
			const page = await shopper.openForm( '/checkout/?no-script=1' );
			const sent = await shopper.sendForm( page, {
				dies: 'charge-after',
			} );
			must( sent.status === 502, 'the worker dies' );
			await age( LOCK_SECONDS );
			const block = await shopper.order( { key: newKey() } );
			note( `checkout: ${ describe( block ) }` );
			must(
				codeOf( block ) === UNANSWERED,
				'the checkout is refused as unanswered'
			);
			const { form } = await shopper.openForm( '/checkout/?no-script=1' );
			must( Boolean( form?.asks ), 'the form has the box' );
			const unticked = await shopper.sendForm( { form } );
			note(
				`form: ${ describe( unticked ) }; ${ noticesOf( unticked.text ).join( ' ' ) }`
			);
			must(
				! isPlaced( unticked ),
				'the form is refused without the box'
			);
			await count( 1, 1, 'before the confirmation' );
			const ticked = await shopper.sendForm(
				{ form },
				{ confirmed: form.asks }
			);
			note( `ticked: ${ describe( ticked ) }` );
			must( isPlaced( ticked ), 'the form is accepted with the box' );
			await count( 2, 1, 'after the confirmation' );
		},
	},
	'O1 link': {
		title: 'the link of an order dies after the charge; the checkout orders; the link again',
		run: async ( stage ) => {
			const { shopper, note, must, count, age, read } = stage;
			await shopper.addToCart();
			await shopper.order( { key: newKey(), gateway: 'decline' } );
			const [ order ] = ( await read() ).orders;
			const page = await shopper.openPayPage( order );
			const sent = await shopper.sendPayForm( order, page, {
				dies: 'charge-after',
			} );
			must( sent.status === 502, 'the worker dies' );
			await age( LOCK_SECONDS );
			const block = await shopper.order( { key: newKey() } );
			note( `checkout: ${ describe( block ) }` );
			must(
				codeOf( block ) === UNANSWERED,
				'the checkout is refused as unanswered'
			);
			const again = await shopper.openPayPage( order );
			must( Boolean( again.form?.asks ), 'the link has the box' );
			const unticked = await shopper.sendPayForm( order, again );
			note(
				`link: ${ describe( unticked ) }; ${ noticesOf( unticked.text ).join( ' ' ) }`
			);
			must(
				! isPlaced( unticked ),
				'the link is refused without the box'
			);
			await count( 1, 1, 'before the confirmation' );
			const ticked = await shopper.sendPayForm( order, again, {
				confirmed: again.form?.asks,
			} );
			note( `ticked: ${ describe( ticked ) }` );
			must( isPlaced( ticked ), 'the link is accepted with the box' );
			await count( 2, 1, 'after the confirmation' );
		},
	},
	'O1 other cart': {
		title: 'dies after the charge; a cart with other contents is ordered at once',
		run: async ( stage ) => {
			const { shopper, note, must, count, age } = stage;
			await shopper.addToCart();
			await dieCharged( stage, newKey() );
			await age( LOCK_SECONDS );
			await shopper.addToCart( 2 );
			const other = await shopper.order( { key: newKey() } );
			note( `other cart: ${ describe( other ) }` );
			must(
				isPlaced( other ),
				'the other cart is placed without a warning'
			);
			await count( 2, 2, 'in the end' );
		},
	},
	'O1 same cart again': {
		title: 'dies after the charge; another cart is ordered; then the same as at first again',
		run: async ( stage ) => {
			const { shopper, note, must, count, age } = stage;
			await shopper.addToCart();
			await dieCharged( stage, newKey() );
			await age( LOCK_SECONDS );
			await shopper.addToCart( 2 );
			must(
				isPlaced( await shopper.order( { key: newKey() } ) ),
				'the other cart is placed'
			);
			await shopper.addToCart();
			const same = await shopper.order( { key: newKey() } );
			note( `same cart: ${ describe( same ) }` );
			must(
				codeOf( same ) === UNANSWERED,
				'the same cart is refused as unanswered'
			);
			await count( 2, 2, 'in the end' );
		},
	},
	'O1 twice': {
		title: 'dies after the charge, and once more after the confirmation',
		run: async ( stage ) => {
			const { shopper, note, must, count, age } = stage;
			await shopper.addToCart();
			const [ first, second ] = [ newKey(), newKey() ];
			await dieCharged( stage, first );
			await age( LOCK_SECONDS );
			const died = await shopper.order( {
				key: second,
				confirmed: first,
				dies: 'charge-after',
			} );
			must( died.status === 502, 'the worker dies again' );
			await age( LOCK_SECONDS );
			const stale = await shopper.order( {
				key: newKey(),
				confirmed: first,
			} );
			note( `with the first confirmation: ${ describe( stale ) }` );
			must(
				codeOf( stale ) === UNANSWERED,
				'the first confirmation does not cover the second attempt'
			);
			await count( 2, 1, 'before the second confirmation' );
			const confirmed = await shopper.order( {
				key: newKey(),
				confirmed: second,
			} );
			note( `with the second: ${ describe( confirmed ) }` );
			must(
				isPlaced( confirmed ),
				'the second confirmation is accepted'
			);
			await count( 3, 1, 'in the end' );
		},
	},
	'O1 merchant': {
		title: 'dies after the charge; the merchant answers "was paid"; a second time "was not paid"',
		run: async ( stage ) => {
			const { shop, shopper, note, must, count, age, read } = stage;
			await shopper.addToCart();
			await dieCharged( stage, newKey() );
			await age( LOCK_SECONDS );
			const [ order ] = ( await read() ).orders;
			const listed = await shop.control( 'list' );
			must(
				listed.some( ( one ) => one.order_id === order.id ),
				'the list contains the order'
			);
			await shopper.control( 'merchant', { was: 'mark_paid' } );
			const after = ( await read() ).orders[ 0 ];
			note( `order: ${ after.status }` );
			must( isPaid( after ), 'the order is paid' );
			const attempt = await shopper.readAttempt();
			must(
				attempt?.state === 'placed',
				'the shopper sees it as placed'
			);
			const again = await shopper.order( { key: newKey() } );
			note( `ordered again: ${ describe( again ) }` );
			must( ! isPlaced( again ), 'the cart is not ordered again' );
			await count( 1, 1, 'after "was paid"' );
			await shopper.addToCart( 3 );
			await dieCharged( stage, newKey() );
			await age( LOCK_SECONDS );
			await shopper.control( 'merchant', { was: 'mark_unpaid' } );
			const freed = await shopper.order( { key: newKey() } );
			note( `after "was not paid": ${ describe( freed ) }` );
			must( isPlaced( freed ), 'the order can be paid' );
			await count( 3, 2, 'in the end' );
		},
	},
	'O1 note': {
		title: 'dies after the charge; cron adds a note to the order',
		run: async ( stage ) => {
			const { shop, shopper, note, must, age, read } = stage;
			await shopper.addToCart();
			await dieCharged( stage, newKey() );
			await age( LOCK_SECONDS );
			await shop.control( 'cron' );
			await shop.control( 'cron' );
			const [ { notes } ] = ( await read() ).orders;
			const found = notes.filter( ( text ) => /no answer/.test( text ) );
			note( found.join( ' | ' ) );
			must(
				found.length === 1,
				'one note says that the payment has no answer'
			);
		},
	},
	'O1 login': {
		title: 'a guest dies after the charge, logs in and orders again',
		run: async ( stage ) => {
			const { shopper, note, must, count, age } = stage;
			await shopper.addToCart();
			await dieCharged( stage, newKey() );
			await age( LOCK_SECONDS );
			await shopper.logIn();
			const { attempt } = await shopper.openCheckout();
			note( `page: ${ JSON.stringify( attempt ?? null ) }` );
			const again = await shopper.order( { key: newKey() } );
			note( `ordered: ${ describe( again ) }` );
			must(
				codeOf( again ) === UNANSWERED,
				'the order is refused as unanswered'
			);
			await count( 1, 1, 'in the end' );
		},
	},
	O2: {
		title: 'pays the order by its link while the checkout is at a slow gateway',
		run: ( stage ) => overlapPayments( stage, false ),
	},
	'O2 confirmed': {
		title: 'confirms in the checkout while the link of the order is at a slow gateway',
		run: async ( stage ) => {
			const { shopper, note, must, count, read } = stage;
			await shopper.addToCart();
			await shopper.order( { key: newKey(), gateway: 'decline' } );
			const [ order ] = ( await read() ).orders;
			const page = await shopper.openPayPage( order );
			const slow = shopper.sendPayForm( order, page, {
				gateway: 'slow=4',
			} );
			await wait( 1500 );
			const refused = await shopper.order( { key: newKey() } );
			note( `meanwhile: ${ describe( refused ) }` );
			const confirmed = await shopper.order( {
				key: newKey(),
				confirmed: refused.json?.data?.attempt?.key ?? newKey(),
			} );
			note( `confirmed: ${ describe( confirmed ) }` );
			must(
				! isPlaced( confirmed ),
				'the confirmed one is refused while the other one runs'
			);
			await slow;
			await count( 1, 1, 'in the end' );
		},
	},
	'O2 link first': {
		title: 'orders in the checkout while the link of the order is at a slow gateway',
		run: ( stage ) => overlapPayments( stage, true ),
	},
	O3: {
		title: 'a dialog is open; a slow cart request writes the session; the dialog is paid; a second tab orders',
		run: async ( stage ) => {
			const { shopper, note, must, count, happens } = stage;
			await shopper.addToCart();
			await overlapCart( stage, () => openDialog( stage ) );
			note( `webhook: ${ await happens( 'webhook-pays' ) }` );
			await noteCart( stage );
			const second = await shopper.order( { key: newKey() } );
			note( `second tab: ${ describe( second ) }` );
			must( ! isPlaced( second ), 'the second tab is refused' );
			await count( 1, 1, 'in the end' );
		},
	},
	O3b: {
		title: 'paid at once, under 41 overlapping address updates that bring the cart back; ordered again',
		run: async ( stage ) => {
			const { shopper, note, must, count } = stage;
			await shopper.addToCart();
			const result = await overlapCart( stage, async () => {
				const quick = [];
				const change = ( number ) =>
					quick.push(
						shopper.changeAddress( String( 94100 + number ) )
					);
				for ( let number = 0; number < 4; number++ ) {
					change( number );
				}
				const order = shopper.order( { key: newKey() } );
				for ( let number = 4; number < 40; number++ ) {
					change( number );
				}
				await Promise.all( quick );
				return await order;
			} );
			note( `first order: ${ describe( result ) }` );
			must( isPlaced( result ), 'the first order is placed' );
			const { items_count: pieces } = await noteCart( stage );
			must( pieces === 1, 'the cart is back' );
			const second = await shopper.order( { key: newKey() } );
			note( `second order: ${ describe( second ) }` );
			must( ! isPlaced( second ), 'the second order is refused' );
			await count( 1, 1, 'in the end' );
		},
	},
	O4: {
		title: 'as O1, then hold-stock cancels the order',
		run: async ( stage ) => {
			const { shopper, age, note, must, count, happens, read } = stage;
			await shopper.addToCart();
			const key = newKey();
			await dieCharged( stage, key );
			await age( HOLD_STOCK_SECONDS );
			const status = await happens( 'hold-stock-cancels' );
			note( `hold-stock: ${ status }` );
			must( status === 'cancelled', 'the order is cancelled' );
			const same = await shopper.order( { key } );
			note( `same key: ${ describe( same ) }` );
			must(
				codeOf( same ) === UNANSWERED,
				'the same key is refused as unanswered'
			);
			await count( 1, 0, 'after the same key' );
			const attempt = await shopper.readAttempt();
			note( `attempt: ${ JSON.stringify( attempt ?? null ) }` );
			must(
				attempt?.state === 'unanswered',
				'the attempt stays unanswered'
			);
			const other = await shopper.order( { key: newKey() } );
			note( `other key: ${ describe( other ) }` );
			must(
				codeOf( other ) === UNANSWERED,
				'another key is refused as unanswered'
			);
			const confirmed = await shopper.order( {
				key: newKey(),
				confirmed: key,
			} );
			note( `confirmed: ${ describe( confirmed ) }` );
			must( isPlaced( confirmed ), 'the confirmed try is paid' );
			const { orders } = await count( 2, 1, 'after the confirmation' );
			const [ first, second ] = orders;
			must(
				second &&
					first.notes.some( ( text ) =>
						text.includes( second.number )
					),
				'a note of the first order names the second'
			);
			must(
				second &&
					second.notes.some( ( text ) =>
						text.includes( first.number )
					),
				'a note of the second order names the first'
			);
			must(
				( await read() ).orders.filter( isPaid ).length === 1,
				'one order is paid'
			);
		},
	},
	O5: {
		title: 'the lock expires while its request still works',
		run: async ( stage ) => {
			const { shopper, note, must, count } = stage;
			await shopper.addToCart();
			const slow = shopper.order( { key: newKey(), gateway: 'slow=4' } );
			await wait( 1500 );
			await shopper.control( 'age-locks', { seconds: LOCK_SECONDS } );
			const second = await shopper.order( { key: newKey() } );
			note( `second attempt: ${ describe( second ) }` );
			must(
				REFUSALS.includes( codeOf( second ) ),
				'the second attempt is refused'
			);
			note( `first attempt: ${ describe( await slow ) }` );
			must( isPlaced( await slow ), 'the first attempt is placed' );
			await count( 1, 1, 'in the end' );
		},
	},
	O6: {
		title: 'a dialog is open; the form without script is sent; the dialog is paid',
		run: async ( stage ) => {
			const { shopper, note, must, happens, read } = stage;
			await shopper.addToCart();
			await openDialog( stage );
			// WooCommerce refuses to reserve an order's stock twice in a second: it counts the changed rows.
			await wait( 1100 );
			const [ open ] = ( await read() ).orders;
			const page = await shopper.openForm( '/checkout/?no-script=1' );
			must( Boolean( page.form ), 'the form shows' );
			const sent = await shopper.sendForm( page );
			note(
				`form: ${ describe( sent ) }; ${ noticesOf( sent.text ).join( ' ' ) }`
			);
			note( `webhook: ${ await happens( 'webhook-pays', open.id ) }` );
			const state = await read();
			note( describeOrders( state ) );
			must( liveOrders( state ).length === 1, 'one order' );
			must( chargesOf( state ).length === 1, 'one charge' );
		},
	},
	O7: {
		title: 'clients without key, by ?rest_route=, every 100 ms around the end of the first',
		run: async ( stage ) => {
			const { shopper, note, must, count } = stage;
			await shopper.addToCart();
			const send = ( gateway = '' ) =>
				shopper.request( 'POST', '/?rest_route=/wc/store/v1/checkout', {
					body: shopper.orderBody(),
					headers: {
						Nonce: shopper.nonce,
						...( gateway && { 'X-Test-Gateway': gateway } ),
					},
				} );
			const first = send( 'slow=2' );
			await wait( 1000 );
			const others = [];
			for ( let number = 0; number < 24; number++ ) {
				others.push( send() );
				await wait( 100 );
			}
			note( `first: ${ describe( await first ) }` );
			const said = ( await Promise.all( others ) ).map( describe );
			note( `others: ${ [ ...new Set( said ) ].join( ' | ' ) }` );
			must( isPlaced( await first ), 'the first order is placed' );
			await count( 1, 1, 'in the end' );
		},
	},
	O8: {
		title: 'dies before the gateway answered; the shopper empties the cart',
		run: async ( stage ) => {
			const { shopper, age, note, must, count } = stage;
			await shopper.addToCart();
			const answer = await shopper.order( {
				key: newKey(),
				dies: 'charge-before',
			} );
			must( answer.status === 502, 'the worker dies' );
			for ( const seconds of [ 0, LOCK_SECONDS ] ) {
				await age( seconds );
				await shopper.emptyCart();
				const attempt = await shopper.readAttempt();
				note(
					`attempt after ${ seconds } s: ${ JSON.stringify( attempt ?? null ) }`
				);
				must(
					attempt?.state !== 'placed',
					`not reported as placed after ${ seconds } s`
				);
			}
			await count( 0, 1, 'in the end' );
		},
	},
	'O9 agent': {
		title: 'two requests of an agent complete one session at once; the checkout too',
		run: async ( stage ) => {
			const { shopper, note, must, count } = stage;
			await shopper.addToCart();
			await shopper.changeAddress( '94105' );
			const rates = ( await shopper.readCart() ).shipping_rates[ 0 ]
				.shipping_rates;
			await shopper.api( 'POST', 'cart/select-shipping-rate', {
				package_id: 0,
				rate_id: rates[ 0 ].rate_id,
			} );
			const complete = ( gateway ) =>
				shopper.request(
					'POST',
					`/wp-json/wc/agentic/v1/checkout_sessions/${ shopper.token }/complete`,
					{
						body: {
							payment_data: {
								token: 'tok_1',
								provider: 'stripe',
							},
						},
						headers: {
							'X-Test-Agent': '1',
							'X-Test-Gateway': gateway,
						},
					}
				);
			const first = complete( 'slow=2' );
			await wait( 700 );
			const [ again, block ] = await Promise.all( [
				complete( '' ),
				shopper.order( { key: newKey() } ),
			] );
			const { status, text } = await first;
			note( `first: ${ status } ${ text.slice( 0, 160 ) }` );
			note(
				`again: ${ describe( again ) } ${ again.text.slice( 0, 160 ) }`
			);
			note( `checkout: ${ describe( block ) }` );
			must( status === 200, 'the first request completes' );
			await count( 1, 1, 'in the end' );
		},
	},
	'O9 agent dies': {
		title: "an agent's request dies after the charge; it completes again, and the checkout orders",
		run: async ( stage ) => {
			const { shopper, note, must, count, age } = stage;
			await shopper.addToCart();
			await shopper.changeAddress( '94105' );
			const rates = ( await shopper.readCart() ).shipping_rates[ 0 ]
				.shipping_rates;
			await shopper.api( 'POST', 'cart/select-shipping-rate', {
				package_id: 0,
				rate_id: rates[ 0 ].rate_id,
			} );
			const complete = ( dies ) =>
				shopper.request(
					'POST',
					`/wp-json/wc/agentic/v1/checkout_sessions/${ shopper.token }/complete`,
					{
						body: {
							payment_data: {
								token: 'tok_1',
								provider: 'stripe',
							},
						},
						headers: { 'X-Test-Agent': '1', 'X-Test-Dies': dies },
					}
				);
			const first = await complete( 'charge-after' );
			must( first.status === 502, 'the worker dies' );
			await age( LOCK_SECONDS );
			const again = await complete( '' );
			note(
				`again: ${ describe( again ) } ${ again.text.slice( 0, 160 ) }`
			);
			const block = await shopper.order( { key: newKey() } );
			note( `checkout: ${ describe( block ) }` );
			await count( 1, 1, 'in the end' );
		},
	},
	'O9 batch': {
		title: 'one batch with two checkouts',
		run: async ( stage ) => {
			const { shopper, note, count } = stage;
			await shopper.addToCart();
			const request = ( key ) => ( {
				method: 'POST',
				path: '/wc/store/v1/checkout',
				body: shopper.orderBody( { key } ),
				headers: { Nonce: shopper.nonce },
			} );
			for ( const keys of [
				[ newKey(), newKey() ],
				[ '', '' ],
			] ) {
				const answer = await shopper.api( 'POST', 'batch', {
					requests: keys.map( request ),
				} );
				note(
					`batch: ${ ( answer.json?.responses ?? [ answer.json ] ).map( ( one ) => describe( { status: one?.status, json: one?.body, location: '', text: '' } ) ).join( ' | ' ) }`
				);
			}
			await count( 1, 1, 'in the end' );
		},
	},
	'O9 patch': {
		title: 'PATCH after a killed process',
		run: async ( stage ) => {
			const { shopper, age, note, must, count } = stage;
			await shopper.addToCart();
			await dieCharged( stage, newKey() );
			await age( LOCK_SECONDS );
			const patched = await shopper.api( 'PATCH', 'checkout', {
				payment_method: 'test-account',
			} );
			note( `PATCH: ${ describe( patched ) }` );
			must( patched.status === 200, 'the payment method is changed' );
			await count( 1, 1, 'in the end' );
		},
	},
	'O10 added': {
		title: 'pieces are added in another tab while the gateway works',
		run: ( stage ) =>
			addDuring( stage, () =>
				stage.shopper.order( { key: newKey(), gateway: 'slow=3' } )
			),
	},
	'O10 added form': {
		title: 'pieces are added in another tab while the gateway of the form without script works',
		run: ( stage ) =>
			addDuring( stage, async () =>
				stage.shopper.sendForm(
					await stage.shopper.openForm( '/checkout/?no-script=1' ),
					{ gateway: 'slow=4' }
				)
			),
	},
	'O10 added declined': {
		title: 'pieces are added in another tab while the gateway works, which declines',
		run: async ( stage ) => {
			const { shopper, note, must, count } = stage;
			await shopper.addToCart();
			const slow = shopper.order( {
				key: newKey(),
				gateway: 'slow=3 decline',
			} );
			await wait( 1200 );
			await shopper.addToCart( 2 );
			note( `order: ${ describe( await slow ) }` );
			const { items_count: pieces } = await noteCart( stage );
			must( pieces === 3, 'the cart has all pieces' );
			await count( 0, 1, 'in the end' );
		},
	},
	'O10 added dialog': {
		title: 'pieces are added in another tab while a dialog is open, which is paid',
		run: async ( stage ) => {
			const { shopper, note, must, count, happens } = stage;
			await shopper.addToCart();
			await openDialog( stage );
			await shopper.addToCart( 2 );
			note( `webhook: ${ await happens( 'webhook-pays' ) }` );
			const attempt = await shopper.readAttempt();
			must( Boolean( attempt?.redirect_url ), 'the order is known' );
			await shopper.request( 'GET', attempt.redirect_url );
			const { items_count: pieces } = await noteCart( stage );
			must( pieces === 2, 'the added pieces are kept' );
			await count( 1, 1, 'in the end' );
		},
	},
};

/**
 * @typedef {Object} ScenarioResult
 * @property {string}                    name
 * @property {string}                    title
 * @property {string}                    hpos
 * @property {number}                    charges
 * @property {string}                    orders  Described.
 * @property {string[]}                  notes
 * @property {string[]}                  failed  False claims.
 *
 * @param    {import('./shop.mjs').Shop} shop
 * @param    {string}                    name
 * @return {Promise<ScenarioResult>}
 */
export const runScenario = async ( shop, name ) => {
	const { title, run } = SCENARIOS[ name ];
	const email = `${ newKey().slice( 0, 10 ) }@shop.test`;
	const notes = [];
	const failed = [];
	const shopper = new Shopper( shop, email );
	const read = () => shopper.read();
	const must = ( isSo, claim ) => {
		if ( ! isSo ) {
			failed.push( claim );
		}
	};
	try {
		await run( {
			shop,
			shopper,
			read,
			age: ( seconds ) => shopper.control( 'age', { seconds } ),
			happens: ( event, order ) =>
				shopper.control( 'happens', { event, order } ),
			note: ( text ) => notes.push( text ),
			must,
			count: async ( charges, orders, when ) => {
				const state = await read();
				const found = [
					chargesOf( state ).length,
					liveOrders( state ).length,
				];
				must(
					found[ 0 ] === charges && found[ 1 ] === orders,
					`${ charges } charges and ${ orders } orders ${ when } (found ${ found.join( ' and ' ) })`
				);
				return state;
			},
		} );
	} catch ( error ) {
		failed.push( `the scenario ended: ${ error.stack ?? error }` );
	}
	const state = await read();
	return {
		name,
		title,
		hpos: shop.hpos,
		charges: chargesOf( state ).length,
		orders: describeOrders( state ),
		notes,
		failed,
	};
};
