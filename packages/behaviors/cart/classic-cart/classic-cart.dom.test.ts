import { recording } from '../../../../tests/contract/recordings';
import { forgetSharedCart } from '../../../../tests/fixtures/forget-shared-cart';
import { startPlatformButtons } from '../../../../tests/fixtures/platform-buttons';
import { createEventBus } from '@shopfront/behaviors/engine/event-bus';
import type { JQueryFunction } from '@shopfront/behaviors/engine/event-bus';
import { startClassicCart } from './start';

const jQuery: JQueryFunction = jest.requireActual( 'jquery' );

const stopJQuery = () => {
	Object( jQuery( document.body ) ).off();
};

const PARAMS = {
	ajax_url: '/wp-admin/admin-ajax.php',
	wc_ajax_url: '/?wc-ajax=%%endpoint%%',
	i18n_view_cart: 'View cart',
	cart_url: '#cart',
	is_cart: '',
	cart_redirect_after_add: 'no',
};
const FRAGMENTS = {
	wc_ajax_url: '/?wc-ajax=%%endpoint%%',
	cart_hash_key: 'wc_cart_hash_1',
	fragment_name: 'wc_fragments_1',
	request_timeout: '5000',
};
const WIDGET = '<div class="widget_shopping_cart_content"></div>';
const button = ( id: number, classes = 'ajax_add_to_cart' ) => `
	<p><a href="#native" id="add-${ id }" role="button" class="button add_to_cart_button ${ classes }"
		data-product_id="${ id }" data-quantity="1" data-product_sku="MUG"
		data-success_message="Mug ${ id } has been added to your cart">Add to cart</a></p>`;

interface SentRequest {
	url: string;
	fields: Record< string, string >;
	reply: ( body: unknown ) => Promise< void >;
}
let requests: SentRequest[];
let stops: Array< () => void >;

const settle = async () => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};
const body = ( name: string ) =>
	recording( `classic-ajax-${ name }` ).response.body;
const element = ( selector: string ) => {
	const found = document.querySelector< HTMLElement >( selector );
	if ( ! found ) {
		throw new Error( `The page has no ${ selector }.` );
	}
	return found;
};
const announced = () =>
	document.querySelector( '.widget_shopping_cart_live_region' )?.textContent;
const items = () =>
	document.querySelectorAll( '.woocommerce-mini-cart-item' ).length;

/** An empty value removes the cookie. */
const setCookie = ( name: string, value: string ) => {
	document.cookie = `${ name }=${ value }; path=/${ value ? '' : '; expires=Thu, 01 Jan 1970 00:00:00 GMT' }`;
};

interface Page {
	html?: string;
	params?: Partial< typeof PARAMS > | null;
	hasFragments?: boolean;
}
const open = ( {
	html = button( 25 ),
	params = {},
	hasFragments,
}: Page = {} ) => {
	document.body.innerHTML = WIDGET + html;
	Reflect.set(
		window,
		'wc_add_to_cart_params',
		params && { ...PARAMS, ...params }
	);
	Reflect.set(
		window,
		'wc_cart_fragments_params',
		hasFragments ? FRAGMENTS : undefined
	);
	startClassicCart( window );
};

beforeEach( () => {
	jest.useFakeTimers();
	requests = [];
	stops = [];
	sessionStorage.clear();
	localStorage.clear();
	setCookie( 'woocommerce_cart_hash', '' );
	setCookie( 'woocommerce_items_in_cart', '' );
	history.replaceState( null, '', '/' );
	Reflect.set(
		window,
		'fetch',
		( url: string, init: RequestInit ) =>
			new Promise< unknown >( ( resolve, reject ) => {
				requests.push( {
					url,
					fields: Object.fromEntries(
						new URLSearchParams( String( init.body ) )
					),
					reply: ( reply ) => {
						if ( reply === null ) {
							reject( new TypeError( 'Failed to fetch' ) );
						} else {
							resolve( {
								ok: true,
								json: async () =>
									JSON.parse(
										typeof reply === 'string'
											? reply
											: JSON.stringify( reply )
									),
							} );
						}
						return settle();
					},
				} );
			} )
	);
	Reflect.set( AbortSignal, 'timeout', () => new AbortController().signal );
	for ( const target of [ window, document, document.body ] ) {
		const eventTarget: EventTarget = target;
		const add = eventTarget.addEventListener.bind( eventTarget );
		jest.spyOn( eventTarget, 'addEventListener' ).mockImplementation(
			( type, listener, options ) => {
				add( type, listener, options );
				stops.push( () =>
					eventTarget.removeEventListener( type, listener, options )
				);
			}
		);
	}
} );
afterEach( () => {
	forgetSharedCart();
	stopJQuery();
	jest.restoreAllMocks();
	stops.forEach( ( stop ) => stop() );
	jest.useRealTimers();
} );

describe.each( [
	[ 'jQuery', jQuery ],
	[ 'DOM events', undefined ],
] )( 'on a page with %s', ( _, library ) => {
	beforeEach( () => Reflect.set( window, 'jQuery', library ) );

	const listen = ( name: string ) => {
		const calls: unknown[][] = [];
		createEventBus( window ).on( [ name ], ( ...args ) =>
			calls.push( args )
		);
		return calls;
	};

	describe( 'a button', () => {
		it( 'adds its product and shows loading, added and the link to the cart', async () => {
			open();
			const added = listen( 'added_to_cart' );
			const updated = listen( 'wc_cart_button_updated' );
			const loaded = listen( 'wc_fragments_loaded' );
			element( '#add-25' ).click();
			expect( element( '#add-25' ).classList ).toContain( 'loading' );
			expect( location.hash ).toBe( '' );
			expect( requests[ 0 ]?.url ).toBe( '/?wc-ajax=add_to_cart' );
			expect( requests[ 0 ]?.fields ).toMatchObject( {
				product_id: '25',
				product_sku: 'MUG',
				quantity: '1',
				success_message: 'Mug 25 has been added to your cart',
			} );
			await requests[ 0 ]?.reply( body( 'add-ok-first' ) );
			expect( element( '#add-25' ).classList ).not.toContain( 'loading' );
			expect( element( '#add-25' ).classList ).toContain( 'added' );
			const link = element( 'a.added_to_cart.wc-forward' );
			expect( link.previousElementSibling ).toBe( element( '#add-25' ) );
			expect( [
				link.textContent,
				link.title,
				link.getAttribute( 'href' ),
			] ).toEqual( [ 'View cart', 'View cart', '#cart' ] );
			expect( items() ).toBe( 1 );
			expect( added ).toEqual( [
				[
					expect.any( Object ),
					expect.stringMatching( /^[0-9a-f]{32}$/ ),
					element( '#add-25' ),
				],
			] );
			expect( updated ).toEqual( [ [ element( '#add-25' ) ] ] );
			expect( loaded ).toHaveLength( 1 );
		} );

		it( 'announces its message after a second', async () => {
			open();
			element( '#add-25' ).click();
			await requests[ 0 ]?.reply( body( 'add-ok-first' ) );
			jest.advanceTimersByTime( 999 );
			expect( announced() ).toBe( '' );
			jest.advanceTimersByTime( 1 );
			expect( announced() ).toBe( 'Mug 25 has been added to your cart' );
			element( '#add-25' ).click();
			expect( announced() ).toBe( '' );
		} );

		it( 'adds no second link, and none on the cart page', async () => {
			open();
			for ( let time = 0; time < 2; time++ ) {
				element( '#add-25' ).click();
				await requests[ time ]?.reply( body( 'add-ok-first' ) );
			}
			expect(
				document.querySelectorAll( '.added_to_cart' )
			).toHaveLength( 1 );
			stops.splice( 0 ).forEach( ( stop ) => stop() );
			stopJQuery();
			open( { params: { is_cart: '1' } } );
			element( '#add-25' ).click();
			await requests[ 2 ]?.reply( body( 'add-ok-first' ) );
			expect(
				document.querySelectorAll( '.added_to_cart' )
			).toHaveLength( 0 );
		} );

		it( 'works with the Space key', () => {
			open();
			const event = new KeyboardEvent( 'keydown', {
				key: ' ',
				bubbles: true,
				cancelable: true,
			} );
			element( '#add-25' ).dispatchEvent( event );
			expect( event.defaultPrevented ).toBe( true );
			expect( requests ).toHaveLength( 1 );
		} );

		it( 'sends requests one after the other', async () => {
			open( { html: button( 25 ) + button( 26 ) } );
			element( '#add-25' ).click();
			element( '#add-26' ).click();
			expect( requests ).toHaveLength( 1 );
			await requests[ 0 ]?.reply( null );
			expect( requests ).toHaveLength( 2 );
			expect( requests[ 1 ]?.fields.product_id ).toBe( '26' );
		} );

		it.each( [ 'ajax_add_to_cart wc-interactive', '' ] )(
			'with the classes "%s" stays a link',
			( classes ) => {
				open( { html: button( 25, classes ) } );
				const event = new MouseEvent( 'click', {
					bubbles: true,
					cancelable: true,
				} );
				element( '#add-25' ).dispatchEvent( event );
				expect( event.defaultPrevented ).toBe( false );
				expect( requests ).toHaveLength( 0 );
			}
		);

		it( 'sends nothing if an add-on vetoes it', () => {
			open();
			if ( library ) {
				library( document.body ).on(
					'should_send_ajax_request.adding_to_cart',
					() => false
				);
			} else {
				document.body.addEventListener(
					'should_send_ajax_request.adding_to_cart',
					( event ) => event.preventDefault()
				);
			}
			const refused = listen( 'ajax_request_not_sent.adding_to_cart' );
			element( '#add-25' ).click();
			expect( requests ).toHaveLength( 0 );
			expect( refused ).toEqual( [
				[ false, false, element( '#add-25' ) ],
			] );
			expect( element( '#add-25' ).classList ).not.toContain( 'loading' );
			expect( element( '#add-25' ).classList ).not.toContain( 'added' );
		} );

		it( 'sends the fields that add-ons add', () => {
			open();
			createEventBus( window ).on(
				[ 'adding_to_cart' ],
				( _button, data ) =>
					Object.assign( data as object, { gift: 'yes' } )
			);
			element( '#add-25' ).click();
			expect( requests[ 0 ]?.fields ).toMatchObject( {
				gift: 'yes',
				product_id: '25',
			} );
		} );

		it( "opens a product's page if the product can't be added", async () => {
			open();
			element( '#add-25' ).click();
			await requests[ 0 ]?.reply( {
				error: true,
				product_url: '#product',
			} );
			expect( location.hash ).toBe( '#product' );
		} );

		it( 'opens the cart if the shop redirects when the response arrives', async () => {
			open();
			element( '#add-25' ).click();
			Reflect.set( window, 'wc_add_to_cart_params', {
				...PARAMS,
				cart_redirect_after_add: 'yes',
			} );
			await requests[ 0 ]?.reply( body( 'add-ok-first' ) );
			expect( location.hash ).toBe( '#cart' );
		} );

		it.each( [
			[ 'an unknown product', 'add-unknown-id' ],
			[ 'an empty response', 'add-missing-id' ],
		] )( 'stops loading after %s', async ( _case, name ) => {
			open();
			const added = listen( 'added_to_cart' );
			element( '#add-25' ).click();
			await requests[ 0 ]?.reply( body( name ) );
			expect( element( '#add-25' ).className ).toBe(
				'button add_to_cart_button ajax_add_to_cart'
			);
			expect( added ).toEqual( [] );
			expect( location.hash ).toBe( '' );
		} );

		it.each( [ null, '<html>', '0', '[]' ] )(
			'stops loading after %j',
			async ( reply ) => {
				open();
				element( '#add-25' ).click();
				await requests[ 0 ]?.reply( reply );
				expect( element( '#add-25' ).classList ).not.toContain(
					'loading'
				);
				element( '#add-25' ).click();
				expect( requests ).toHaveLength( 2 );
			}
		);
	} );

	describe( 'a remove link', () => {
		const ITEM = `<ul><li class="woocommerce-mini-cart-item"><a href="#removed" class="remove remove_from_cart_button" role="button"
			data-product_id="25" data-cart_item_key="abc" data-success_message="Removed">×</a></li></ul>`;
		const link = () => element( '.remove_from_cart_button' );

		it( 'removes the item and replaces the fragments', async () => {
			open( { html: ITEM } );
			const removed = listen( 'removed_from_cart' );
			const pressed = link();
			pressed.click();
			pressed.click();
			expect(
				element( '.woocommerce-mini-cart-item' ).getAttribute(
					'aria-busy'
				)
			).toBe( 'true' );
			expect( requests ).toHaveLength( 1 );
			expect( requests[ 0 ] ).toMatchObject( {
				url: '/?wc-ajax=remove_from_cart',
				fields: { cart_item_key: 'abc' },
			} );
			await requests[ 0 ]?.reply( body( 'remove-ok' ) );
			expect( removed ).toEqual( [
				[ expect.any( Object ), expect.any( String ), pressed ],
			] );
			jest.advanceTimersByTime( 1000 );
			expect( announced() ).toBe( 'Removed' );
		} );

		it.each( [ 'remove-unknown-key', '', '<html>', null ] )(
			'is followed after a failure (%j)',
			async ( reply ) => {
				open( { html: ITEM } );
				link().click();
				await requests[ 0 ]?.reply(
					reply === 'remove-unknown-key' ? body( reply ) : reply
				);
				expect( location.hash ).toBe( '#removed' );
			}
		);

		it( 'moves the focus to the new widget', async () => {
			open( { html: '' } );
			element( '.widget_shopping_cart_content' ).innerHTML = ITEM;
			link().focus();
			link().click();
			await requests[ 0 ]?.reply( body( 'remove-ok' ) );
			expect(
				element( '.widget_shopping_cart_content' ).ownerDocument
					.activeElement
			).toBe( element( '.widget_shopping_cart_content' ) );
		} );
	} );

	describe( 'the fragments', () => {
		const HASH = 'a'.repeat( 32 );
		const store = (
			hash: string,
			created = Date.now(),
			html = '<div class="widget_shopping_cart_content">Cached</div>'
		) => {
			sessionStorage.setItem(
				'wc_fragments_1',
				JSON.stringify( { 'div.widget_shopping_cart_content': html } )
			);
			sessionStorage.setItem( 'wc_cart_hash_1', hash );
			sessionStorage.setItem( 'wc_cart_created', String( created ) );
		};
		const isCachedShown = () =>
			element( '.widget_shopping_cart_content' ).textContent === 'Cached';
		const DAY_MS = 86_400_000;

		it( "come from the session storage if their hash equals the cookie's", () => {
			setCookie( 'woocommerce_cart_hash', HASH );
			store( HASH );
			open( { hasFragments: true } );
			expect( isCachedShown() ).toBe( true );
			expect( requests ).toHaveLength( 0 );
			jest.advanceTimersByTime( DAY_MS - 10_000 );
			expect( requests ).toHaveLength( 0 );
			jest.advanceTimersByTime( 20_000 );
			expect( requests ).toHaveLength( 1 );
		} );

		it.each< [ string, () => void ] >( [
			[ 'nothing is stored', () => undefined ],
			[ 'the hash differs', () => store( 'b' ) ],
			[ 'they are a day old', () => store( HASH, Date.now() - DAY_MS ) ],
			[
				'the storage is corrupt',
				() => {
					store( HASH );
					sessionStorage.setItem( 'wc_fragments_1', '{' );
				},
			],
			[
				'the time is missing',
				() => {
					store( HASH );
					sessionStorage.removeItem( 'wc_cart_created' );
				},
			],
		] )( 'are fetched if %s', async ( _case, prepare ) => {
			setCookie( 'woocommerce_cart_hash', HASH );
			prepare();
			open( { hasFragments: true } );
			expect( isCachedShown() ).toBe( false );
			const refreshed = listen( 'wc_fragments_refreshed' );
			expect( requests[ 0 ] ).toMatchObject( {
				url: '/?wc-ajax=get_refreshed_fragments',
				fields: { time: expect.stringMatching( /^\d+$/ ) },
			} );
			await requests[ 0 ]?.reply( body( 'fragments-filled' ) );
			expect( items() ).toBeGreaterThan( 0 );
			expect( refreshed ).toHaveLength( 1 );
			expect( sessionStorage.getItem( 'wc_fragments_1' ) ).toContain(
				'widget_shopping_cart_content'
			);
			expect( sessionStorage.getItem( 'wc_cart_hash_1' ) ).toMatch(
				/^[0-9a-f]{32}$/
			);
			expect( localStorage.getItem( 'wc_cart_hash_1' ) ).toBe(
				sessionStorage.getItem( 'wc_cart_hash_1' )
			);
			expect( sessionStorage.getItem( 'wc_cart_created' ) ).toBe(
				String( Date.now() )
			);
		} );

		it( 'emit an event if the request fails', async () => {
			open( { hasFragments: true } );
			const failed = listen( 'wc_fragments_ajax_error' );
			await requests[ 0 ]?.reply( null );
			expect( failed ).toHaveLength( 1 );
		} );

		it( 'are stored without a request after an item was added', async () => {
			open( { hasFragments: true } );
			await requests[ 0 ]?.reply( body( 'fragments-empty-first-visit' ) );
			element( '#add-25' ).click();
			await requests[ 1 ]?.reply( body( 'add-ok-first' ) );
			expect( requests ).toHaveLength( 2 );
			expect( sessionStorage.getItem( 'wc_fragments_1' ) ).toContain(
				'Stone Mug'
			);
			expect(
				sessionStorage.getItem( 'wc_cart_created' )
			).not.toBeNull();
		} );

		it.each( [ 'wc_fragment_refresh', 'updated_wc_div' ] )(
			'are fetched after %s',
			async ( name ) => {
				open( { hasFragments: true } );
				createEventBus( window ).emit( name );
				await requests[ 0 ]?.reply( null );
				expect( requests ).toHaveLength( 2 );
			}
		);

		it( 'are fetched after a change in another tab', async () => {
			open( { hasFragments: true } );
			localStorage.setItem( 'wc_cart_hash_1', 'other' );
			window.dispatchEvent(
				new StorageEvent( 'storage', { key: 'wc_cart_hash_1' } )
			);
			await requests[ 0 ]?.reply( null );
			expect( requests ).toHaveLength( 2 );
		} );

		it( 'are fetched when the page returns from the history', async () => {
			open( { hasFragments: true } );
			element( '.widget_shopping_cart_content' ).textContent = 'Old';
			window.dispatchEvent(
				new PageTransitionEvent( 'pageshow', { persisted: true } )
			);
			expect(
				element( '.widget_shopping_cart_content' ).textContent
			).toBe( '' );
			await requests[ 0 ]?.reply( null );
			expect( requests ).toHaveLength( 2 );
		} );

		it( 'are fetched once after the customizer has rendered parts of the page', async () => {
			const listeners: Array< () => void > = [];
			Reflect.set( window, 'wp', {
				customize: {
					selectiveRefresh: {
						bind: ( name: string, listener: () => void ) =>
							name === 'partial-content-rendered' &&
							listeners.push( listener ),
					},
				},
			} );
			open( { hasFragments: true } );
			Reflect.deleteProperty( window, 'wp' );
			expect( requests ).toHaveLength( 1 );
			listeners.concat( listeners ).forEach( ( emit ) => emit() );
			jest.advanceTimersByTime( 10 );
			await requests[ 0 ]?.reply( null );
			expect( requests ).toHaveLength( 2 );
		} );

		it( 'are fetched on each page if storage is blocked', () => {
			setCookie( 'woocommerce_cart_hash', HASH );
			store( HASH );
			jest.spyOn( window, 'localStorage', 'get' ).mockImplementation(
				() => {
					throw new DOMException( 'Blocked', 'SecurityError' );
				}
			);
			open( { hasFragments: true } );
			expect( requests ).toHaveLength( 1 );
		} );

		it( 'hide the widget of an empty cart if the merchant wants that', async () => {
			open( {
				hasFragments: true,
				html:
					'<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div></div>' +
					button( 25 ),
			} );
			const widget = element( '.widget_shopping_cart' );
			expect( widget.style.display ).toBe( 'none' );
			element( '#add-25' ).click();
			expect( widget.style.display ).toBe( '' );
		} );
	} );
} );

describe.each( [ 'before', 'after' ] )(
	"with WooCommerce's script, which loads %s ours",
	( order ) => {
		const REMOVE =
			'<a href="#removed" class="remove_from_cart_button" data-cart_item_key="abc">×</a>';
		const PLATFORM_SCRIPT =
			'<script id="wc-add-to-cart-js" src="/add-to-cart.js"></script>';
		/** Each must appear once. */
		const EVENTS = [
			'should_send_ajax_request.adding_to_cart',
			'adding_to_cart',
			'ajax_request_not_sent.adding_to_cart',
			'added_to_cart',
			'removed_from_cart',
			'wc_cart_button_updated',
			'wc_fragments_loaded',
		];
		let events: string[];

		const openBoth = async () => {
			Reflect.set( window, 'jQuery', jQuery );
			const startPlatform = () =>
				startPlatformButtons( jQuery, ( endpoint ) =>
					window.fetch( `/?wc-ajax=${ endpoint }`, {} )
				);
			if ( order === 'before' ) {
				startPlatform();
			}
			open( { html: button( 25 ) + REMOVE + PLATFORM_SCRIPT } );
			if ( order === 'after' ) {
				startPlatform();
			}
			events = [];
			for ( const name of EVENTS ) {
				jQuery( document.body ).on( name, () => events.push( name ) );
			}
		};
		const press = ( selector: string, type: string ) =>
			element( selector ).dispatchEvent(
				type === 'click'
					? new MouseEvent( type, {
							bubbles: true,
							cancelable: true,
						} )
					: new KeyboardEvent( 'keydown', {
							key: ' ',
							bubbles: true,
							cancelable: true,
						} )
			);

		it.each( [ 'click', 'space' ] )(
			'a %s adds the product once',
			async ( type ) => {
				await openBoth();
				press( '#add-25', type );
				expect( requests.map( ( { url } ) => url ) ).toEqual( [
					'/?wc-ajax=add_to_cart',
				] );
				await requests[ 0 ]?.reply( body( 'add-ok-first' ) );
				expect( requests ).toHaveLength( 1 );
				expect( events.sort() ).toEqual( [
					'added_to_cart',
					'adding_to_cart',
					'should_send_ajax_request.adding_to_cart',
					'wc_cart_button_updated',
					'wc_fragments_loaded',
				] );
			}
		);

		it.each( [ 'click', 'space' ] )(
			'a %s removes the item once',
			async ( type ) => {
				await openBoth();
				press( '.remove_from_cart_button', type );
				expect( requests.map( ( { url } ) => url ) ).toEqual( [
					'/?wc-ajax=remove_from_cart',
				] );
				await requests[ 0 ]?.reply( body( 'remove-ok' ) );
				expect( events.sort() ).toEqual( [
					'removed_from_cart',
					'wc_fragments_loaded',
				] );
			}
		);

		it( "respects an add-on's veto", async () => {
			await openBoth();
			jQuery( document.body ).on(
				'should_send_ajax_request.adding_to_cart',
				() => false
			);
			press( '#add-25', 'click' );
			expect( requests ).toEqual( [] );
		} );

		it( 'adds once per click if a plugin combines scripts', async () => {
			await openBoth();
			element( '#wc-add-to-cart-js' ).remove();
			press( '#add-25', 'click' );
			expect( requests ).toHaveLength( 1 );
		} );
	}
);

it( 'adds the product if another script only counts clicks', async () => {
	Reflect.set( window, 'jQuery', jQuery );
	const counted = jest.fn();
	Object( jQuery( document.body ) ).on(
		'click',
		'.add_to_cart_button',
		counted
	);
	open( { html: button( 25 ) } );
	element( '#add-25' ).click();
	expect( counted ).toHaveBeenCalledTimes( 1 );
	expect( requests.map( ( { url } ) => url ) ).toEqual( [
		'/?wc-ajax=add_to_cart',
	] );
} );

it( "leaves the fragments to WooCommerce's script", () => {
	open( {
		hasFragments: true,
		html: '<script id="wc-cart-fragments-js"></script>',
	} );
	expect( requests ).toHaveLength( 0 );
} );

it( 'does nothing if the page prints no parameters', () => {
	open( { params: null } );
	element( '#add-25' ).click();
	expect( requests ).toHaveLength( 0 );
	expect( announced() ).toBeUndefined();
} );
