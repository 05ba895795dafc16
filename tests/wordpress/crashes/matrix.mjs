import { choosePairs } from './pairs.mjs';
import { Shopper, newKey, noticesOf, readForm } from './shopper.mjs';
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
const MAX_TRIES = 7;

/** Where the worker dies; mu-plugins/shopfront-crashes has the hooks. */
export const POINTS = [
	'lock-before',
	'lock-after',
	'draft-before',
	'draft-after',
	'stock-before',
	'stock-after',
	'gateway-before',
	'gateway-after',
	'charge-before',
	'charge-after',
	'status-before',
	'status-after',
	'session-before',
	'session-after',
	'reply-before',
	'reply-after',
];

/** WooCommerce hasn't called the gateway yet, so it can't have charged. */
const BEFORE_GATEWAY = POINTS.slice( 0, POINTS.indexOf( 'gateway-after' ) );
const CHARGED = POINTS.slice( POINTS.indexOf( 'charge-after' ) );

export const WORLDS = [
	'nothing',
	'webhook-pays',
	'webhook-fails',
	'hold-stock-cancels',
	'merchant-cancels',
];

/**
 * The shopper's try.
 *
 * @typedef {Object} Outcome
 * @property {'placed'|'found'|'asks'|'wait'|'refused'} kind   `found`: the shopper learns that the order is paid.
 * @property {string}                                   [asks] Key of the attempt whose risk the shopper should confirm.
 */

/** One combination: what the shopper reads, and whether it's true. */
class Cell {
	said = [];
	untrue = [];
	wrong = [];
	elapsed = 0;
	confirmed = '';
	isConfirmed = false;
	isReleased = false;

	constructor( shop, [ point, step, world ] ) {
		Object.assign( this, { shop, point, step, world } );
		this.email = `${ newKey().slice( 0, 12 ) }@shop.test`;
		this.shopper = new Shopper( shop, this.email );
		this.key = newKey();
	}

	read() {
		return this.shopper.read();
	}

	say( text ) {
		if ( this.said.at( -1 ) !== text ) {
			this.said.push( text );
		}
	}

	claim( isTrue, sentence ) {
		if ( ! isTrue ) {
			this.untrue.push( sentence );
		}
	}

	async age( seconds ) {
		this.elapsed += seconds;
		await this.shopper.control( 'age', { seconds } );
	}

	/** As far as the server knows, a request can still be running. */
	get canRun() {
		return this.elapsed < LOCK_SECONDS;
	}

	/** Before a page says so, the outcome of the charge must really be unknown. */
	async judgeUnanswered() {
		const { orders } = await this.read();
		this.claim(
			! BEFORE_GATEWAY.includes( this.point ),
			'"unanswered", although the gateway was not called'
		);
		this.claim( ! orders.some( isPaid ), '"unanswered" for a paid order' );
		this.claim(
			this.world !== 'webhook-fails' ||
				! orders.some( ( { status } ) => status === 'failed' ),
			'"unanswered", although the provider answered "failed"'
		);
	}

	async judge( attempt ) {
		if ( ! attempt ) {
			this.say( attempt === null ? 'no attempt' : 'no checkout' );
			return;
		}
		this.say( `state ${ attempt.state }` );
		const { orders } = await this.read();
		const order = orders.find( ( { id } ) => id === attempt.order_id );
		if ( attempt.state === 'placed' ) {
			this.claim(
				order && isPaid( order ),
				'"placed" for an unpaid order'
			);
		} else if ( attempt.state === 'processing' ) {
			this.claim(
				this.canRun || attempt.redirect_url,
				'"processing", although nothing runs'
			);
		} else if ( attempt.state === 'failed' ) {
			this.claim(
				this.isReleased ||
					chargesOf( {
						orders: orders.filter(
							( { id } ) => id === attempt.order_id
						),
					} ).length === 0,
				'"failed", although a charge exists'
			);
		} else {
			await this.judgeUnanswered();
		}
	}

	async judgeReceived( url ) {
		const id = Number( url.match( /order-received\/(\d+)/ )?.[ 1 ] );
		const order = ( await this.read() ).orders.find(
			( one ) => one.id === id
		);
		this.claim(
			order && isPaid( order ),
			'led to "order received" of an unpaid order'
		);
	}

	/** @return {Promise<Outcome>} */
	async classify( answer ) {
		this.say(
			describe( answer )
				.replace( /order(-received\/)?(\s?)\d+/g, 'order$1$2N' )
				.replace( /: .*/, '' )
		);
		if ( isPlaced( answer ) ) {
			const url =
				answer.location ||
				answer.json?.redirect ||
				answer.json?.payment_result?.redirect_url ||
				'';
			await this.judgeReceived( url );
			return { kind: 'placed' };
		}
		const code = codeOf( answer );
		if ( code === 'shopfront_order_unanswered' ) {
			await this.judgeUnanswered();
			return { kind: 'asks', asks: answer.json.data.attempt?.key };
		}
		const isOrderPaid = ( await this.read() ).orders.some( isPaid );
		if ( code === 'shopfront_order_in_progress' ) {
			this.claim(
				this.canRun || isOrderPaid,
				'"in progress", although nothing runs'
			);
		}
		if (
			code === 'woocommerce_rest_cart_empty' ||
			code === 'shopfront_order_in_progress'
		) {
			const attempt = await this.shopper.readAttempt();
			await this.judge( attempt );
			if (
				attempt?.state === 'placed' ||
				( isOrderPaid && code === 'woocommerce_rest_cart_empty' )
			) {
				return { kind: 'found' };
			}
			return { kind: 'wait' };
		}
		return { kind: 'refused' };
	}

	/** An order of the block checkout. A confirmed order has a new key. */
	async send( key ) {
		return this.classify(
			await this.shopper.order( {
				key: this.confirmed ? newKey() : key,
				confirmed: this.confirmed,
			} )
		);
	}

	/** Reads the state of the tab's own attempt, and sends it again unless it's placed. */
	async checkAgain() {
		const attempt = await this.shopper.readAttempt();
		await this.judge( attempt );
		return attempt?.state === 'placed' && attempt.key === this.key
			? { kind: 'found' }
			: this.send( this.key );
	}

	async openAndSend( shopper, key ) {
		this.shopper = shopper;
		const { attempt, answer } = await shopper.openCheckout();
		if ( answer.status === 302 ) {
			this.say(
				`checkout leads to ${ new URL( answer.location ).pathname }`
			);
			await this.judge( await shopper.readAttempt() );
		} else {
			await this.judge( attempt );
		}
		return attempt?.state === 'placed' && attempt.key === key
			? { kind: 'found' }
			: this.send( key );
	}

	/** The warning, or why there's no form. */
	async classifyPage( html, form, notices ) {
		for ( const text of notices ) {
			this.say( `"${ text.slice( 0, 160 ) }"` );
		}
		if ( form?.asks ) {
			await this.judgeUnanswered();
			return { kind: 'asks', asks: form.asks };
		}
		const isOrderPaid = ( await this.read() ).orders.some( isPaid );
		if (
			notices.some( ( text ) =>
				/already placed or still being processed/.test( text )
			)
		) {
			this.claim(
				this.canRun || isOrderPaid,
				'"in progress", although nothing runs'
			);
			return { kind: isOrderPaid ? 'found' : 'wait' };
		}
		const reason = html.match(
			/[^<>]*(cart is (currently )?empty|session has expired|cannot be paid for)/i
		);
		if ( ! form && reason ) {
			this.say( `"${ reason[ 0 ].trim() }"` );
			return { kind: isOrderPaid ? 'found' : 'refused' };
		}
		return { kind: 'refused' };
	}

	async sendForm( page, withScript ) {
		const { answer, form, notices } = await this.shopper.openForm( page );
		if ( answer.location ) {
			this.say(
				`form leads to ${ new URL( answer.location ).pathname }`
			);
			const isReceived = /order-received/.test( answer.location );
			if ( isReceived ) {
				await this.judgeReceived( answer.location );
			}
			return {
				kind:
					isReceived || ( await this.read() ).orders.some( isPaid )
						? 'found'
						: 'refused',
			};
		}
		// The classic form shows nothing for an empty cart where it isn't the shop's checkout page.
		if ( ! form && ( await this.shopper.readCart() ).items_count === 0 ) {
			this.say( 'no form: cart empty' );
			return {
				kind: ( await this.read() ).orders.some( isPaid )
					? 'found'
					: 'refused',
			};
		}
		if ( ! form ) {
			return this.classifyPage( answer.text, form, notices );
		}
		if ( form.asks ) {
			this.say( 'form asks to confirm' );
			await this.judgeUnanswered();
		}
		const sent = await this.shopper.sendForm(
			{ form },
			{ confirmed: this.confirmed, withScript }
		);
		if ( isPlaced( sent ) ) {
			return this.classify( sent );
		}
		const html = withScript ? ( sent.json?.messages ?? '' ) : sent.text;
		const said = noticesOf( html );
		const next = withScript
			? ( await this.shopper.openForm( page ) ).form
			: readForm( html, 'woocommerce-process-checkout-nonce' );
		return this.classifyPage(
			html,
			next,
			said.length > 0 ? said : [ describe( sent ) ]
		);
	}

	/** By the order's link; in the checkout if there's no order with a link. */
	async payByLink() {
		const { orders } = await this.read();
		const order = orders.find(
			( { status } ) => status !== 'checkout-draft'
		);
		if ( ! order || [ 'cancelled' ].includes( order.status ) ) {
			this.say( order ? 'the link: order cancelled' : 'no link yet' );
			return this.openAndSend( this.shopper, newKey() );
		}
		const page = await this.shopper.openPayPage( order );
		if ( ! page.form ) {
			return this.classifyPage( page.answer.text, null, page.notices );
		}
		if ( page.form.asks ) {
			this.say( 'link asks to confirm' );
			await this.judgeUnanswered();
		}
		const sent = await this.shopper.sendPayForm( order, page, {
			confirmed: this.confirmed,
		} );
		if ( isPlaced( sent ) ) {
			return this.classify( sent );
		}
		return this.classifyPage(
			sent.text,
			readForm( sent.text, 'woocommerce-pay-nonce' ),
			noticesOf( sent.text )
		);
	}

	/** Another client sends no key, so its shopper confirms on the shop's page. */
	async sendWithoutKey() {
		return this.confirmed
			? this.openAndSend( this.shopper, newKey() )
			: this.classify( await this.shopper.order() );
	}

	wayOn( { kind }, waited ) {
		if ( this.isReleased ) {
			return 'merchant';
		}
		if ( this.isConfirmed ) {
			return 'confirmed';
		}
		if ( kind === 'found' ) {
			return 'order found';
		}
		return waited ? 'after the lock' : 'at once';
	}

	/** Ends the first request, lets time pass, and lets the world act. */
	async prepare() {
		if ( this.step === 'other device' ) {
			await this.shopper.logIn();
		}
		await this.shopper.addToCart();
		const first = await this.shopper.order( {
			key: this.key,
			dies: this.point,
		} );
		const expected = this.point === 'reply-after' ? 200 : 502;
		if ( first.status !== expected ) {
			throw new Error(
				`${ this.point } was not reached: ${ describe( first ) }`
			);
		}
		this.say( this.point === 'reply-after' ? 'order received' : '502' );
		const happens = () =>
			this.shopper.control( 'happens', { event: this.world } );
		const isLate = this.world === 'hold-stock-cancels';
		if ( ! isLate && this.world !== 'nothing' ) {
			await happens();
		}
		const seconds = Math.max(
			STEPS[ this.step ].waits,
			isLate ? HOLD_STOCK_SECONDS : 0
		);
		if ( seconds > 0 ) {
			await this.age( seconds );
		}
		if ( isLate ) {
			await happens();
		}
	}

	async check() {
		const state = await this.read();
		const charges = chargesOf( state ).length;
		const allowed =
			1 + ( this.isConfirmed ? 1 : 0 ) + ( this.isReleased ? 1 : 0 );
		if ( charges > allowed ) {
			this.wrong.push( `${ charges } charges` );
		}
		if ( liveOrders( state ).length > 1 ) {
			this.wrong.push( `${ liveOrders( state ).length } orders` );
		}
		return state;
	}

	async run() {
		await this.prepare();
		let way = '';
		let waited = false;
		for ( let tries = 0; tries < MAX_TRIES && way === ''; tries++ ) {
			const outcome = await STEPS[ this.step ].act( this );
			await this.check();
			if ( outcome.kind === 'placed' || outcome.kind === 'found' ) {
				way = this.wayOn( outcome, waited );
			} else if (
				outcome.kind === 'asks' &&
				outcome.asks &&
				! this.isConfirmed
			) {
				this.confirmed = outcome.asks;
				this.isConfirmed = true;
			} else if ( this.canRun ) {
				await this.age( LOCK_SECONDS );
				waited = true;
			} else if ( ! this.isReleased ) {
				this.isReleased = true;
				this.confirmed = '';
				const done = await this.shopper.control( 'merchant', {
					was: 'mark_unpaid',
				} );
				this.say(
					done.length > 0
						? 'merchant: not paid'
						: 'merchant: nothing listed'
				);
			} else {
				break;
			}
		}
		const state = await this.check();
		return {
			point: this.point,
			step: this.step,
			world: this.world,
			charges: chargesOf( state ).length,
			orders: liveOrders( state ).length,
			described: describeOrders( state ),
			said: this.said,
			way: way || 'DEAD END',
			wrong: [ ...new Set( this.wrong ) ],
			untrue: [ ...new Set( this.untrue ) ],
		};
	}
}

/** The shopper's next steps. `waits`: in seconds. */
const STEPS = {
	'same tab': { waits: 0, act: ( cell ) => cell.checkAgain() },
	reload: {
		waits: 0,
		act: ( cell ) => cell.openAndSend( cell.shopper, cell.key ),
	},
	// The page comes from the browser's memory: it reads nothing, and begins a new attempt.
	back: { waits: 0, act: ( cell ) => cell.send( newKey() ) },
	'new tab': {
		waits: 0,
		act: ( cell ) => cell.openAndSend( cell.shopper, newKey() ),
	},
	'other device': {
		waits: 0,
		act: async ( cell ) => {
			if ( ! cell.other ) {
				cell.other = new Shopper( cell.shop, cell.email );
				cell.other.keys = cell.shopper.keys;
				await cell.other.logIn();
			}
			return cell.openAndSend( cell.other, newKey() );
		},
	},
	'pay link': { waits: 0, act: ( cell ) => cell.payByLink() },
	'no script': {
		waits: 0,
		act: ( cell ) => cell.sendForm( '/checkout/?no-script=1', false ),
	},
	classic: {
		waits: 0,
		act: ( cell ) => cell.sendForm( '/classic-checkout/', true ),
	},
	'no key': { waits: 0, act: ( cell ) => cell.sendWithoutKey() },
	'waits 6 min': { waits: 361, act: ( cell ) => cell.checkAgain() },
	'waits 61 min': { waits: 3661, act: ( cell ) => cell.checkAgain() },
};

/** All charged combinations, and all pairs of the others. */
export const chooseCells = () => {
	const steps = Object.keys( STEPS );
	const charged = [];
	for ( const step of steps ) {
		for ( const world of WORLDS ) {
			charged.push(
				...CHARGED.map( ( point ) => [ point, step, world ] )
			);
		}
		charged.push( [ 'charge-before', step, 'webhook-pays' ] );
	}
	const cells = [
		...charged,
		...choosePairs( [ POINTS, steps, WORLDS ], charged ),
	];
	const rank = ( [ point, step, world ] ) =>
		POINTS.indexOf( point ) * 100 +
		steps.indexOf( step ) * 10 +
		WORLDS.indexOf( world );
	return {
		cells: cells.sort( ( a, b ) => rank( a ) - rank( b ) ),
		combinations: POINTS.length * steps.length * WORLDS.length,
	};
};

/** @typedef {Awaited<ReturnType<Cell['run']>> & { error?: string }} CellResult */

/** @return {Promise<CellResult>} */
export const runCell = async ( shop, names ) => {
	const cell = new Cell( shop, names );
	try {
		return await cell.run();
	} catch ( error ) {
		return {
			point: cell.point,
			step: cell.step,
			world: cell.world,
			charges: 0,
			orders: 0,
			described: '',
			said: cell.said,
			way: 'ERROR',
			wrong: [],
			untrue: cell.untrue,
			error: String( error.stack ?? error ),
		};
	}
};

export const isGood = ( { way, wrong, untrue } ) =>
	wrong.length === 0 &&
	untrue.length === 0 &&
	! [ 'DEAD END', 'ERROR' ].includes( way );
