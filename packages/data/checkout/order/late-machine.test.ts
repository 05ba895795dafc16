import { createLate } from '@shopfront/late';
import { createOrderRunner } from '@shopfront/order';
import { getServices } from '@shopfront/data/services';
import {
	openCheckout,
	wait,
	type TestCheckout,
} from '../../../../tests/fixtures/checkout-stores';
import { createLateMachine, goWithoutMachine } from './late-machine';
import * as parts from './machine';

let page: TestCheckout;

beforeEach( async () => {
	jest.useFakeTimers();
	page = await openCheckout();
} );

afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

const world = () => ( {
	registry: page.registry,
	services: getServices( page.registry ),
	tell: () => {},
	later: () => {},
	whenStopped: () => {},
	circumstances: () => ( {
		isCalculating: false,
		needsPayment: true,
		total: '100',
		isExpress: false,
		newKey: 'k',
	} ),
} );

it( 'is one machine, there as soon as its parts are', async () => {
	const late = createLateMachine(
		world(),
		createLate( async () => parts )
	);
	expect( late.get() ).toBeNull();
	const machine = await late.fetch();
	expect( machine ).not.toBeNull();
	expect( late.get() ).toBe( machine );
} );

describe( 'without it', () => {
	const open = () =>
		createOrderRunner( {
			machine: createLateMachine(
				world(),
				createLate( () => Promise.reject( new Error( 'Lost.' ) ) )
			),
			onChange: () => {},
			onMissing: ( event ) => goWithoutMachine( world(), event ),
		} );

	it( 'no order is sent, and the shopper is told', async () => {
		open().dispatch( {
			type: 'SUBMIT',
			total: '100',
			mustWait: false,
			isAttended: true,
		} );
		await wait( 0 );
		expect( page.errorsIn( 'wc/checkout' ) ).toEqual( [
			expect.stringContaining( 'Your order was not sent' ),
		] );
		expect( page.orders() ).toEqual( [] );
	} );

	it( 'nobody is kept from an order that an add-on has placed', async () => {
		const order = open();
		order.dispatch( { type: 'COMPLETE', redirectUrl: '' } );
		await wait( 0 );
		expect( page.visited ).toEqual( [] );
		const another = open();
		another.dispatch( {
			type: 'COMPLETE',
			redirectUrl: 'http://shop.test/ok/',
		} );
		await wait( 0 );
		expect( page.visited ).toEqual( [ 'http://shop.test/ok/' ] );
	} );
} );
