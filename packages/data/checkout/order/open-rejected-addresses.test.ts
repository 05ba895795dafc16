import {
	openCheckout,
	type TestCheckout,
} from '../../../../tests/fixtures/checkout-stores';
import { recording } from '../../../../tests/contract/recordings';

let page: TestCheckout;

beforeEach( () => {
	jest.useFakeTimers();
	localStorage.clear();
	sessionStorage.clear();
} );

afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

const {
	code,
	message,
	data: recorded,
} = recording( 'checkout-post-missing-fields' ).response.body as {
	code: string;
	message: string;
	data: unknown;
};

it.each< [ string, unknown, { shipping: boolean; billing: boolean } ] >( [
	[
		'both addresses, as recorded',
		recorded,
		{ shipping: true, billing: true },
	],
	[
		'the shipping address',
		{ errors: { shipping: [ 'Town / City is required' ] } },
		{ shipping: true, billing: false },
	],
	[
		'the billing address',
		{ errors: { billing: [ 'Town / City is required' ] } },
		{ shipping: false, billing: true },
	],
	[ 'neither', {}, { shipping: false, billing: false } ],
	[ 'neither', { errors: 'none' }, { shipping: false, billing: false } ],
] )( 'opens the form where the server rejects %s', async ( _, data, open ) => {
	page = await openCheckout();
	await page.submit();
	await page
		.waitingFor( '/wc/store/v1/checkout', 'POST' )
		.refuse( { code, message, data: { status: 400, ...Object( data ) } } );
	expect( {
		shipping: page.checkout.getEditingShippingAddress(),
		billing: page.checkout.getEditingBillingAddress(),
	} ).toEqual( open );
} );
