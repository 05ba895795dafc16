import { atLevel } from '../run/test-level';
import { createChannelClass } from './support/channel';
import { expectServerCart } from './support/expect-server-cart';
import { faultPlan, pause, waitUntil } from './support/faults';
import { createRandom } from './support/random';
import { runRandomAction } from './support/shopper';
import { startShop } from './support/shop-server';
import { createBrowser, createVisitor, type Visitor } from './support/visitor';

const SEEDS = Number( process.env.SEEDS ?? atLevel( { usual: 1, all: 6 } ) );
const FIRST_SEED = Number( process.env.FIRST_SEED ?? 1 );
const ACTIONS = Number(
	process.env.ACTIONS ?? atLevel( { usual: 200, all: 1000 } )
);
/** Actions between comparisons of tabs and server. */
const BURST = 20;
const TABS = 3;

/** Longest delay of a message between tabs, ms. Responses can overtake messages. */
const MESSAGE_DELAY_MS = 60;

/** Without failures, a fetch for all tabs takes at most this long on the client's clock. */
const QUIET_MS = 300;

const isFetch = ( { path }: { path: string } ) =>
	path.startsWith( '/wc/store/v1/cart' ) && ! path.includes( 'select-' );

describe( 'three tabs', () => {
	let shop: Awaited< ReturnType< typeof startShop > >;
	const tally = { requests: 0, faults: 0, fetches: 0, lines: 0 };
	beforeAll( async () => {
		shop = await startShop();
	} );
	afterAll( () => shop.stop() );

	const opened: Visitor[] = [];
	// Also after a failure: a tab in doubt would ask a server that is gone forever.
	afterEach( () => opened.splice( 0 ).forEach( ( tab ) => tab.stop() ) );

	const openTabs = async ( seed: number ) => {
		const random = createRandom( seed );
		const browser = createBrowser(
			createChannelClass( createRandom( -seed ), MESSAGE_DELAY_MS )
		);
		const tabs: Visitor[] = [];
		for ( let count = 0; count < TABS; count++ ) {
			const tab = await createVisitor( shop.origin, browser );
			tab.interact();
			tabs.push( tab );
			opened.push( tab );
		}
		await pause( QUIET_MS );
		return { random, tabs };
	};

	/** Waits until the tabs neither send a request nor will. Only a returning network helps a tab that failed. */
	const waitUntilQuiet = async ( tabs: readonly Visitor[] ) => {
		const countRequests = () =>
			tabs.reduce( ( sum, { sent } ) => sum + sent.length, 0 );
		const isIdle = () =>
			tabs.every(
				( { cart, isSending } ) =>
					! isSending() &&
					cart.getCartOperations().length === 0 &&
					! cart.isCartDataStale()
			);
		for ( let count = -1; count !== countRequests(); ) {
			count = countRequests();
			await waitUntil( () => {
				tabs.forEach( ( { cart, goOnline } ) => {
					if (
						cart.getCartOperations().length === 0 &&
						cart.isCartDataStale()
					) {
						goOnline();
					}
				} );
				return isIdle();
			}, 'no operation is pending and all carts are fresh' );
			await pause( QUIET_MS );
		}
	};

	const seeds = Array.from( { length: SEEDS }, ( _, n ) => FIRST_SEED + n );

	it.each( seeds )(
		`equal the server after ${ ACTIONS } random edits with random faults, seed %i`,
		async ( seed ) => {
			const { random, tabs } = await openTabs( seed );
			await tabs[ 0 ]?.fetch( '/demo/faults', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify( { plan: faultPlan( seed ) } ),
			} );
			for ( let done = 0; done < ACTIONS; done += BURST ) {
				const steps: Promise< void >[] = [];
				for ( let count = 0; count < BURST; count++ ) {
					steps.push(
						runRandomAction( random.pick( tabs ), random )
					);
					await pause( random.integer( 0, 6 ) );
				}
				await Promise.all( steps );
				await waitUntilQuiet( tabs );
				for ( const tab of tabs ) {
					await expectServerCart( tab );
				}
			}
			expect( tabs ).toHaveLength( TABS );
			for ( const tab of tabs ) {
				tally.requests += tab.sent.length;
				tally.fetches += tab.sent.filter( isFetch ).length;
				tally.faults += tab.faults();
				tally.lines += tab.cart.getCartData().items.length;
			}
		}
	);

	it( 'have faults in more than a tenth of the requests, and fetch the cart less often than they edit it', () => {
		process.stdout.write(
			`${ SEEDS } seeds from ${ FIRST_SEED }, ${ ACTIONS } edits in ${ TABS } tabs each: ` +
				`${ tally.requests } requests, ${ tally.faults } of them with faults, ` +
				`${ tally.fetches } fetches of the cart, ${ tally.lines } lines in the carts at the end.\n`
		);
		expect( tally.faults ).toBeGreaterThan( tally.requests / 10 );
		// Error responses cause fetches as well, and slow machines more carts without a known order.
		expect( tally.fetches ).toBeLessThan( SEEDS * ACTIONS );
	} );

	it( 'show a change of one tab without a request', async () => {
		const { tabs } = await openTabs( 0 );
		const [ first, second ] = tabs;
		await first?.actions.addItemToCart( 26, 2 );
		await waitUntilQuiet( tabs );
		tabs.forEach( ( { sent } ) => ( sent.length = 0 ) );
		const key = first?.cart.getCartData().items[ 0 ]?.key ?? '';
		await first?.actions.changeCartItemQuantity( key, 5 );
		await pause( MESSAGE_DELAY_MS * 2 );
		expect( second?.cart.getCartItem( key )?.quantity ).toBe( 5 );
		expect( tabs.map( ( { sent } ) => sent.length ) ).toEqual( [
			1, 0, 0,
		] );
	} );
} );
