import { createBackend, getStore, type WishlistStore } from '.';
import { LostAnswer } from './backend';

const GLOBAL = {
	ajax_url: '/ajax',
	actions: { load_fragments: 'load_fragments' },
	nonce: { load_fragments_nonce: 'n' },
};

type Reply = { status?: number; body: unknown } | 'lost';

let replies: Record< string, Reply > = {};
let sent: Array< { method: string; url: string; body: unknown } > = [];

const respond = async ( url: string, init: RequestInit = {} ) => {
	const method = init.method ?? 'GET';
	sent.push( {
		method,
		url,
		body: typeof init.body === 'string' ? JSON.parse( init.body ) : null,
	} );
	const [ , reply = { body: {} } ] =
		Object.entries( replies ).find( ( [ part ] ) =>
			`${ method } ${ url }`.includes( part )
		) ?? [];
	if ( reply === 'lost' ) {
		throw new TypeError( 'Lost' );
	}
	const { status = 200, body } = reply;
	return {
		ok: status < 400,
		status,
		headers: new Headers(),
		text: async () => JSON.stringify( body ),
		json: async () => body,
	};
};

const open = ( backend: string, html = '' ): WishlistStore => {
	document.body.innerHTML = `${ html }<script type="application/json" id="shopfront-wishlist">${ JSON.stringify(
		{
			backend,
			restUrl: '/rest',
			storeUrl: '/store',
			texts: {
				chooseOptions: 'Choose options first.',
				loginNeeded: 'Log in first.',
			},
		}
	) }</script>`;
	Object.assign( window, { fetch: respond, yith_wcwl_l10n: GLOBAL } );
	const store = getStore( window );
	if ( ! store ) {
		throw new Error( 'The page has no wishlists.' );
	}
	return store;
};

beforeEach( () => {
	replies = {};
	sent = [];
} );
afterEach( () => {
	Reflect.deleteProperty( window, Symbol.for( 'shopfront.wishlist' ) );
} );

const ITEM = { key: 'k', id: 26, quantity: 1 };

describe( 'the state by the protocol’s own requests', () => {
	it.each( [
		[ 'ajax', 'a refused nonce', { '/ajax': { body: { result: false } } } ],
		[
			'rest',
			'a refused product',
			{
				'/products': {
					status: 403,
					body: { code: 'woocommerce_rest_cannot_view', message: '' },
				},
			},
		],
		[
			'shopper-lists',
			'an error of the server',
			{ '/items': { status: 500, body: { code: 'x', message: '' } } },
		],
	] )(
		'is unknown, not empty, by %s after %s',
		async ( backend, _, given ) => {
			replies = given;
			const store = open( backend );
			expect(
				await createBackend( window, store ).list( [ 26 ] )
			).toBeNull();
		}
	);

	it( 'is empty for a guest of WooCommerce’s lists', async () => {
		replies = {
			'/items': { status: 401, body: { code: 'x', message: '' } },
		};
		const store = open( 'shopper-lists' );
		expect(
			await createBackend( window, store ).list( [ 26 ] )
		).toMatchObject( { count: 0, items: [] } );
	} );

	it( 'has a guest’s products even if the plugin hides the lists', async () => {
		replies = {
			'/products': { body: { 26: { isAdded: true, wishlists: [ 3 ] } } },
			'/lists': { status: 401, body: { code: 'x', message: '' } },
		};
		const store = open( 'rest' );
		expect(
			await createBackend( window, store ).list( [ 26 ] )
		).toMatchObject( { count: 1, items: [ [ 26, 0, 3 ] ], lists: [] } );
	} );
} );

describe( 'WooCommerce’s lists', () => {
	const addition = { productId: 26, productType: 'simple' };
	const target = { kind: 'default' } as const;
	const posted = () => sent.filter( ( { method } ) => method === 'POST' );

	it( 'asks for options before adding a product that has options', async () => {
		replies = { 'GET /store': { body: [] } };
		const store = open( 'shopper-lists' );
		expect(
			await createBackend( window, store ).add( {
				productId: 26,
				productType: 'variable',
				target,
			} )
		).toMatchObject( {
			result: 'refused',
			message: 'Choose options first.',
		} );
		expect( posted() ).toEqual( [] );
	} );

	it.each( [ 'simple', 'variable' ] )(
		'asks a guest to log in, and sends no %s product',
		async ( productType ) => {
			replies = {
				'GET /store': { status: 401, body: { code: 'x', message: '' } },
			};
			const store = open( 'shopper-lists' );
			expect(
				await createBackend( window, store ).add( {
					productId: 26,
					productType,
					target,
				} )
			).toMatchObject( { result: 'refused', message: 'Log in first.' } );
			expect( posted() ).toEqual( [] );
		}
	);

	it( 'sends the choices of a variation', async () => {
		replies = {
			'GET /store': { body: [] },
			POST: { status: 201, body: ITEM },
		};
		const store = open(
			'shopper-lists',
			'<form class="variations_form"><input name="variation_id" value="26"><input name="attribute_pa_color" value="red"></form>'
		);
		await createBackend( window, store ).add( {
			productId: 26,
			productType: 'variation',
			target,
		} );
		expect( posted()[ 0 ]?.body ).toEqual( {
			product_id: 26,
			quantity: 1,
			variation: [ { attribute: 'pa_color', value: 'red' } ],
		} );
	} );

	it( 'adds a cart line with all its choices', async () => {
		replies = {
			'GET /store': { body: [] },
			POST: { status: 201, body: ITEM },
		};
		const store = open(
			'shopper-lists',
			'<div data-line-key="abc"><a href="#">Save</a></div>'
		);
		const button = document.querySelector( 'a' ) ?? undefined;
		await createBackend( window, store ).add( {
			...addition,
			target,
			button,
		} );
		expect( posted()[ 0 ]?.body ).toEqual( {
			cart_item_key: 'abc',
			quantity: 1,
		} );
	} );

	it( 'adds nothing while the list is unknown, because adding again would raise the quantity', async () => {
		replies = { 'GET /store': { status: 500, body: {} } };
		const store = open( 'shopper-lists' );
		await expect(
			createBackend( window, store ).add( { ...addition, target } )
		).rejects.toThrow( LostAnswer );
		expect( posted() ).toEqual( [] );
	} );

	it( 'does not report an item as removed if the list cannot be read', async () => {
		replies = {
			'GET /store': { status: 500, body: {} },
			DELETE: { status: 404, body: { code: 'x', message: 'No item.' } },
		};
		const store = open( 'shopper-lists' );
		const backend = createBackend( window, store );
		const item = { productId: 26, listId: 0, token: '' };
		expect( await backend.remove( { ...item, itemId: '' } ) ).toMatchObject(
			{
				result: 'refused',
			}
		);
		expect(
			await backend.remove( { ...item, itemId: 'k' } )
		).toMatchObject( {
			result: 'refused',
			message: 'No item.',
		} );
		replies = { ...replies, 'GET /store': { body: [] } };
		expect(
			await backend.remove( { ...item, itemId: 'k' } )
		).toMatchObject( {
			result: 'done',
		} );
	} );
} );
