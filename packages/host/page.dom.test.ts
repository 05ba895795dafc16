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
	] )( 'returns for %p: %p', ( url, isLeaving ) => {
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
		'returns for %s with the editor store %p: %p',
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

	it( "reads the window and the host's options", () => {
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

	it( 'reads the preloaded responses', () => {
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
		'returns no responses if the element contains %p',
		( text ) => {
			print( text );
			expect( readPreload( document ).size ).toBe( 0 );
		}
	);

	it( 'falls back to the setting cartData if the element has no cart', () => {
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
