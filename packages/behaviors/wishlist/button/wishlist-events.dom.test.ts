import {
	createEventBus,
	type JQueryWindow,
} from '@shopfront/behaviors/engine/event-bus';
import { wishlistMarkup } from '../../../../tests/contract/wishlist-recordings';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './wishlist-events';

const view: JQueryWindow = window;
const KEY = 'add-to-wishlist-25';

let stop = () => {};
let body: unknown;
const posted: URLSearchParams[] = [];
const started: unknown[] = [];
const emitted: Array< [ string, unknown[] ] > = [];
let controller: AbortController;

const open = ( values: object = {} ) => {
	document.body.innerHTML = `${ wishlistMarkup( 'wishlist-button' ) }<ul></ul>
		<script type="application/json" id="shopfront-wishlist">{ "backend": "ajax", "texts": {} }</script>`;
	Object.assign( window, {
		yith_wcwl_l10n: {
			ajax_url: '/ajax',
			fragments_index_glue: '.',
			actions: { load_fragments: 'load_fragments' },
			nonce: { load_fragments_nonce: 'n' },
			...values,
		},
	} );
	const bus = createEventBus( view, document );
	for ( const name of [ 'yith_wcwl_init', 'yith_wcwl_fragments_loaded' ] ) {
		bus.on(
			[ name ],
			( ...args ) => emitted.push( [ name, args ] ),
			controller.signal
		);
	}
	stop = mountBehavior( mount, find( '#shopfront-wishlist' ) );
	return bus;
};
const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 50 ) );

beforeEach( () => {
	controller = new AbortController();
	posted.length = 0;
	started.length = 0;
	emitted.length = 0;
	CSSStyleSheet.prototype.replaceSync = () => {};
	document.adoptedStyleSheets = [];
	document.addEventListener(
		'sf:content',
		( event ) => started.push( ( event as CustomEvent ).detail.root ),
		{ signal: controller.signal }
	);
	Object.assign( window, {
		fetch: async ( url: string, init: RequestInit = {} ) => {
			if ( init.method === 'POST' ) {
				posted.push( new URLSearchParams( String( init.body ) ) );
			}
			return {
				ok: true,
				status: 200,
				headers: new Headers(),
				text: async () => JSON.stringify( body ),
				json: async () => body,
			};
		},
	} );
	const key = wishlistMarkup( 'wishlist-button' )
		.match( /class="([^"]+)"/ )?.[ 1 ]
		?.trim()
		.split( /\s+/ )
		.join( '.' );
	body = {
		fragments: {
			[ String( key ) ]: wishlistMarkup( 'wishlist-button' ).replace(
				'<a',
				'<i>New</i><a'
			),
		},
	};
} );
afterEach( () => {
	stop();
	controller.abort();
	delete view.jQuery;
	Reflect.deleteProperty( window, Symbol.for( 'shopfront.wishlist' ) );
} );

describe.each( [ 'with', 'without' ] )( '%s jQuery', ( kind ) => {
	beforeEach( () => {
		if ( kind === 'with' ) {
			view.jQuery = jest.requireActual( 'jquery' );
		}
	} );

	it( 'emits its start event once', () => {
		open();
		expect( emitted ).toEqual( [ [ 'yith_wcwl_init', [] ] ] );
	} );

	it( 'starts buttons that another script has inserted', () => {
		const bus = open();
		started.length = 0;
		bus.emit( 'yith_wcwl_init' );
		bus.emit( 'yith_wcwl_init_after_ajax' );
		bus.emit( 'yith_infs_added_elem', find( 'ul' ) );
		expect( started ).toEqual( [
			document.body,
			document.body,
			find( 'ul' ),
		] );
	} );

	it( "refreshes the page's fragments, and lists them in an event", async () => {
		const bus = open();
		emitted.length = 0;
		bus.emit( 'yith_wcwl_reload_fragments', {
			s: 25,
			firstLoad: false,
		} );
		await settle();
		expect( posted ).toHaveLength( 1 );
		expect( posted[ 0 ]?.get( 'action' ) ).toBe( 'load_fragments' );
		expect( document.querySelector( `.${ KEY } i` ) ).toHaveTextContent(
			'New'
		);
		const [ name, args ] = emitted[ 0 ] ?? [];
		expect( name ).toBe( 'yith_wcwl_fragments_loaded' );
		expect( args ).toEqual( [
			{
				[ Object.keys( Object( args?.[ 1 ] ) )[ 0 ] ?? '' ]:
					expect.objectContaining( { item: 'add_to_wishlist' } ),
			},
			( body as { fragments: object } ).fragments,
			false,
		] );
	} );

	it( 'sends no request without a matching fragment, or if the fragment waits for the first load', async () => {
		const bus = open();
		bus.emit( 'yith_wcwl_reload_fragments', { s: 99 } );
		find( `.${ KEY }` ).classList.remove( 'on-first-load' );
		bus.emit( 'yith_wcwl_reload_fragments' );
		await settle();
		expect( posted ).toEqual( [] );
		bus.emit( 'yith_wcwl_reload_fragments', { firstLoad: false } );
		await settle();
		expect( posted ).toHaveLength( 1 );
	} );
} );

it( 'loads fragments after the page if the setting says so', async () => {
	open( { enable_ajax_loading: '1' } );
	await settle();
	expect( posted ).toHaveLength( 1 );
	expect( emitted.at( -1 )?.[ 1 ]?.at( -1 ) ).toBe( true );
} );

it( 'does not change the page after a response without fragments', async () => {
	body = 0;
	const bus = open();
	const before = find( `.${ KEY }` ).outerHTML;
	bus.emit( 'yith_wcwl_reload_fragments' );
	await settle();
	expect( find( `.${ KEY }` ).outerHTML ).toBe( before );
	expect( emitted ).toEqual( [ [ 'yith_wcwl_init', [] ] ] );
} );

it( "shows a control's title in a tooltip if the setting says so", () => {
	open();
	const link = find( '.add_to_wishlist' );
	link.dataset.title = 'Add';
	link.dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	expect( link ).not.toHaveClass( 'with-tooltip' );
	stop();
	open( { enable_tooltip: '1' } );
	Reflect.deleteProperty( window, Symbol.for( 'shopfront.wishlist' ) );
	stop = mountBehavior( mount, find( '#shopfront-wishlist' ) );
	const other = find( '.add_to_wishlist' );
	other.dataset.title = 'Add';
	other.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
	expect( other ).toHaveClass( 'with-tooltip' );
	expect( other.querySelector( '.yith-wcwl-tooltip' ) ).toHaveTextContent(
		'Add'
	);
} );

it( 'closes the menu of lists on Escape, and keeps it closed until the focus leaves its button', () => {
	open();
	const part = find< HTMLElement >( '.yith-wcwl-add-button' );
	part.classList.add( 'with-dropdown' );
	part.insertAdjacentHTML(
		'beforeend',
		'<ul class="yith-wcwl-dropdown"><li><a class="add_to_wishlist" href="#">Birthday</a></li></ul>'
	);
	const [ button, item ] = part.querySelectorAll( 'a' );
	item?.focus();
	const press = ( key: string ) =>
		part.querySelector( 'a:focus' )?.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key,
				bubbles: true,
				cancelable: true,
			} )
		);
	expect( press( 'Tab' ) ).toBe( true );
	expect( part ).not.toHaveClass( 'is-dismissed' );
	expect( press( 'Escape' ) ).toBe( false );
	expect( part ).toHaveClass( 'is-dismissed' );
	expect( button ).toHaveFocus();
	// The next Escape is for the elements around the button.
	expect( press( 'Escape' ) ).toBe( true );
	button?.blur();
	expect( part ).not.toHaveClass( 'is-dismissed' );
} );
