import { createHost, createNavigate, isEditor, readPreload } from '.';

const CART = '/wc/store/v1/cart';

afterEach( () => {
	document.body.innerHTML = '';
} );

describe( 'navigate', () => {
	it.each( [
		[ 'https://shop.test/order/5', true ],
		[ '/checkout', true ],
		[ 'javascript:alert(1)', false ],
		[ 'java\nscript:alert(1)', false ],
		[ 'data:text/html,x', false ],
		[ '', false ],
		[ ' ', false ],
	] )( 'to %p is %p', ( url, isLeaving ) => {
		const gone: string[] = [];
		expect( createNavigate( ( to ) => gone.push( to ) )( url ) ).toBe(
			isLeaving
		);
		expect( gone ).toEqual( isLeaving ? [ url ] : [] );
	} );
} );

describe( 'isEditor', () => {
	it.each( [
		[ '/wp-admin/site-editor.php', undefined, true ],
		[ '/shop/wp-admin/post.php', undefined, true ],
		[ '/cart/', undefined, false ],
		[ '/cart/', false, false ],
		[ '/cart/', true, true ],
	] )(
		'on %s with the editor store %p is %p',
		( pathname, hasStore, expected ) => {
			const hasEditorStore =
				hasStore === undefined
					? {}
					: { hasEditorStore: () => hasStore };
			expect(
				isEditor( { location: { pathname }, ...hasEditorStore } )
			).toBe( expected );
		}
	);

	it( 'is asked of the page and of its options', () => {
		expect( createHost( window ).isEditor() ).toBe( false );
		expect(
			createHost( window, { hasEditorStore: () => true } ).isEditor()
		).toBe( true );
	} );
} );

describe( 'readPreload', () => {
	const print = ( text: string ) => {
		const script = document.createElement( 'script' );
		script.type = 'application/json';
		script.id = 'sf-preload';
		script.textContent = text;
		document.body.append( script );
	};

	it( 'reads the replies of the page', () => {
		print(
			JSON.stringify( {
				[ CART ]: {
					body: { items: [] },
					headers: { Nonce: 'n', 'Nonce-Timestamp': 5, odd: {} },
				},
				'/plain': { body: [] },
				'/null': { body: null, headers: 'none' },
				'/empty': { headers: {} },
				'/text': 'no reply',
			} )
		);
		expect( [ ...createHost( window ).readPreload() ] ).toEqual( [
			[
				CART,
				{
					body: { items: [] },
					headers: { Nonce: 'n', 'Nonce-Timestamp': '5' },
				},
			],
			[ '/plain', { body: [], headers: {} } ],
			[ '/null', { body: null, headers: {} } ],
		] );
	} );

	it.each( [ '', '{"cut', '[]', '"text"', 'null' ] )(
		'has no replies when the page printed %p',
		( text ) => {
			print( text );
			expect( readPreload( document ).size ).toBe( 0 );
		}
	);

	it( 'takes the cart of older hosts where the page has none of its own', () => {
		const cartData = { items: [ 'of settings' ] };
		expect( readPreload( document, cartData ).get( CART ) ).toEqual( {
			body: cartData,
			headers: {},
		} );
		expect( readPreload( document, [] ).size ).toBe( 0 );
		expect( readPreload( document, 'cart' ).size ).toBe( 0 );

		print( JSON.stringify( { [ CART ]: { body: 'of the page' } } ) );
		expect( readPreload( document, cartData ).get( CART )?.body ).toBe(
			'of the page'
		);
	} );
} );
