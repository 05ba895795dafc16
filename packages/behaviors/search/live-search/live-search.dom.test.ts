import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './live-search';

const KEY = 'shopfrontRecentSearches';

const SETTINGS = {
	ajaxurl: '/wp-admin/admin-ajax.php?lang=de',
	actions: { searchProducts: 'shopfront_ajax_search_products' },
	search_result_latency: '20',
	i18n: {
		searchResults: 'Products',
		searchCounts: [ 'No products found', '1 product found', '2 found' ],
		searchAll: 'Show all results',
		searchRecent: 'Recent searches',
		searchClear: 'Clear',
	},
};

const MUG = {
	value: 'Stone Mug',
	url: '#stone-mug',
	id: 26,
	img: '/pictures/mug.svg?w=100',
	price: '<span class="woocommerce-Price-amount amount"><span class="woocommerce-Price-currencySymbol">&#036;</span>18.00</span>',
};
const CUP = { value: 'Cup', url: '#cup', id: 27 };

const fetched = jest.fn< Promise< unknown >, [ string, RequestInit ] >();
let stop = () => {};

const answer = ( body: unknown, status = 200 ) =>
	fetched.mockImplementation( async () => ( {
		ok: status < 300,
		status,
		json: async () =>
			JSON.parse(
				typeof body === 'string' ? body : JSON.stringify( body )
			),
	} ) );
const suggest = ( ...suggestions: unknown[] ) => answer( { suggestions } );

const field = () =>
	screen.getByRole< HTMLInputElement >( 'combobox', {
		name: 'Search products',
	} );
const options = () => [
	...document.querySelectorAll< HTMLElement >( '[role=option]' ),
];
const selected = () =>
	document.querySelector( '[role=option][aria-selected=true]' );
const status = () => find( '.sf-search__status' );
const saved = () =>
	JSON.parse( localStorage.getItem( KEY ) ?? '[]' ).map(
		( [ text ]: [ string ] ) => text
	);
const DAY_MS = 86_400_000;
const save = ( ...texts: unknown[] ) =>
	localStorage.setItem(
		KEY,
		JSON.stringify( texts.map( ( text ) => [ text, Date.now() ] ) )
	);
const wait = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );
const user = userEvent.setup( {
	advanceTimers: ( ms ) => jest.advanceTimersByTime( ms ),
} );
const type = async ( text: string ) => {
	await user.type( field(), text );
	await wait( 30 );
};
const lastUrl = () => new URL( fetched.mock.lastCall?.[ 0 ] ?? '' );

const open = ( html = '', settings: object = SETTINGS ) => {
	document.body.innerHTML = `<form class="sf-search" role="search" action="/shop/">
		<select name="product_cat" aria-label="Category"><option value="">All</option><option value="kitchen">Kitchen</option></select>
		<input type="search" name="s" aria-label="Search products"><button>Search</button></form>${ html }`;
	Object.assign( window, { shopfrontSettings: settings } );
	stop = mountBehavior( mount, find( 'form' ) );
};

beforeEach( () => {
	jest.useFakeTimers();
	window.CSSStyleSheet.prototype.replaceSync = () => {};
	document.adoptedStyleSheets = [];
	Object.assign( window, { fetch: fetched } );
	localStorage.clear();
	history.replaceState( null, '', '/' );
	suggest( MUG, CUP );
} );
afterEach( () => {
	stop();
	fetched.mockReset();
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( "does nothing without the page's settings", () => {
	for ( const settings of [ {}, { ajaxurl: '/ajax' }, 'text', null ] ) {
		open( '', settings as object );
		expect( document.querySelector( '[role=combobox]' ) ).toBeNull();
	}
	open(
		'<script type="application/json" id="shopfront-settings">{</script>'
	);
	stop();
	stop = mountBehavior( mount, find( 'form' ) );
	expect( document.querySelector( '[role=combobox]' ) ).toBeNull();
} );

it( 'sends a request after three characters and the configured delay', async () => {
	open();
	await user.selectOptions( screen.getByLabelText( 'Category' ), 'kitchen' );
	await type( ' mu ' );
	expect( fetched ).not.toHaveBeenCalled();
	await user.clear( field() );
	await user.type( field(), 'mug  &' );
	await wait( 19 );
	expect( fetched ).not.toHaveBeenCalled();
	await wait( 1 );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	const { pathname, searchParams } = lastUrl();
	expect( pathname ).toBe( '/wp-admin/admin-ajax.php' );
	expect( Object.fromEntries( searchParams ) ).toEqual( {
		lang: 'de',
		action: 'shopfront_ajax_search_products',
		product_cat: 'kitchen',
		query: 'mug &',
	} );
} );

it.each( [
	[ '0', 0 ],
	[ 250, 250 ],
	[ 'soon', 100 ],
	[ -5, 100 ],
	[ 1e9, 100 ],
	[ '', 100 ],
	[ undefined, 100 ],
	[ null, 100 ],
] )( 'waits for the latency %p: %p ms', async ( latency, delay ) => {
	open( '', { ...SETTINGS, search_result_latency: latency } );
	await user.type( field(), 'mug' );
	let waited = 0;
	while ( fetched.mock.calls.length === 0 && waited < 1000 ) {
		await wait( 1 );
		waited++;
	}
	expect( waited ).toBe( delay );
} );

it( 'shows names with the typed text in bold, pictures and prices', async () => {
	open();
	await type( 'MUG' );
	expect( field() ).toHaveAttribute( 'aria-expanded', 'true' );
	const list = screen.getByRole( 'listbox', { name: 'Products' } );
	expect( field().getAttribute( 'aria-controls' ) ).toBe( list.id );
	expect( options() ).toHaveLength( 2 );
	expect( options()[ 0 ] ).toHaveTextContent( 'Stone Mug $18.00' );
	expect( find( '.sf-search__name strong' ) ).toHaveTextContent( /^Mug$/ );
	await wait( 150 );
	expect( find< HTMLImageElement >( 'img' ).src ).toMatch(
		/\/pictures\/mug\.svg\?w=100$/
	);
	expect( find( 'img' ) ).toHaveAttribute( 'alt', '' );
	find( 'img' ).dispatchEvent( new Event( 'error' ) );
	expect( document.querySelector( 'img[src*=mug]' ) ).toBeNull();
} );

it( 'loads pictures after a pause in typing, and known pictures at once', async () => {
	open();
	await type( 'mug' );
	const picture = () => find< HTMLImageElement >( 'img' );
	expect( picture() ).not.toHaveAttribute( 'src' );
	await wait( 100 );
	await type( 's' );
	await wait( 100 );
	expect( picture() ).not.toHaveAttribute( 'src' );
	await wait( 50 );
	expect( picture() ).toHaveAttribute( 'src' );
	picture().dispatchEvent( new Event( 'load' ) );
	await type( '!' );
	expect( picture() ).toHaveAttribute( 'src' );
	// A closed list loads no pictures.
	suggest( { ...MUG, img: '/pictures/new.svg' } );
	await type( '?' );
	const last = picture();
	await user.keyboard( '{Escape}' );
	await wait( 500 );
	expect( last ).not.toHaveAttribute( 'src' );
} );

it( 'announces the number of products once typing has stopped', async () => {
	open();
	await type( 'mug' );
	expect( status() ).toBeEmptyDOMElement();
	await wait( 500 );
	expect( status() ).toHaveTextContent( '2 found' );
	suggest( MUG, CUP, CUP );
	await type( 's' );
	await wait( 500 );
	// The server sends no text for this number.
	expect( status() ).toHaveTextContent( '3' );
} );

it( 'shows that nothing was found', async () => {
	suggest();
	open();
	await type( 'nothing' );
	expect( find( '.sf-search__message' ) ).toBeVisible();
	expect( find( '.sf-search__message' ) ).toHaveTextContent(
		'No products found'
	);
	expect( field() ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( screen.queryByText( 'Show all results' ) ).not.toBeVisible();
	await wait( 500 );
	expect( status() ).toHaveTextContent( 'No products found' );
	await user.keyboard( '{ArrowDown}{Escape}' );
	expect( find( '.sf-search__panel' ) ).not.toBeVisible();
	expect( field() ).toHaveValue( 'nothing' );
} );

it( 'shows a row without a product, which neither keys nor clicks can choose', async () => {
	suggest( { value: 'Nothing here', id: '-1', url: '#there' }, CUP );
	open();
	await type( 'cups' );
	const inert = options()[ 0 ];
	expect( inert ).toHaveAttribute( 'aria-disabled', 'true' );
	await user.click( inert as HTMLElement );
	expect( location.hash ).toBe( '' );
	await user.keyboard( '{ArrowDown}' );
	expect( selected() ).toHaveTextContent( 'Cup' );
	await user.keyboard( '{ArrowUp}{ArrowUp}' );
	expect( selected() ).toHaveTextContent( 'Cup' );
	await wait( 500 );
	expect( status() ).toHaveTextContent( '1 product found' );
	suggest( { value: 'Nothing here', id: -1 } );
	await type( 'x' );
	await user.keyboard( '{ArrowDown}' );
	expect( selected() ).toBeNull();
} );

describe( 'with the keyboard', () => {
	it( 'moves through the options and the field', async () => {
		open();
		await type( 'mug' );
		const keys: Array< [ string, string | null ] > = [
			[ '{ArrowDown}', 'Stone Mug' ],
			[ '{ArrowDown}', 'Cup' ],
			[ '{ArrowDown}', null ],
			[ '{ArrowUp}', 'Cup' ],
			[ '{ArrowUp}', 'Stone Mug' ],
			[ '{ArrowUp}', null ],
		];
		for ( const [ key, name ] of keys ) {
			await user.keyboard( key );
			expect( field() ).toHaveFocus();
			const active = field().getAttribute( 'aria-activedescendant' );
			expect( active ).toBe( selected()?.id ?? null );
			expect(
				selected()?.querySelector( '.sf-search__name' )?.textContent ??
					null
			).toBe( name );
		}
	} );

	it( 'opens the product of the active option, and remembers the search', async () => {
		open();
		const submitted = jest.fn();
		find( 'form' ).addEventListener( 'submit', submitted );
		await type( 'mug' );
		await user.keyboard( '{ArrowDown}{Enter}' );
		await wait( 0 );
		expect( location.hash ).toBe( '#stone-mug' );
		expect( submitted ).not.toHaveBeenCalled();
		expect( saved() ).toEqual( [ 'mug' ] );
		expect( field() ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'submits the form without an active option', async () => {
		open();
		const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
		find( 'form' ).addEventListener( 'submit', submitted );
		await type( 'mug{Enter}' );
		expect( submitted ).toHaveBeenCalledTimes( 1 );
		expect( saved() ).toEqual( [ 'mug' ] );
		// The pending request isn't sent.
		expect( fetched ).not.toHaveBeenCalled();
	} );

	it( 'closes with Escape without clearing the field or leaving a dialog', async () => {
		open();
		const reached = jest.fn();
		document.body.addEventListener( 'keydown', reached );
		await type( 'mug' );
		reached.mockClear();
		await user.keyboard( '{Escape}' );
		expect( find( '.sf-search__panel' ) ).not.toBeVisible();
		expect( reached ).not.toHaveBeenCalled();
		await user.keyboard( '{Escape}' );
		expect( reached ).toHaveBeenCalledTimes( 1 );
		await user.keyboard( '{ArrowDown}' );
		expect( options() ).toHaveLength( 2 );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		document.body.removeEventListener( 'keydown', reached );
	} );

	it( 'ignores keys during input method composition', async () => {
		open();
		await type( 'mug' );
		field().dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: 'ArrowDown',
				isComposing: true,
				bubbles: true,
			} )
		);
		expect( selected() ).toBeNull();
	} );

	it( 'closes when the focus leaves the form', async () => {
		open( '<a href="#next">Next</a>' );
		await type( 'mug' );
		await user.tab();
		expect( screen.getByText( 'Show all results' ) ).toHaveFocus();
		expect( options() ).toHaveLength( 2 );
		await user.tab();
		await user.tab();
		expect( screen.getByText( 'Next' ) ).toHaveFocus();
		expect( options() ).toHaveLength( 0 );
	} );
} );

it( 'opens a clicked product, in a new tab with the modifier key or middle button', async () => {
	open();
	const clicks: MouseEvent[] = [];
	jest.spyOn(
		HTMLAnchorElement.prototype,
		'dispatchEvent'
	).mockImplementation( ( event ) => clicks.push( event as MouseEvent ) > 0 );
	for ( const init of [
		{},
		{ ctrlKey: true },
		{ metaKey: true },
		{ button: 1 },
		{ button: 2 },
	] ) {
		await user.clear( field() );
		await type( 'mug' );
		options()[ 0 ]?.dispatchEvent(
			new MouseEvent( init.button ? 'auxclick' : 'click', {
				bubbles: true,
				...init,
			} )
		);
	}
	expect(
		clicks.map( ( { ctrlKey, metaKey } ) => [ ctrlKey, metaKey ] )
	).toEqual( [
		[ false, false ],
		[ true, false ],
		[ false, true ],
		[ true, true ],
	] );
} );

it( 'keeps the focus in the field while the popup is pressed', async () => {
	open();
	await type( 'mug' );
	await user.pointer( {
		keys: '[MouseLeft>]',
		target: options()[ 1 ] as HTMLElement,
	} );
	expect( field() ).toHaveFocus();
	expect( options() ).toHaveLength( 2 );
} );

it( 'submits the form with the button below the list', async () => {
	open();
	const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
	find( 'form' ).addEventListener( 'submit', submitted );
	await type( 'mug' );
	await user.click( screen.getByText( 'Show all results' ) );
	expect( submitted ).toHaveBeenCalledTimes( 1 );
} );

it( 'searches again in another category', async () => {
	open();
	await type( 'mug' );
	await user.selectOptions( screen.getByLabelText( 'Category' ), 'kitchen' );
	await wait( 30 );
	expect( fetched ).toHaveBeenCalledTimes( 2 );
	expect( lastUrl().searchParams.get( 'product_cat' ) ).toBe( 'kitchen' );
	expect( options() ).toHaveLength( 2 );
} );

it( 'shows a cached answer in the same task', async () => {
	open();
	await type( 'mug' );
	await user.type( field(), 's' );
	await wait( 30 );
	suggest( CUP );
	field().value = 'mug';
	field().dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( find( '.sf-search__name strong' ) ).toHaveTextContent( /^Mug$/ );
	expect( fetched ).toHaveBeenCalledTimes( 2 );
} );

it( 'searches for text that was typed while the code was loading', async () => {
	document.body.innerHTML =
		'<form class="sf-search"><input name="s" value="old"></form>';
	Object.assign( window, { shopfrontSettings: SETTINGS } );
	const input = find< HTMLInputElement >( 'input' );
	input.focus();
	input.value = 'mug';
	stop = mountBehavior( mount, find( 'form' ) );
	await wait( 30 );
	expect( options() ).toHaveLength( 2 );
} );

it( 'restores the page when it stops', async () => {
	open();
	const before = document.body.innerHTML;
	stop();
	const bare = document.body.innerHTML;
	expect( bare ).not.toContain( 'sf-search__' );
	stop = mountBehavior( mount, find( 'form' ) );
	expect( document.body.innerHTML ).toBe( before );
	await type( 'mug' );
	stop();
	expect( document.body.innerHTML ).toBe( bare );
	expect( fetched.mock.lastCall?.[ 1 ].signal?.aborted ).toBe( false );
} );

describe( 'when the server fails', () => {
	it.each( [
		[ 'an unknown action', '0', 400 ],
		[ 'a bare zero', '0', 200 ],
		[ 'a page instead of JSON', '<!doctype html><p>Maintenance', 200 ],
		[ 'an error', { suggestions: [ MUG ] }, 500 ],
		[ 'no list', { suggestions: MUG }, 200 ],
		[ 'an empty body', '', 200 ],
		[ 'null', 'null', 200 ],
	] )(
		'shows nothing for %s, and the next text works',
		async ( _, body, code ) => {
			open();
			await type( 'mug' );
			answer( body, code );
			await type( 's' );
			expect( find( '.sf-search__panel' ) ).not.toBeVisible();
			expect( find( '.sf-search__bar' ) ).not.toHaveClass( 'is-loading' );
			await wait( 1000 );
			expect( status() ).toBeEmptyDOMElement();
			suggest( CUP );
			await type( 'y' );
			expect( options() ).toHaveLength( 1 );
		}
	);

	it( 'shows nothing while offline, and the form still works', async () => {
		fetched.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		open();
		const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
		find( 'form' ).addEventListener( 'submit', submitted );
		await type( 'mug' );
		expect( find( '.sf-search__panel' ) ).not.toBeVisible();
		await user.keyboard( '{Enter}' );
		expect( submitted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'times out after ten seconds', async () => {
		fetched.mockImplementation(
			( _url, { signal } ) =>
				new Promise( ( _resolve, reject ) =>
					signal?.addEventListener( 'abort', () =>
						reject( signal.reason )
					)
				)
		);
		open();
		await type( 'mug' );
		expect( find( '.sf-search__bar' ) ).toHaveClass( 'is-loading' );
		expect( find( '[role=listbox]' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await wait( 10_000 );
		expect( find( '.sf-search__bar' ) ).not.toHaveClass( 'is-loading' );
	} );

	it( 'omits broken suggestions, and shows at most fifty', async () => {
		suggest(
			null,
			'text',
			{ id: 1, url: '#a' },
			{ id: 1, value: '  ', url: '#a' },
			{ id: 1, value: 'No address' },
			{ id: 1, value: 'Script', url: 'javascript:alert(1)' },
			{ id: 1, value: 'Data', url: 'data:text/html,x' },
			...Array.from( { length: 60 }, () => CUP )
		);
		open();
		await type( 'cup' );
		expect( options() ).toHaveLength( 43 );
	} );
} );

it( 'inserts no markup from a response', async () => {
	const attack = '<img src=x onerror=alert(1)><script>alert(1)</script>';
	suggest( {
		id: 1,
		value: `Tom &amp; <b>mug</b> ${ attack }`,
		url: '#x',
		img: attack,
		price: `<del aria-hidden="true" onclick="x()">$20</del> <ins style="position:fixed"><a href="javascript:x()">$18</a></ins>
			<span class="screen-reader-text other">Now $18</span>${ attack }<svg><a xlink:href="javascript:x()">svg</a></svg>
			<style>*{display:none}</style><template><b>no</b></template><form action="/x"><button>buy</button></form>`,
	} );
	open();
	await type( 'mug' );
	const [ option ] = options();
	expect( find( '.sf-search__name' ).textContent ).toBe(
		`Tom & <b>mug</b> ${ attack }`
	);
	expect(
		option?.querySelector( 'img,script,svg,a,style,form,template' )
	).toBeNull();
	expect(
		find( '.sf-search__price' ).innerHTML.replace( /\s+/g, ' ' ).trim()
	).toBe(
		'<del aria-hidden="true">$20</del> <ins>$18</ins> <span class="screen-reader-text other">Now $18</span> buy'
	);
} );

it( 'sends at most 200 characters, even if that splits a character', async () => {
	open();
	for ( const text of [
		'x'.repeat( 100_000 ),
		`mug\ud83d${ '😀'.repeat( 300 ) }`,
	] ) {
		field().value = text;
		field().dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await wait( 30 );
		expect( [
			...( lastUrl().searchParams.get( 'query' ) ?? '' ),
		] ).toHaveLength( 200 );
	}
} );

describe( 'recent searches', () => {
	it( "show the device's last five in an empty field", async () => {
		save( 'mug', 'bowl', 7, '', 'x'.repeat( 101 ), 'a', 'b', 'c', 'd' );
		open();
		await user.click( field() );
		const list = screen.getByRole( 'listbox', { name: 'Recent searches' } );
		expect(
			within( list )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'mug', 'bowl', 'a', 'b', 'c' ] );
		await user.keyboard( '{ArrowDown}{ArrowDown}{Enter}' );
		expect( field() ).toHaveValue( 'bowl' );
		await wait( 30 );
		expect( lastUrl().searchParams.get( 'query' ) ).toBe( 'bowl' );
		await user.click( options()[ 0 ] as HTMLElement );
		expect( saved().slice( 0, 2 ) ).toEqual( [ 'bowl', 'mug' ] );
	} );

	it( 'can be cleared', async () => {
		save( 'mug' );
		open();
		field().focus();
		await user.keyboard( '{ArrowDown}' );
		await user.tab();
		expect( screen.getByText( 'Clear' ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		expect( field() ).toHaveFocus();
		expect( localStorage.getItem( KEY ) ).toBeNull();
		await user.keyboard( '{ArrowDown}' );
		expect( options() ).toHaveLength( 0 );
		expect( find( '.sf-search__panel' ) ).not.toBeVisible();
	} );

	it( 'are deleted after 30 days', async () => {
		const now = Date.now();
		localStorage.setItem(
			KEY,
			JSON.stringify( [
				[ 'mug', now - 29 * DAY_MS ],
				[ 'bowl', now - 31 * DAY_MS ],
				[ 'cup' ],
				'plate',
			] )
		);
		open();
		await user.click( field() );
		expect( options().map( ( { textContent } ) => textContent ) ).toEqual( [
			'mug',
		] );
		expect( localStorage.getItem( KEY ) ).not.toMatch( /bowl|cup|plate/ );
	} );

	it( 'are not saved if the page has no texts to show them', async () => {
		const { searchRecent, ...i18n } = SETTINGS.i18n;
		expect( searchRecent ).toBeTruthy();
		open( '', { ...SETTINGS, i18n } );
		find( 'form' ).addEventListener( 'submit', ( event ) =>
			event.preventDefault()
		);
		await type( 'mug{Enter}' );
		expect( saved() ).toEqual( [] );
	} );

	it.each( [ '{', '{"a":1}', 'null', '"text"', '["mug"]' ] )(
		'ignore the saved value %p',
		async ( text ) => {
			localStorage.setItem( KEY, text );
			open();
			await user.click( field() );
			expect( options() ).toHaveLength( 0 );
		}
	);

	it( 'stay empty if storage is blocked, and the search still works', async () => {
		jest.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
			throw new DOMException( 'Denied', 'SecurityError' );
		} );
		open();
		await user.click( field() );
		expect( options() ).toHaveLength( 0 );
		await type( 'mug' );
		await user.keyboard( '{ArrowDown}{Enter}' );
		await wait( 0 );
		expect( location.hash ).toBe( '#stone-mug' );
		find( '.sf-search__clear' ).click();
	} );
} );
