/** @jest-environment node */
import { createTestBrowser, type TestBrowser } from '../pages/test-browser';

const CART = '/wp-json/wc/store/v1/cart';
const MUG = 26;
const CAP = 27;

let browser: TestBrowser;
let nonce: string;

const post = ( path: string, body: object ) =>
	browser.post( `${ CART }/${ path }`, body, { Nonce: nonce } );

const cartWith = async ( options: object ) => {
	await browser.post( '/demo/options', options );
	await post( 'add-item', { id: MUG, quantity: 1 } );
	return JSON.parse(
		( await post( 'add-item', { id: CAP, quantity: 1 } ) ).text
	);
};

beforeEach( async () => {
	browser = createTestBrowser();
	nonce = ( await browser.open( CART ) ).headers.get( 'Nonce' ) ?? '';
} );
afterEach( () => browser.shop.close() );

test( 'items have hidden, formatted and unnamed data', async () => {
	const { items } = await cartWith( { itemData: true } );
	expect( items[ 0 ].item_data ).toEqual( [
		{ key: 'Engraving', value: 'For Ada' },
		{ key: 'Workshop number', value: '4711', hidden: true },
		expect.objectContaining( { display: '<em>Matt</em> glaze' } ),
		{ key: '', value: 'Made to order' },
	] );
} );

test( 'refuses to change a fixed quantity', async () => {
	const { items } = await cartWith( { fixedQuantities: true } );
	expect( items[ 0 ].quantity_limits.editable ).toBe( false );
	const refused = await post( 'update-item', {
		key: items[ 0 ].key,
		quantity: 2,
	} );
	expect( refused.status ).toBe( 400 );
	expect( JSON.parse( refused.text ).code ).toBe( 'readonly_quantity' );
} );

test.each( [ 'search', 'catalog', 'hidden' ] )(
	'items are visible as %s',
	async ( itemVisibility ) => {
		const { items } = await cartWith( { itemVisibility } );
		expect( items[ 0 ].catalog_visibility ).toBe( itemVisibility );
	}
);

test( 'adds an unnamed fee, and one of zero', async () => {
	const { fees } = await cartWith( { unnamedFee: true, zeroFee: true } );
	expect( fees ).toMatchObject( [
		{ name: '', totals: { total: '200' } },
		{ name: 'Free samples', totals: { total: '0', total_tax: '0' } },
	] );
} );

test( 'shipped rates have details', async () => {
	const { shipping_rates: packages } = await cartWith( {
		rateDetails: true,
	} );
	expect( packages[ 0 ].shipping_rates[ 0 ] ).toMatchObject( {
		description: expect.stringMatching( /./ ),
		delivery_time: '3–5 working days',
	} );
} );

test( 'selects no rate before the shopper does', async () => {
	const before = await cartWith( { unselectedRates: true } );
	const selected = ( { shipping_rates: packages }: typeof before ) =>
		packages[ 0 ].shipping_rates
			.filter( ( rate: { selected: boolean } ) => rate.selected )
			.map( ( rate: { rate_id: string } ) => rate.rate_id );
	expect( selected( before ) ).toEqual( [] );
	expect( before.totals.total_shipping ).toBe( '0' );
	const after = await post( 'select-shipping-rate', {
		package_id: 0,
		rate_id: 'flat_rate:1',
	} );
	expect( selected( JSON.parse( after.text ) ) ).toEqual( [ 'flat_rate:1' ] );
} );

test.each( [
	[ 'first', [ [ 'pickup_location:0', 'pickup_location:1' ], [] ] ],
	[ 'different', [ [ 'pickup_location:0' ], [ 'pickup_location:1' ] ] ],
] )( 'offers pickup of packages: %s', async ( pickupPackages, offered ) => {
	const { shipping_rates: packages } = await cartWith( { pickupPackages } );
	expect(
		packages.map( ( one: { shipping_rates: { rate_id: string }[] } ) =>
			one.shipping_rates
				.map( ( { rate_id: id } ) => id )
				.filter( ( id ) => id.startsWith( 'pickup' ) )
		)
	).toEqual( offered );
} );

test( 'reports a shipping error', async () => {
	const { errors } = await cartWith( { shippingError: 'invalid_state' } );
	expect( errors ).toEqual( [
		{
			code: 'woocommerce_rest_cart_shipping_rates_invalid_state',
			message: 'We do not ship to this state.',
		},
	] );
} );
