import {
	createOrderRunner,
	type OrderEffect,
	type OrderRunner,
} from '@shopfront/order';
import { getServices } from '@shopfront/data/services';
import {
	openCheckout,
	wait,
	type TestCheckout,
} from '../../../../tests/fixtures/checkout-stores';
import { createLazyEffectRunner, orderEffects } from './lazy-effects';

let page: TestCheckout;

beforeEach( async () => {
	jest.useFakeTimers();
	page = await openCheckout();
} );

afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

const open = (): OrderRunner => {
	const order: OrderRunner = createOrderRunner( {
		runEffect: createLazyEffectRunner( {
			registry: page.registry,
			services: getServices( page.registry ),
			dispatchOrderEvent: ( event ) => order.dispatch( event ),
			schedule: () => {},
			onStop: () => {},
			getOrderContext: () => ( {
				isCalculating: false,
				needsPayment: true,
				total: '100',
				isExpress: false,
				newKey: 'k',
			} ),
		} ),
		onChange: () => {},
	} );
	return order;
};

const SUBMIT = {
	type: 'SUBMIT',
	total: '100',
	mustWait: false,
	hasCheckoutForm: true,
} as const;

describe( 'order effects', () => {
	afterEach( () => jest.restoreAllMocks() );

	it( 'run in order after their code has loaded, even if an earlier one throws', async () => {
		const performed: string[] = [];
		const code = {
			returnToPage: async () => undefined,
			startDraftOrder: () => ( {
				abortDraft: () => {},
				pushPaymentMethod: () => {},
				stop: () => {},
			} ),
			connect: () => undefined,
			createEffectRunner:
				() =>
				( { type }: OrderEffect ) => {
					performed.push( type );
					if ( type === 'validate' ) {
						throw new Error( 'A listener to a store failed.' );
					}
				},
		};
		const get = jest.spyOn( orderEffects, 'get' ).mockReturnValue( null );
		const fetching = jest
			.spyOn( orderEffects, 'fetch' )
			.mockImplementation( async () => {
				await Promise.resolve();
				get.mockReturnValue( code );
				return code;
			} );
		const order = open();
		order.dispatch( SUBMIT );
		order.dispatch( SUBMIT );
		order.dispatch( { type: 'PROBLEM' } );
		expect( order.getState().status ).toBe( 'idle' );
		expect( performed ).toEqual( [] );
		await wait( 0 );
		expect( fetching ).toHaveBeenCalledTimes( 1 );
		expect( performed ).toEqual( [ 'validate', 'showProblems' ] );
		expect( console ).toHaveErrored();
	} );

	describe( 'if their code fails to load', () => {
		beforeEach( () => {
			jest.spyOn( orderEffects, 'get' ).mockReturnValue( null );
			jest.spyOn( orderEffects, 'fetch' ).mockResolvedValue( null );
		} );

		it( 'send no order and show a notice', async () => {
			const order = open();
			order.dispatch( SUBMIT );
			expect( order.getState().status ).toBe( 'validating' );
			await wait( 0 );
			expect( order.getState() ).toMatchObject( {
				status: 'idle',
				hasError: true,
			} );
			expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
				expect.stringContaining( 'Your order was not sent' ),
			] );
			expect( page.orders() ).toEqual( [] );
		} );

		it.each( [
			[ 'http://shop.test/ok/', [ 'http://shop.test/ok/' ] ],
			[ '', [] ],
		] )(
			'still redirect after an add-on has placed the order: "%s"',
			async ( redirectUrl, visited ) => {
				open().dispatch( { type: 'COMPLETE', redirectUrl } );
				await wait( 0 );
				expect( page.visited ).toEqual( visited );
			}
		);
	} );
} );
