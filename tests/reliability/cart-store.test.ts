import { atLevel } from '../run/test-level';
import { expectServerCart } from './support/expect-server-cart';
import { faultPlan, pause, waitUntil } from './support/faults';
import { createRandom } from './support/random';
import { runRandomAction } from './support/shopper';
import { startShop } from './support/shop-server';
import { createVisitor, type Visitor } from './support/visitor';

const SEEDS = Number( process.env.SEEDS ?? atLevel( { usual: 3, all: 50 } ) );
const FIRST_SEED = Number( process.env.FIRST_SEED ?? 1 );
const ACTIONS = 200;
/** At the same time. Each spends most of its time waiting. */
const CONCURRENT_VISITORS = 3;
/** Actions between comparisons of store and server. */
const BURST = 10;

/** On the client's clock, longer than any delay before it sends a request by itself. */
const POLL_INTERVAL_MS = 100;

/** Nothing is pending, and no request will follow. A cart that couldn't be fetched gets the network back. */
const waitUntilIdle = async ( { cart, goOnline }: Visitor ) => {
	const isIdle = () => cart.getCartOperations().length === 0;
	await waitUntil( isIdle, 'no operation is pending' );
	await pause( POLL_INTERVAL_MS );
	await waitUntil( () => {
		if ( isIdle() && cart.isCartDataStale() ) {
			goOnline();
		}
		return isIdle() && ! cart.isCartDataStale();
	}, 'no operation is pending and the cart is fresh' );
};

describe( 'cart store', () => {
	let shop: Awaited< ReturnType< typeof startShop > >;
	const tally = { requests: 0, faults: 0, lines: 0 };
	beforeAll( async () => {
		shop = await startShop();
	} );
	afterAll( () => shop.stop() );

	const opened: Visitor[] = [];
	const openVisit = async () => {
		const visitor = await createVisitor( shop.origin );
		opened.push( visitor );
		return visitor;
	};
	// Also after a failure: a waiting shopper would keep the process open.
	afterEach( () => opened.splice( 0 ).forEach( ( { stop } ) => stop() ) );

	const seeds = Array.from( { length: SEEDS }, ( _, n ) => FIRST_SEED + n );

	/** A shopper's visit, determined by a seed. */
	const runVisit = async ( seed: number ) => {
		const random = createRandom( seed );
		const visitor = await openVisit();
		await visitor.fetch( '/demo/faults', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( { plan: faultPlan( seed ) } ),
		} );

		for ( let done = 0; done < ACTIONS; done += BURST ) {
			const steps: Promise< void >[] = [];
			for ( let count = 0; count < BURST; count++ ) {
				steps.push( runRandomAction( visitor, random ) );
				await pause( random.integer( 0, 6 ) );
			}
			await Promise.all( steps );
			await waitUntilIdle( visitor );
			await expectServerCart( visitor );
		}

		tally.requests += visitor.sent.length;
		tally.faults += visitor.faults();
		tally.lines += visitor.cart.getCartData().items.length;
	};

	const groups = seeds
		.filter( ( _, index ) => index % CONCURRENT_VISITORS === 0 )
		.map( ( first ) =>
			seeds.filter(
				( seed ) => seed >= first && seed < first + CONCURRENT_VISITORS
			)
		);

	it.each( groups.map( ( group ) => ( { group } ) ) )(
		`equals the server's after ${ ACTIONS } random actions with random faults, seeds $group`,
		async ( { group } ) => {
			const visits = await Promise.allSettled( group.map( runVisit ) );
			const failures = visits.flatMap( ( visit, index ) =>
				visit.status === 'rejected'
					? [
							`Seed ${ group[ index ] }: ${ String( visit.reason ) }`,
						]
					: []
			);
			expect( failures ).toEqual( [] );
		}
	);

	it( 'has faults in more than a tenth of the requests, and items in the carts', () => {
		process.stdout.write(
			`${ SEEDS } seeds from ${ FIRST_SEED }, ${ ACTIONS } actions each: ` +
				`${ tally.requests } requests, ${ tally.faults } of them with faults, ` +
				`${ tally.lines } lines in the carts at the end.\n`
		);
		expect( tally.faults ).toBeGreaterThan( tally.requests / 10 );
		expect( tally.lines ).toBeGreaterThan( SEEDS );
	} );

	it( 'sends rapid clicks on plus as one request with the last quantity', async () => {
		const visitor = await openVisit();
		await visitor.actions.addItemToCart( 26, 1 );
		const key = visitor.cart.getCartData().items[ 0 ]?.key ?? '';
		visitor.sent.length = 0;
		const clicks = Array.from( { length: 12 }, ( _, n ) =>
			visitor.actions.changeCartItemQuantity( key, n + 2 )
		);
		await Promise.all( clicks );
		expect( visitor.sent ).toHaveLength( 1 );
		expect( visitor.sent[ 0 ]?.data ).toMatchObject( {
			requests: [
				{
					path: '/wc/store/v1/cart/update-item',
					body: { key, quantity: 13 },
				},
			],
		} );
	} );
} );
