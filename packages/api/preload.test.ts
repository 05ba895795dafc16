import { createPreload, preloadTransport } from './preload';
import type { WireRequest } from './transport';

const CART = '/wc/store/v1/cart';
const REPLIES = {
	[ CART ]: { body: { items: [] }, headers: { 'Cart-Hash': 'h' } },
	'/wc/store/v1/products?b=2&a[]=1&a[]=0': { body: [ 7 ], headers: {} },
};

const request = (
	path: string,
	method: WireRequest[ 'method' ] = 'GET'
): WireRequest => ( {
	path,
	method,
	headers: {},
	signal: new AbortController().signal,
} );

const set = () => {
	const asked: string[] = [];
	const transport = preloadTransport(
		createPreload( REPLIES ),
		async ( { path } ) => {
			asked.push( path );
			return null;
		}
	);
	return { asked, transport };
};

it( 'answers the first read of a path, headers included, and asks for the next', async () => {
	const { asked, transport } = set();
	const reply = await transport( request( CART ) );
	expect( reply ).toMatchObject( { status: 200, text: '{"items":[]}' } );
	expect( reply?.headers.get( 'cart-hash' ) ).toBe( 'h' );
	expect( asked ).toEqual( [] );
	await transport( request( CART ) );
	expect( asked ).toEqual( [ CART ] );
} );

it( 'does not answer a read that has to be fresh, and keeps what it has', async () => {
	const { asked, transport } = set();
	await transport( { ...request( CART ), isFresh: true } );
	expect( asked ).toEqual( [ CART ] );
	expect( await transport( request( CART ) ) ).not.toBeNull();
} );

it( 'knows a path whatever the order of its query', async () => {
	const { asked, transport } = set();
	await transport( request( '/wc/store/v1/products?a[]=1&a[]=0&b=2' ) );
	expect( asked ).toEqual( [] );
} );

it( 'keeps apart what is not the same', async () => {
	const { asked, transport } = set();
	await transport( request( '/wc/store/v1/products?a[]=1&b=2' ) );
	await transport( request( `${ CART }/items` ) );
	expect( asked ).toHaveLength( 2 );
} );

it( 'is out of date once something was written', async () => {
	const { asked, transport } = set();
	await transport( request( `${ CART }/add-item`, 'POST' ) );
	await transport( request( CART ) );
	expect( asked ).toEqual( [ `${ CART }/add-item`, CART ] );
} );

it( 'takes the replies as a map too, as a host reads them', () => {
	const preload = createPreload( new Map( Object.entries( REPLIES ) ) );
	expect( preload.take( CART )?.text ).toBe( '{"items":[]}' );
	expect( preload.take( CART ) ).toBeNull();
} );
