import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import { NOTICE_CONTEXTS, STORE_KEYS } from '@shopfront/names';
import { fn, same, value, type Page, type Row, type Rows } from './row';

const store = ( name: string ): Row =>
	value( 'object', ( actual, { app } ) => {
		expect( actual ).toMatchObject( {
			name,
			instantiate: expect.any( Function ),
		} );
		// Works by name and by descriptor.
		expect( app.registry.select( name ) ).toBeDefined();
		expect( app.registry.dispatch( name ) ).toBeDefined();
	} );

const empty = ( expected: object ): Row =>
	value( 'object', ( actual ) => expect( actual ).toEqual( expected ) );

const invalid = ( param: string, data = {} ) => ( {
	code: 'rest_invalid_param',
	message: 'Invalid.',
	data: {
		details: {
			[ param ]: { code: 'wrong', message: 'Wrong &amp; bad', data },
		},
	},
} );

/** Aborting cancels a pending update of the draft order; later edits still go out. */
const verifyAbort = async ( abortRequest: () => unknown, { app }: Page ) => {
	const putRequests = () =>
		app.api.sent.filter( ( { method } ) => method === 'PUT' ).length;
	const write = async ( record: string ) => {
		const { registry } = app;
		await registry
			.dispatch( paymentStore )
			.__internalSetActivePaymentMethod( 'demo' );
		await registry
			.dispatch( checkoutStore )
			.__internalSetOrderNotes( record );
	};
	const wait = () => jest.advanceTimersByTimeAsync( 3000 );
	const before = putRequests();
	await write( `Ring twice, ${ before }.` );
	abortRequest();
	await wait();
	expect( putRequests() ).toBe( before );
	await write( `Ring thrice, ${ before }.` );
	await wait();
	expect( putRequests() ).toBe( before + 1 );
};

/** docs/contract/globals.md 6. */
export const DATA: Rows = {
	CART_STORE_KEY: same( STORE_KEYS.cart ),
	CHECKOUT_STORE_KEY: same( 'wc/store/checkout' ),
	PAYMENT_STORE_KEY: same( 'wc/store/payment' ),
	VALIDATION_STORE_KEY: same( 'wc/store/validation' ),
	COLLECTIONS_STORE_KEY: same( 'wc/store/collections' ),
	QUERY_STATE_STORE_KEY: same( 'wc/store/query-state' ),
	SCHEMA_STORE_KEY: same( 'wc/store/schema' ),
	STORE_NOTICES_STORE_KEY: same( 'wc/store/store-notices' ),
	cartStore: store( 'wc/store/cart' ),
	checkoutStore: store( 'wc/store/checkout' ),
	paymentStore: store( 'wc/store/payment' ),
	validationStore: store( 'wc/store/validation' ),
	collectionsStore: store( 'wc/store/collections' ),
	queryStateStore: store( 'wc/store/query-state' ),
	schemaStore: store( 'wc/store/schema' ),
	storeNoticesStore: store( 'wc/store/store-notices' ),
	processErrorResponse: fn( 2, ( call, { app } ) => {
		call( invalid( 'billing_address' ) );
		expect( app.notices( NOTICE_CONTEXTS.BILLING_ADDRESS ) ).toEqual( [
			'Wrong & bad',
		] );
		call( { code: 'lost', message: 'Lost.' }, 'wc/checkout' );
		expect( app.notices( 'wc/checkout' ) ).toEqual( [ 'Lost.' ] );
		call( new Error( 'none of the API' ) );
		expect( app.notices() ).toEqual( [] );
	} ),
	getErrorDetails: fn( 1, ( call ) => {
		expect( call( invalid( 'shipping_address' ) ) ).toEqual( [
			{
				id: 'shipping_address_wrong',
				code: 'wrong',
				message: 'Wrong &amp; bad',
				context: NOTICE_CONTEXTS.SHIPPING_ADDRESS,
			},
		] );
		expect( call( null ) ).toEqual( [] );
	} ),
	getNoticeContextFromErrorResponse: fn( 2, ( call ) => {
		expect( call( { code: 'a', message: '' }, 'mine' ) ).toBe( 'mine' );
		expect( call( { code: 'a', message: '' } ) ).toBe( 'wc/cart' );
		expect(
			call( {
				code: 'woocommerce_rest_invalid_email_address',
				message: '',
			} )
		).toBe( NOTICE_CONTEXTS.CONTACT_INFORMATION );
		expect(
			call( { code: 'a', message: '', data: { context: 'wc/x' } } )
		).toBe( 'wc/x' );
	} ),
	getInvalidParamNoticeContext: fn( 2, ( call ) => {
		const { BILLING_ADDRESS, ORDER_INFORMATION, CART } = NOTICE_CONTEXTS;
		expect( call( invalid( 'billing_address' ) ) ).toBe( BILLING_ADDRESS );
		expect( call( invalid( 'x', { location: 'order' } ) ) ).toBe(
			ORDER_INFORMATION
		);
		expect(
			call( { param: 'billing_address', code: 'a', message: '' } )
		).toBe( BILLING_ADDRESS );
		expect( call( invalid( 'x' ) ) ).toBe( CART );
		expect( call( invalid( 'x' ), 'mine' ) ).toBe( 'mine' );
		expect( call( null ) ).toBe( CART );
	} ),
	isEditor: fn( 0, ( call ) => {
		expect( call() ).toBe( false );
		window.history.pushState( {}, '', '/wp-admin/site-editor.php' );
		expect( call() ).toBe( true );
		window.history.pushState( {}, '', '/' );
	} ),
	clearCheckoutPutRequests: fn( 0, ( call, page ) =>
		verifyAbort( call, page )
	),
	CheckoutPutAbortController: value( 'object', async ( actual, page ) => {
		if ( ! ( actual instanceof AbortController ) ) {
			throw new Error( 'It is no controller.' );
		}
		await verifyAbort( () => actual.abort(), page );
		// The controller works again after aborting.
		await verifyAbort( () => actual.abort(), page );
	} ),
	hasInState: fn( 2, ( call ) => {
		expect( call( { a: { b: undefined } }, [ 'a', 'b' ] ) ).toBe( true );
		expect( call( { a: 1 }, 'a.b' ) ).toBe( false );
		expect( call( {}, [ 'toString' ] ) ).toBe( false );
	} ),
	updateState: fn( 3, ( call ) => {
		const state = { a: { b: 1 }, c: {} };
		const next = Object( call( state, [ 'a', 'd', 'e' ], 2 ) );
		expect( next ).toEqual( { a: { b: 1, d: { e: 2 } }, c: {} } );
		expect( next.c ).toBe( state.c );
		expect( state ).toEqual( { a: { b: 1 }, c: {} } );
	} ),
	API_BLOCK_NAMESPACE: same( 'wc/blocks' ),
	EMPTY_CART_COUPONS: empty( [] ),
	EMPTY_CART_ITEMS: empty( [] ),
	EMPTY_CART_CROSS_SELLS: empty( [] ),
	EMPTY_CART_FEES: empty( [] ),
	EMPTY_CART_ITEM_ERRORS: empty( [] ),
	EMPTY_CART_ERRORS: empty( [] ),
	EMPTY_SHIPPING_RATES: empty( [] ),
	EMPTY_PAYMENT_METHODS: empty( [] ),
	EMPTY_PAYMENT_REQUIREMENTS: empty( [] ),
	EMPTY_EXTENSIONS: empty( {} ),
	EMPTY_TAX_LINES: empty( [] ),
};
