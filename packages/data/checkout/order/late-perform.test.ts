import { noticesStore } from '@shopfront/data/notices';
import { getServices } from '@shopfront/data/services';
import { createLate } from '@shopfront/late';
import type { OrderEffect, OrderEvent } from '@shopfront/order';
import {
	openCheckout,
	wait,
	type TestCheckout,
} from '../../../../tests/fixtures/checkout-stores';
import type { EffectWorld } from './effect-world';
import { createLatePerform } from './late-perform';

let page: TestCheckout;
const told: OrderEvent[] = [];

beforeEach( async () => {
	jest.useFakeTimers();
	told.length = 0;
	page = await openCheckout();
} );

afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

const CIRCUMSTANCES = {
	isCalculating: false,
	needsPayment: true,
	total: '100',
	isExpress: false,
	newKey: 'k',
};

const world = (): EffectWorld => ( {
	registry: page.registry,
	services: getServices( page.registry ),
	tell: ( event ) => void told.push( event ),
	later: ( work, delayMs ) => void setTimeout( work, delayMs ),
	circumstances: () => CIRCUMSTANCES,
} );

describe( 'what an order needs', () => {
	it( 'is done in its order once it has come, and at once from then on', async () => {
		const done: string[] = [];
		let come = () => {};
		const late = createLate(
			() =>
				new Promise< () => ( effect: OrderEffect ) => void >(
					( resolve ) => {
						come = () =>
							resolve(
								() =>
									( { type } ) =>
										void done.push( type )
							);
					}
				)
		);
		const perform = createLatePerform( world(), late );
		perform( { type: 'forget' } );
		perform( { type: 'validate', run: 1 } );
		expect( done ).toEqual( [] );
		come();
		await wait( 0 );
		expect( done ).toEqual( [ 'forget', 'validate' ] );
		perform( { type: 'showProblems' } );
		expect( done ).toEqual( [ 'forget', 'validate', 'showProblems' ] );
	} );

	describe( 'that cannot be had', () => {
		const fail = async ( effect: OrderEffect ) => {
			createLatePerform(
				world(),
				createLate( () => Promise.reject( new Error( 'Lost.' ) ) )
			)( effect );
			await wait( 0 );
		};

		it( 'sends no order, and says so', async () => {
			await fail( { type: 'validate', run: 4 } );
			expect( told ).toEqual( [
				{ type: 'VALIDATED', run: 4, isValid: false, ...CIRCUMSTANCES },
			] );
			expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
				expect.stringContaining( 'Your order was not sent' ),
			] );
			expect( page.orders() ).toEqual( [] );
		} );

		it( 'leaves it open what became of an order, and looks again', async () => {
			await fail( {
				type: 'lookUp',
				run: 2,
				attempt: { key: 'k', total: '100' },
				delayMs: 1000,
			} );
			await wait( 999 );
			expect( told ).toEqual( [] );
			await wait( 1 );
			expect( told ).toEqual( [
				{
					type: 'FOUND',
					run: 2,
					outcome: 'unreachable',
					redirectUrl: '',
				},
			] );
			await fail( { type: 'explain', what: 'unknown' } );
			expect(
				page.registry.select( noticesStore ).getNotices( 'wc/checkout' )
			).toHaveLength( 1 );
		} );

		it( 'keeps nobody from an order that is placed', async () => {
			await fail( {
				type: 'leave',
				redirectUrl: 'http://shop.test/ok/',
			} );
			expect( page.visited ).toEqual( [ 'http://shop.test/ok/' ] );
			await fail( { type: 'leave', redirectUrl: '' } );
			expect( page.visited ).toHaveLength( 1 );
		} );
	} );
} );
