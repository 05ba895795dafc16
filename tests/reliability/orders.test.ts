/**
 * Shoppers order through a bad network from a server whose processes die. They send requests twice, by several tabs,
 * forms and clients, and meanwhile webhooks, cancellations and merchants change their orders. We never charge or order
 * a cart more times than its shopper confirmed, and each cart ends as an order.
 */
import { atLevel } from '../run/test-level';
import {
	CARDS,
	createBuyer,
	createKey,
	type BoughtOrder,
	type Buyer,
} from './support/buyer';
import { faultPlan } from './support/faults';
import { createRandom, type Random } from './support/random';
import { startShop } from './support/shop-server';

const SEEDS = Number( process.env.SEEDS ?? atLevel( { usual: 4, all: 60 } ) );
const FIRST_SEED = Number( process.env.FIRST_SEED ?? 1 );
const CARTS = 4;
/** Random steps per cart. */
const STEPS = 14;
/** Without faults, a cart must become an order in this many steps. */
const LAST_STEPS = 20;
const PRODUCTS = [ 26, 27, 31 ];

/** Most processes that reach the gateway die there. */
const plan = ( seed: number ) =>
	[
		{ kind: 'die-after-charge', probability: 0.35 },
		{ kind: 'die-before-gateway', probability: 0.1 },
		...faultPlan( seed ),
	].map( ( rule, index ) => ( {
		match: '/checkout',
		status: index === 0 ? 502 : undefined,
		seed: seed * 100 + 50 + index,
		...rule,
	} ) );

interface Purchase {
	buyer: Buyer;
	random: Random;
	/** The last order before this cart. */
	lastId: number;
	keys: string[];
	/** How many times the shopper accepted a risk. The request may still have been refused or lost. */
	accepted: number;
}

const ordersOf = async ( { buyer, lastId }: Purchase ) =>
	( await buyer.orders() ).filter( ( { id } ) => id > lastId );

const isPlaced = ( order: BoughtOrder ) => order.placed_at !== null;

/** Payments that replaced one without an answer: each needs the shopper's confirmation. */
const countConfirmed = ( orders: readonly BoughtOrder[] ) =>
	orders
		.flatMap( ( { notes } ) => notes )
		.filter( ( note ) => note.includes( 'After a warning' ) ).length;

/** Accepts an attempt's risk, or not. */
const decide = ( purchase: Purchase ) => (): boolean => {
	const accepts = purchase.random.next() < 0.3;
	purchase.accepted += accepts ? 1 : 0;
	return accepts;
};

/** The key is new or was sent before. */
const order = async ( purchase: Purchase ) => {
	const { buyer, random, keys } = purchase;
	const attempt = random.pick( [ createKey(), ...keys.slice( -2 ) ] );
	keys.push( attempt );
	const card = random.pick( [
		'',
		CARDS.approved,
		CARDS.declined,
		CARDS.challenged,
	] );
	const known = await buyer.attempt();
	const confirmed =
		known?.state === 'unanswered' && decide( purchase )()
			? known.key
			: undefined;
	return { attempt, confirmed, ...( card && { card } ) };
};

/** Events that tell the truth about an order. */
const eventsOf = ( { charges }: BoughtOrder ) =>
	[
		...( charges > 0
			? ( [ 'webhook-pays', 'was-paid' ] as const )
			: ( [ 'webhook-fails', 'was-not-paid' ] as const ) ),
		'hold-stock-cancels',
		'merchant-cancels',
	] as const;

const STEP_KINDS: ReadonlyArray<
	( purchase: Purchase ) => Promise< unknown >
> = [
	async ( purchase ) => purchase.buyer.order( await order( purchase ) ),
	async ( purchase ) => purchase.buyer.order( await order( purchase ) ),
	async ( purchase ) => {
		const request = await order( purchase );
		return Promise.all( [
			purchase.buyer.order( request ),
			purchase.buyer.order( request ),
		] );
	},
	async ( purchase ) =>
		Promise.all( [
			purchase.buyer.order( await order( purchase ) ),
			purchase.buyer.order( {} ),
			purchase.buyer.orderByForm( decide( purchase ) ),
		] ),
	( { buyer } ) => buyer.order( {} ),
	( { buyer } ) => buyer.order( { card: CARDS.approved } ),
	( purchase ) => purchase.buyer.orderByForm( decide( purchase ) ),
	async ( purchase ) => purchase.buyer.payByLink( await order( purchase ) ),
	async ( { buyer, random } ) => {
		const attempt = await buyer.attempt();
		return (
			attempt &&
			buyer.answerBank( attempt, random.pick( [ 'yes', 'no' ] ) )
		);
	},
	async ( purchase ) => {
		const { buyer, random } = purchase;
		const orders = await ordersOf( purchase );
		if ( orders.length > 0 && random.next() < 0.3 ) {
			const changed = random.pick( orders );
			await buyer.happen(
				changed.id,
				random.pick( eventsOf( changed ) )
			);
		}
	},
];

/** Nothing was charged or ordered more times than the shopper confirmed, and no report is untrue. */
const check = async ( purchase: Purchase ) => {
	const attempt = await purchase.buyer.attempt();
	const orders = await ordersOf( purchase );
	const confirmed = countConfirmed( orders );
	expect( confirmed ).toBeLessThanOrEqual( purchase.accepted );
	const allowed = 1 + confirmed;
	const charges = orders.reduce( ( sum, one ) => sum + one.charges, 0 );
	expect( charges ).toBeLessThanOrEqual( allowed );
	expect( orders.filter( isPlaced ).length ).toBeLessThanOrEqual( allowed );
	const reported = orders.find( ( { id } ) => id === attempt?.order_id );
	if ( reported && attempt ) {
		expect( [ attempt.state === 'placed', attempt ] ).toEqual( [
			isPlaced( reported ),
			attempt,
		] );
		if ( attempt.state === 'failed' ) {
			expect( reported.charges ).toBeLessThan( allowed );
		}
	}
};

/** Makes the cart an order: as the shopper, or as the world that answers truthfully. */
const finish = async ( purchase: Purchase ) => {
	const { buyer, random } = purchase;
	for ( let turn = 0; turn < LAST_STEPS; turn++ ) {
		const orders = await ordersOf( purchase );
		if ( orders.some( isPlaced ) ) {
			return;
		}
		const attempt = await buyer.attempt();
		const charged = orders.find( ( { charges } ) => charges > 0 );
		if (
			attempt?.state === 'unanswered' &&
			charged &&
			random.next() < 0.5
		) {
			await buyer.happen( charged.id, 'webhook-pays' );
			continue;
		}
		// Either the reported attempt or an earlier one with these items may need the shopper's confirmation.
		const reply: unknown = await buyer.order( { attempt: createKey() } );
		const key: unknown = Reflect.get(
			Object(
				Reflect.get(
					Object( Reflect.get( Object( reply ), 'data' ) ),
					'attempt'
				)
			),
			'key'
		);
		if ( typeof key === 'string' ) {
			purchase.accepted++;
			await buyer.order( { attempt: createKey(), confirmed: key } );
		}
	}
	throw new Error( 'The cart is at a dead end.' );
};

describe( 'orders', () => {
	let shop: Awaited< ReturnType< typeof startShop > >;
	const tally = { charges: 0, orders: 0, confirmed: 0, unanswered: 0 };
	beforeAll( async () => {
		jest.spyOn( console, 'error' ).mockImplementation( () => {} );
		shop = await startShop();
	} );
	afterAll( () => shop.stop() );

	/** Returns the number of placed orders. */
	const buy = async ( buyer: Buyer, random: Random, seed: number ) => {
		const [ last ] = await buyer.orders();
		const purchase: Purchase = {
			buyer,
			random,
			lastId: last?.id ?? 0,
			keys: [],
			accepted: 0,
		};
		await buyer.add( random.pick( PRODUCTS ), random.integer( 1, 3 ) );
		await buyer.setFaults( plan( seed ) );
		for ( let step = 0; step < STEPS; step++ ) {
			await random.pick( STEP_KINDS )( purchase );
			await check( purchase );
			if ( ( await buyer.attempt() )?.state === 'unanswered' ) {
				tally.unanswered++;
			}
		}
		await buyer.setFaults( [] );
		await finish( purchase );
		await check( purchase );
		// Late requests neither order nor charge anything more.
		expect( await buyer.countItems() ).toBe( 0 );
		const before = await ordersOf( purchase );
		await buyer.order( {} );
		for ( const attempt of [ ...purchase.keys.slice( -3 ), createKey() ] ) {
			await buyer.order( { attempt } );
		}
		expect( await ordersOf( purchase ) ).toEqual( before );
		const placed = before.filter( isPlaced ).length;
		tally.orders += placed;
		tally.charges += before.reduce( ( sum, one ) => sum + one.charges, 0 );
		tally.confirmed += countConfirmed( before );
		return placed;
	};

	it.each( Array.from( { length: SEEDS }, ( _, n ) => FIRST_SEED + n ) )(
		`are charged once for each of ${ CARTS } carts and confirmed risk, seed %i`,
		async ( seed ) => {
			const random = createRandom( seed );
			const buyer = await createBuyer( shop.origin );
			for ( let cart = 0; cart < CARTS; cart++ ) {
				const placed = await buy( buyer, random, seed * 10 + cart );
				expect( placed ).toBeGreaterThan( 0 );
			}
		}
	);

	it( 'were often unanswered, and needed confirmations', () => {
		process.stdout.write(
			`${ SEEDS } seeds from ${ FIRST_SEED }, ${ SEEDS * CARTS } carts: ${ tally.orders } orders, ` +
				`${ tally.charges } charges, ${ tally.confirmed } confirmed risks, ${ tally.unanswered } steps without an answer.\n`
		);
		expect( tally.orders ).toBeGreaterThanOrEqual( SEEDS * CARTS );
		expect( tally.unanswered ).toBeGreaterThan( SEEDS );
		expect( tally.confirmed ).toBeGreaterThan( 0 );
	} );
} );
