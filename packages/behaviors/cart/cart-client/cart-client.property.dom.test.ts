import fc from 'fast-check';
import {
	createCartServer,
	type Fault,
} from '../../../../tests/fixtures/cart-server';
import { forgetSharedCart } from '../../../../tests/fixtures/forget-shared-cart';
import { setCookies } from '../../../../tests/fixtures/mini-cart-page';
import { atLevel } from '../../../../tests/run/test-level';
import { getCartReader } from '@shopfront/behaviors/cart/cart-reader';
import { runInPageQueue } from '@shopfront/host';
import { createCartClient, UNREACHABLE } from '.';

const API = { apiUrl: '/wp-json/wc/store/v1/cart' };

const FAULTS: readonly Fault[] = [
	'none',
	'none',
	'none',
	'before',
	'after',
	'late',
	'error',
	'error-after',
	'html',
	'cut',
	'refused',
];

const move = fc.record( {
	kind: fc.constantFrom( 'add', 'add', 'add', 'classic', 'read', 'nonce' ),
	waitMs: fc.constantFrom( 0, 0, 5, 30, 200 ),
} );

afterEach( () => {
	jest.useRealTimers();
	forgetSharedCart();
} );

it( 'sends each addition once, one request at a time, in order, and reports its true outcome', async () => {
	jest.useFakeTimers();
	Reflect.set( AbortSignal, 'timeout', () => new AbortController().signal );
	await fc.assert(
		fc.asyncProperty(
			fc.array( move, { minLength: 1, maxLength: 10 } ),
			fc.array( fc.constantFrom( ...FAULTS ), { maxLength: 16 } ),
			async ( moves, faults ) => {
				forgetSharedCart();
				localStorage.clear();
				setCookies( '' );
				const script = [ ...faults ];
				const server = createCartServer(
					() => script.shift() ?? 'none'
				);
				const addItem = await createCartClient( window, API ).open();
				const outcomes = new Map< number, unknown >();
				for ( const [ index, { kind, waitMs } ] of moves.entries() ) {
					const id = index + 1;
					switch ( kind ) {
						case 'add':
							// Every addition gets its own product, to find it in the cart.
							void addItem?.( id, 1 ).then(
								() => outcomes.set( id, 'added' ),
								( error ) => outcomes.set( id, error.code )
							);
							break;
						case 'classic':
							void runInPageQueue( window, () =>
								server.work( () => server.add( 100 ) )
							);
							break;
						case 'read':
							void getCartReader( window, API ).ensure( true );
							break;
						case 'nonce':
							server.renewNonce();
					}
					await jest.advanceTimersByTimeAsync( waitMs );
				}
				await jest.advanceTimersByTimeAsync( 60_000 );

				const additions = moves.flatMap( ( { kind }, index ) =>
					kind === 'add' ? [ index + 1 ] : []
				);
				expect( server.maxConcurrent ).toBeLessThanOrEqual( 1 );
				expect( server.arrived ).toEqual(
					additions.filter( ( id ) => server.arrived.includes( id ) )
				);
				expect( [ ...outcomes.keys() ] ).toEqual( additions );
				// The client may have read the cart before a late addition arrived.
				const mayBeLate = faults.includes( 'late' );
				const isTrue = ( [ id, outcome ]: [ number, unknown ] ) =>
					outcome === 'added' ||
					( outcome === UNREACHABLE && ! mayBeLate )
						? server.added.includes( id ) ===
							( outcome === 'added' )
						: true;
				expect( [ ...outcomes ].filter( isTrue ) ).toEqual( [
					...outcomes,
				] );
			}
		),
		{ numRuns: atLevel( { usual: 150, all: 2000 } ) }
	);
} );
