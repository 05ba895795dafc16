import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startBehaviors } from '@shopfront/behaviors/engine/behavior';
import { wishlistMarkup } from '../../../../tests/contract/wishlist-recordings';
import { mountButton, mountCount } from './wishlist';
import { mount as mountActions } from './wishlist-actions';

const SETTINGS = {
	backend: 'ajax',
	url: '/wishlist/',
	stateAction: 'state',
	stateCookie: 'sf_wishlist',
	behaviour: 'remove',
	texts: {
		add: 'Add to wishlist',
		remove: 'Remove from list',
		added: 'Product added!',
		browse: 'Browse wishlist',
		failed: 'We couldn’t change your wishlist.',
		count: 'Wishlist, %s products',
		countOne: 'Wishlist, one product',
		countNone: 'Wishlist',
	},
};

const GLOBAL = {
	ajax_url: '/ajax',
	fragments_index_glue: '.',
	labels: { cookie_disabled: 'Cookies are disabled.' },
	actions: {
		add_to_wishlist_action: 'add_to_wishlist',
		remove_from_wishlist_action: 'remove_from_wishlist',
		delete_item_action: 'delete_item',
	},
	nonce: {
		add_to_wishlist_nonce: 'a',
		remove_from_wishlist_nonce: 'b',
		delete_item_nonce: 'c',
	},
};

/** Listed products on the fake server. */
let listed: number[] = [];
let hash = '';
/** Responses to the next changes. Afterwards, the fake server answers normally. */
let answers: Array< () => Promise< Response > | Response > = [];
/** Whether the fake server fails to read the lists. */
let isUnreadable = false;
const requests: string[] = [];
let stop = () => {};

const json = ( body: unknown, status = 200 ) => ( {
	ok: status < 400,
	status,
	headers: new Headers(),
	text: async () => JSON.stringify( body ),
	json: async () => body,
} );

const change = ( productId: number, isAddition: boolean ) => {
	listed = listed.filter( ( id ) => id !== productId );
	if ( isAddition ) {
		listed.push( productId );
	}
	hash = `h${ listed.join( '-' ) }`;
};

const respond = async ( url: string, init: RequestInit = {} ) => {
	if ( init.method !== 'POST' ) {
		requests.push( 'state' );
		if ( isUnreadable ) {
			return json( { message: 'Not now' }, 503 );
		}
		return json( {
			hash,
			count: listed.length,
			complete: true,
			items: listed.map( ( id ) => [ id, id + 100, 1 ] ),
			lists: [ { id: 1, token: 'T', name: 'Mine', default: true } ],
			nonces: {},
		} );
	}
	const fields = new URLSearchParams( String( init.body ) );
	const action = String( fields.get( 'action' ) );
	requests.push( action );
	const answer = answers.shift();
	if ( answer ) {
		return answer();
	}
	const isAddition = action === 'add_to_wishlist';
	change(
		isAddition
			? Number( fields.get( 'add_to_wishlist' ) )
			: Number( fields.get( 'item_id' ) ) - 100,
		isAddition
	);
	return json( { result: isAddition ? 'true' : true, fragments: [] } );
};

const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 20 ) );

const button = ( id: number ) =>
	wishlistMarkup( 'wishlist-button' ).replaceAll( '25', String( id ) );

const open = async ( html: string, settings: object = {} ) => {
	document.body.innerHTML = `${ html }
		<a href="/wishlist/" aria-label="Wishlist"><span data-sf-wishlist-count></span></a>
		<script type="application/json" id="shopfront-wishlist">${ JSON.stringify( { ...SETTINGS, ...settings } ) }</script>`;
	stop = startBehaviors( document, [
		{
			name: 'wishlist',
			selector:
				'.yith-wcwl-add-to-wishlist,.yith-add-to-wishlist-button-block',
			load: async () => ( { mount: mountButton } ),
		},
		{
			name: 'wishlist-count',
			selector: '[data-sf-wishlist-count]',
			load: async () => ( { mount: mountCount } ),
		},
		{
			name: 'wishlist-actions',
			selector: '[data-sf-wishlist-actions]',
			load: async () => ( { mount: mountActions } ),
		},
	] );
	await settle();
};

const heart = () => screen.getAllByRole( 'link' )[ 0 ];
const press = () => userEvent.click( heart() ?? document.body );

beforeEach( () => {
	listed = [];
	hash = '';
	answers = [];
	isUnreadable = false;
	requests.length = 0;
	window.localStorage.clear();
	window.IntersectionObserver = class {
		observe = () => {};
		disconnect = () => {};
	} as unknown as typeof IntersectionObserver;
	CSSStyleSheet.prototype.replaceSync = () => {};
	document.adoptedStyleSheets = [];
	Object.assign( window, { fetch: respond, yith_wcwl_l10n: GLOBAL } );
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get: () => ( hash ? `sf_wishlist=${ hash }` : '' ),
	} );
} );
afterEach( () => {
	stop();
	Reflect.deleteProperty( window, Symbol.for( 'shopfront.wishlist' ) );
	jest.restoreAllMocks();
} );

it( 'sends no request for a visitor without lists', async () => {
	await open( button( 25 ) + button( 26 ) );
	expect( requests ).toEqual( [] );
	expect( heart() ).toHaveTextContent( 'Add to wishlist' );
} );

it( 'sends one request for all buttons of a cached page, and shows their states and the number', async () => {
	change( 26, true );
	await open( button( 25 ) + button( 26 ) + button( 27 ) );
	expect( requests ).toEqual( [ 'state' ] );
	expect(
		[ ...document.querySelectorAll( '.exists' ) ].map( ( block ) =>
			block.getAttribute( 'data-fragment-ref' )
		)
	).toEqual( [ '26' ] );
	expect(
		screen.getByRole( 'link', { name: 'Wishlist, one product' } )
	).toHaveTextContent( '1' );
} );

it( 'sends no request on the next page if nothing has changed', async () => {
	change( 26, true );
	await open( button( 26 ) );
	stop();
	Reflect.deleteProperty( window, Symbol.for( 'shopfront.wishlist' ) );
	await open( button( 26 ) );
	expect( requests ).toEqual( [ 'state' ] );
	expect( document.querySelectorAll( '.exists' ) ).toHaveLength( 1 );
} );

it( 'shows a change on click, before the response', async () => {
	await open( button( 25 ) );
	let finish = () => {};
	answers = [
		() =>
			new Promise( ( resolve ) => {
				finish = () => {
					change( 25, true );
					resolve(
						json( { result: 'true', fragments: [] } ) as Response
					);
				};
			} ),
	];
	await press();
	expect( heart() ).toHaveTextContent( 'Remove from list' );
	expect( heart() ).toHaveClass( 'loading' );
	await settle();
	finish();
	await settle();
	expect( heart() ).not.toHaveClass( 'loading' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Product added!'
	);
} );

it.each( [
	[
		'a refusal',
		() => json( { result: 'error', message: 'Sorry.' } ),
		'Sorry.',
	],
	[
		'the 0 of an unknown action',
		() => json( 0, 400 ),
		SETTINGS.texts.failed,
	],
	[
		'a page of HTML',
		() => ( { ...json( null ), text: async () => '<h1>Error</h1>' } ),
		SETTINGS.texts.failed,
	],
	[ 'a server error', () => json( {}, 500 ), SETTINGS.texts.failed ],
	[
		'no response',
		() => {
			throw new TypeError( 'Lost' );
		},
		SETTINGS.texts.failed,
	],
] )(
	'undoes a change after %s, and shows a message',
	async ( _, answer, text ) => {
		await open( button( 25 ) );
		answers = [ answer as () => Response ];
		await press();
		await settle();
		expect( heart() ).toHaveTextContent( 'Add to wishlist' );
		expect( document.querySelector( '.exists' ) ).toBeNull();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( text );
	}
);

it( 'shows no error for a lost response if the change was made', async () => {
	await open( button( 25 ) );
	answers = [
		() => {
			change( 25, true );
			throw new TypeError( 'Lost' );
		},
	];
	await press();
	await settle();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( heart() ).toHaveTextContent( 'Remove from list' );
} );

it( 'sends the second press after the response to the first', async () => {
	await open( button( 25 ) + button( 26 ) );
	await press();
	await press();
	await settle();
	const changes = requests.filter( ( name ) => name !== 'state' );
	expect( changes ).toEqual( [ 'add_to_wishlist', 'delete_item' ] );
	expect( heart() ).toHaveTextContent( 'Add to wishlist' );
	expect( listed ).toEqual( [] );
} );

it( 'shows a message in a browser without cookies, and sends nothing', async () => {
	const alert = jest.spyOn( window, 'alert' ).mockReturnValue();
	jest.spyOn( window.navigator, 'cookieEnabled', 'get' ).mockReturnValue(
		false
	);
	await open( button( 25 ) );
	await press();
	await settle();
	expect( alert ).toHaveBeenCalledWith( 'Cookies are disabled.' );
	expect( requests ).toEqual( [] );
	expect( heart() ).toHaveTextContent( 'Add to wishlist' );
} );

it( 'links a listed product to its list, if the page says so', async () => {
	change( 25, true );
	await open( button( 25 ), { behaviour: 'view' } );
	expect( heart() ).toHaveAttribute( 'href', '/wishlist/' );
	expect( heart() ).toHaveTextContent( 'Browse wishlist' );
} );

it( "keeps the server's message for a listed product", async () => {
	change( 25, true );
	const message =
		'<div class="yith-wcwl-wishlistaddedbrowse"><span class="feedback">Product added!</span><a href="/wishlist/">Browse wishlist</a></div>';
	await open(
		`<div class="yith-wcwl-add-to-wishlist exists" data-fragment-ref="25">${ message }</div>`,
		{ behaviour: 'view' }
	);
	const block = document.querySelector( '.yith-wcwl-add-to-wishlist' );
	expect( block?.innerHTML ).toBe( message );
	expect( block ).toHaveClass( 'exists' );
} );

it( 'emits the plugin’s events', async () => {
	const events: string[] = [];
	for ( const name of [
		'adding_to_wishlist',
		'added_to_wishlist',
		'removed_from_wishlist',
	] ) {
		document.body.addEventListener( name, () => events.push( name ), {
			once: true,
		} );
	}
	await open( button( 25 ) );
	await press();
	await settle();
	await press();
	await settle();
	expect( events ).toEqual( [
		'adding_to_wishlist',
		'added_to_wishlist',
		'removed_from_wishlist',
	] );
} );

describe( 'while the server cannot read the lists', () => {
	beforeEach( () => {
		jest.useFakeTimers( { doNotFake: [ 'queueMicrotask' ] } );
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	const openLater = async ( html: string ) => {
		const opening = open( html );
		await jest.advanceTimersByTimeAsync( 20 );
		await opening;
	};

	it( 'shows no states, and retries until it knows them', async () => {
		change( 25, true );
		isUnreadable = true;
		await openLater(
			wishlistMarkup( 'wishlist-button-remove' ).replace(
				/data-fragment-ref="\d+"/,
				'data-fragment-ref="25"'
			)
		);
		const badge = screen.getByRole( 'link', { name: 'Wishlist' } );
		expect( document.querySelector( '.exists' ) ).not.toBeNull();
		expect( badge ).toHaveTextContent( '' );
		const before = requests.length;
		await jest.advanceTimersByTimeAsync( 3900 );
		expect( requests ).toHaveLength( before );
		isUnreadable = false;
		await jest.advanceTimersByTimeAsync( 200 );
		expect(
			screen.getByRole( 'link', { name: 'Wishlist, one product' } )
		).toHaveTextContent( '1' );
		expect( document.querySelector( '.exists' ) ).not.toBeNull();
		const { length } = requests;
		await jest.advanceTimersByTimeAsync( 100_000 );
		expect( requests ).toHaveLength( length );
	} );

	it( 'gives up after six retries', async () => {
		change( 25, true );
		isUnreadable = true;
		await openLater( button( 25 ) );
		await jest.advanceTimersByTimeAsync( 1_000_000 );
		const { length } = requests;
		expect( length ).toBe( 3 * 7 );
		await jest.advanceTimersByTimeAsync( 1_000_000 );
		expect( requests ).toHaveLength( length );
	} );

	it( 'shows a change that the server has confirmed', async () => {
		change( 26, true );
		await openLater( button( 25 ) + button( 26 ) );
		isUnreadable = true;
		heart()?.click();
		await jest.advanceTimersByTimeAsync( 20 );
		expect( heart() ).toHaveTextContent( 'Remove from list' );
		expect( heart() ).not.toHaveClass( 'loading' );
		expect(
			screen.getByRole( 'link', { name: 'Wishlist, 2 products' } )
		).toHaveTextContent( '2' );
		isUnreadable = false;
		change( 25, false );
		await jest.advanceTimersByTimeAsync( 5000 );
		expect( heart() ).toHaveTextContent( 'Add to wishlist' );
	} );
} );

it( "adds even a listed product to a menu link's list", async () => {
	change( 25, true );
	const lists: Array< string | null > = [];
	await open(
		button( 25 ).replace(
			'</a>',
			'</a><ul class="yith-wcwl-dropdown"><li><a class="add_to_wishlist" data-wishlist-id="7" href="#">Birthday</a></li></ul>'
		)
	);
	const { fetch } = window;
	window.fetch = ( ( url: string, init: RequestInit = {} ) => {
		if ( init.method === 'POST' ) {
			lists.push(
				new URLSearchParams( String( init.body ) ).get( 'wishlist_id' )
			);
		}
		return fetch( url, init );
	} ) as typeof fetch;
	await userEvent.click( screen.getByText( 'Birthday' ) );
	await settle();
	expect( lists ).toEqual( [ '7' ] );
} );

it( 'follows changes in another tab', async () => {
	await open( button( 25 ) );
	change( 25, true );
	window.dispatchEvent(
		new StorageEvent( 'storage', { key: 'sf_wishlist' } )
	);
	await settle();
	expect( heart() ).toHaveTextContent( 'Remove from list' );
} );

it( 'does not remove what another tab has just added, when the press was meant to add it', async () => {
	await open( button( 26 ) );
	change( 26, true );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	await settle();
	const link = screen.getByRole( 'link', { name: 'Remove from list' } );
	await userEvent.click( link );
	await settle();
	expect( listed ).toEqual( [ 26 ] );
	expect( requests ).not.toContain( 'delete_item' );
	jest.spyOn( Date, 'now' ).mockReturnValue( Date.now() + 1000 );
	await userEvent.click(
		screen.getByRole( 'link', { name: 'Remove from list' } )
	);
	await settle();
	expect( listed ).toEqual( [] );
	jest.restoreAllMocks();
} );

it( 'looks lists up before it removes from them, if another tab may have changed them', async () => {
	listed = [ 26 ];
	hash = 'h26';
	await open( button( 26 ) );
	jest.spyOn( Date, 'now' ).mockReturnValue( Date.now() + 1000 );
	requests.length = 0;
	change( 27, true );
	await userEvent.click(
		screen.getByRole( 'link', { name: 'Remove from list' } )
	);
	await settle();
	expect( requests.slice( 0, 2 ) ).toEqual( [ 'state', 'delete_item' ] );
	jest.restoreAllMocks();
} );

it( 'takes over what a script of the platform has changed on the page', async () => {
	const cookieStore = new EventTarget();
	Object.assign( window, { cookieStore } );
	await open( button( 25 ) );
	change( 25, true );
	cookieStore.dispatchEvent( new Event( 'change' ) );
	await settle();
	Reflect.deleteProperty( window, 'cookieStore' );
	expect( heart() ).toHaveTextContent( 'Remove from list' );
	expect(
		screen.getByRole( 'link', { name: 'Wishlist, one product' } )
	).toBeVisible();
} );

it( 'gives the empty block of the plugin’s newer edition a button', async () => {
	await open( wishlistMarkup( 'wishlist-button-react' ) );
	expect(
		screen.getByRole( 'button', { name: 'Add to wishlist' } )
	).toBeVisible();
	change( 25, true );
	window.dispatchEvent(
		new StorageEvent( 'storage', { key: 'sf_wishlist' } )
	);
	await settle();
	expect( screen.getByText( 'Remove from list' ) ).toBeVisible();
} );
