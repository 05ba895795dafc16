/** @jest-environment ./tests/fixtures/dom-with-fetch.cjs */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createShop, type Shop } from '../../../../demo-shop/app';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { ShopClient } from '../../../../tests/fixtures/shop-client';
import { mount as mountDialogs } from '@shopfront/behaviors/wishlist/dialogs/wishlist-dialogs';
import { mount } from './wishlist-page';

const PRODUCTS = [ 26, 27, 28 ];
const NEWEST = 'Wool Socks';

let shop: Shop;
let client: ShopClient;
let stops: Array< () => void > = [];
let sent: string[] = [];
/** Override the shop's responses, by action. */
let answers: Record< string, () => Promise< Response > | Response > = {};

const settle = ( ms = 60 ) =>
	new Promise( ( resolve ) => setTimeout( resolve, ms ) );

const show = async ( path: string ) => {
	history.replaceState( null, '', path );
	const html = await ( await client.fetch( path ) ).text();
	const page = new DOMParser().parseFromString( html, 'text/html' );
	document.body.innerHTML = page.body.innerHTML;
	const settings = page.getElementById( 'shopfront-wishlist' );
	if ( settings ) {
		document.body.append( settings );
	}
	Object.assign( window, {
		yith_wcwl_l10n: JSON.parse(
			/var yith_wcwl_l10n = (.*);/.exec( html )?.[ 1 ] ?? '{}'
		),
	} );
	stops = [
		...document.querySelectorAll< HTMLElement >(
			'.yith-wcwl-form,.wishlist_manage_table'
		),
	].map( ( element ) => mountBehavior( mount, element ) );
	for ( const link of document.querySelectorAll< HTMLElement >(
		'a[data-rel^="prettyPhoto["]'
	) ) {
		stops.push( mountBehavior( mountDialogs, link ) );
	}
	await settle();
};

const open = async () => {
	for ( const id of PRODUCTS ) {
		const response = await client.fetch(
			'/wp-admin/admin-ajax.php?action=shopfront_wishlist_state'
		);
		const { nonces } = await response.json();
		await client.form( '/wp-admin/admin-ajax.php', {
			action: 'add_to_wishlist',
			nonce: nonces.add_to_wishlist_nonce,
			add_to_wishlist: String( id ),
		} );
	}
	await show( '/wishlist/' );
};

const rows = () =>
	[ ...document.querySelectorAll( 'tr[data-row-id] .product-name a' ) ].map(
		( link ) => link.textContent
	);

const onServer = async () => {
	const html = await ( await client.fetch( '/wishlist/' ) ).text();
	const page = new DOMParser().parseFromString( html, 'text/html' );
	return {
		names: [
			...page.querySelectorAll( 'tr[data-row-id] .product-name a' ),
		].map( ( link ) => link.textContent ),
		title: page.querySelector( '.wishlist-title h2' )?.textContent,
		quantity: page.querySelector( 'input.qty' )?.getAttribute( 'value' ),
		privacy: page.querySelector( '.yith-wcwl-share' ) !== null,
	};
};

beforeEach( () => {
	shop = createShop( { databasePath: ':memory:', buildFolder: '' } );
	client = new ShopClient( shop );
	sent = [];
	answers = {};
	CSSStyleSheet.prototype.replaceSync = () => {};
	document.adoptedStyleSheets = [];
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
	Object.assign( window, {
		fetch: async ( url: string, init?: RequestInit ) => {
			const action = new URLSearchParams(
				String( init?.body ?? '' )
			).get( 'action' );
			if ( action ) {
				sent.push( action );
			}
			const response = await ( answers[ action ?? '' ]?.() ??
				client.fetch( url, init ) );
			// `client.fetch` doesn't follow redirects like a browser.
			return response.status === 303
				? client.fetch( String( response.headers.get( 'Location' ) ) )
				: response;
		},
		matchMedia: undefined,
	} );
	Object.defineProperty( document, 'cookie', {
		configurable: true,
		get: () =>
			[ ...client.cookies ]
				.map( ( pair ) => pair.join( '=' ) )
				.join( '; ' ),
	} );
} );
afterEach( () => {
	stops.forEach( ( stop ) => stop() );
	Reflect.deleteProperty( window, Symbol.for( 'shopfront.wishlist' ) );
	shop.close();
} );

describe( 'the title', () => {
	const input = () =>
		screen.getByRole( 'textbox', { name: 'Name of the list' } );
	const edit = async ( text: string ) => {
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Edit title' } )
		);
		await userEvent.clear( input() );
		await userEvent.type( input(), text );
		await settle();
	};

	it( 'is saved with Enter', async () => {
		await open();
		await edit( 'Birthday{Enter}' );
		expect(
			screen.getByRole( 'heading', { name: 'Birthday' } )
		).toBeVisible();
		expect( ( await onServer() ).title ).toBe( 'Birthday' );
		expect(
			screen.getByRole( 'button', { name: 'Edit title' } )
		).toHaveFocus();
	} );

	it( 'is not changed with Escape', async () => {
		await open();
		await edit( 'Birthday{Escape}' );
		expect(
			screen.getByRole( 'heading', { name: 'My wishlist' } )
		).toBeVisible();
		expect( sent ).toEqual( [] );
	} );

	it( 'is not sent without a name', async () => {
		await open();
		await edit( ' {Enter}' );
		expect( input() ).toHaveFocus();
		expect( input() ).toBeInvalid();
		expect(
			screen.getByText( 'Enter a name for the list.' )
		).toBeVisible();
		expect( sent ).toEqual( [] );
	} );

	it( 'is marked as invalid if the server refuses it', async () => {
		await open();
		answers = {
			save_title: () =>
				Response.json( { result: false, message: 'No.' } ),
		};
		await edit( 'Birthday{Enter}' );
		expect( input() ).toBeInvalid();
		expect( input() ).toHaveFocus();
	} );
} );

describe( 'a row', () => {
	it( 'disappears at once, and returns to its place with Undo', async () => {
		await open();
		const before = rows();
		await userEvent.click(
			screen.getByRole( 'link', { name: /Remove “Canvas Cap”/ } )
		);
		expect( rows() ).not.toContain( 'Canvas Cap' );
		await settle();
		expect( ( await onServer() ).names ).toEqual( rows() );
		await userEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await settle( 150 );
		expect( rows() ).toEqual( before );
		expect( ( await onServer() ).names ).toEqual( before );
	} );

	it( 'returns if it could not be removed', async () => {
		await open();
		const before = rows();
		answers = {
			remove_from_wishlist: () => {
				throw new TypeError( 'Lost' );
			},
		};
		await userEvent.click(
			screen.getByRole( 'link', { name: /Remove “Canvas Cap”/ } )
		);
		await settle();
		expect( rows() ).toEqual( before );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'We couldn’t change your wishlist.'
		);
	} );

	it( 'moves with its buttons, and announces its position', async () => {
		await open();
		expect( rows()[ 0 ] ).toBe( NEWEST );
		const button = screen.getByRole( 'button', {
			name: `Move “${ NEWEST }” down`,
		} );
		button.focus();
		await userEvent.keyboard( '{Enter}' );
		expect( rows()[ 1 ] ).toBe( NEWEST );
		expect( button ).toHaveFocus();
		expect( find( '#sf-wishlist-announcements' ) ).toHaveTextContent(
			`“${ NEWEST }” is now number 2 of 3.`
		);
		await settle();
		expect( ( await onServer() ).names ).toEqual( rows() );
	} );

	it( 'sends one request for the quantity, a second after the last change', async () => {
		await open();
		const [ input ] = screen.getAllByRole( 'spinbutton' );
		await userEvent.type( input ?? document.body, '2{Enter}', {
			initialSelectionStart: 0,
			initialSelectionEnd: 9,
		} );
		await settle( 700 );
		expect( sent ).toEqual( [] );
		await settle( 500 );
		expect( sent ).toEqual( [ 'update_item_quantity' ] );
	} );
} );

it( 'enables the action if a row is ticked, and ticks all rows', async () => {
	await open();
	const apply = screen.getByRole( 'button', { name: 'Apply' } );
	expect( apply ).toBeDisabled();
	await userEvent.click(
		screen.getByRole( 'checkbox', { name: 'Select all' } )
	);
	expect( apply ).toBeEnabled();
	expect(
		screen
			.getAllByRole( 'checkbox' )
			.every( ( box ) => box.matches( ':checked' ) )
	).toBe( true );
} );

it( 'saves who can see a list, and reverts a refused choice', async () => {
	await open();
	stops.forEach( ( stop ) => stop() );
	await show( '/wishlist/manage/' );
	const select = () =>
		screen.getByRole< HTMLSelectElement >( 'combobox', {
			name: 'Who can see “My wishlist”',
		} );
	await userEvent.selectOptions( select(), '2' );
	await settle();
	expect( ( await onServer() ).privacy ).toBe( false );
	answers = { save_privacy: () => Response.json( { result: false } ) };
	await userEvent.selectOptions( select(), '0' );
	await settle();
	expect( select().value ).toBe( '2' );
	expect( ( await onServer() ).privacy ).toBe( false );
} );

describe( 'a dialog', () => {
	const dialog = () => within( screen.getByRole( 'dialog' ) );

	it( 'moves a product to a new list, which needs a name', async () => {
		await open();
		await userEvent.click(
			screen.getByText( 'Move', {
				selector: `a[data-title="${ NEWEST }"]`,
			} )
		);
		await settle();
		await userEvent.selectOptions(
			dialog().getByLabelText( 'List' ),
			'New list'
		);
		await userEvent.click(
			dialog().getByRole( 'button', { name: 'Move' } )
		);
		expect(
			dialog().getByText( 'Enter a name for the list.' )
		).toBeVisible();
		expect( sent ).toEqual( [] );
		await userEvent.type(
			dialog().getByLabelText( 'Name of the list' ),
			'Later'
		);
		await userEvent.click(
			dialog().getByRole( 'button', { name: 'Move' } )
		);
		await settle( 150 );
		expect( sent ).toEqual( [ 'move_to_another_wishlist' ] );
		expect( dialog().getByRole( 'status' ) ).toHaveTextContent(
			'Moved to Later.'
		);
		expect( ( await onServer() ).names ).not.toContain( NEWEST );
	} );

	it( 'has two tabs, for a list and a new list, which arrow keys, Home and End select', async () => {
		await open();
		await show( '/product/stone-mug/' );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Add to another list' } )
		);
		await settle();
		const tab = ( name: string ) => dialog().getByRole( 'tab', { name } );
		const [ choose, create ] = [ tab( 'Choose' ), tab( 'Create' ) ];
		choose.focus();
		for ( const [ key, next ] of [
			[ 'Home', choose ],
			[ 'ArrowRight', create ],
			[ 'End', create ],
			[ 'ArrowRight', choose ],
			[ 'End', create ],
			[ 'Home', choose ],
		] as const ) {
			const focused = find( ':focus' );
			expect( fireEvent.keyDown( focused, { key } ) ).toBe( false );
			expect( next ).toHaveFocus();
			expect(
				dialog().getAllByRole( 'tab', { selected: true } )
			).toEqual( [ next ] );
			expect( dialog().getAllByRole( 'tabpanel' ) ).toEqual( [
				dialog().getByRole( 'tabpanel', { name: next.textContent } ),
			] );
		}
		expect( fireEvent.keyDown( choose, { key: 'a' } ) ).toBe( true );
	} );

	it( 'asks for an estimate, and shows the server’s reason under the description', async () => {
		await open();
		const opener = screen.getByText( 'Ask for an estimate' );
		await userEvent.click( opener );
		await settle();
		const email = dialog().getByLabelText( 'Your email address' );
		const send = () =>
			userEvent.click( dialog().getByRole( 'button', { name: 'Send' } ) );
		await userEvent.type( email, 'nobody' );
		await send();
		await settle();
		expect(
			find( '.popup-description + .woocommerce-error' )
		).toHaveTextContent( 'Enter an email address' );
		await userEvent.type( email, '@shop.test' );
		await send();
		await settle();
		expect( dialog().getByRole( 'status' ) ).toHaveTextContent(
			'We will send an estimate to nobody@shop.test.'
		);
		await userEvent.click(
			dialog().getByRole( 'button', { name: 'Close' } )
		);
		expect( opener ).toHaveFocus();
	} );
} );

it( 'offers no move beyond the ends of the list, and keeps the focus in the row', async () => {
	await open();
	const move = ( name: string ) =>
		screen.getAllByRole< HTMLButtonElement >( 'button', {
			name: new RegExp( `^Move .* ${ name }$` ),
		} );
	const disabled = ( name: string ) =>
		move( name ).map( ( button ) => button.disabled );
	expect( disabled( 'up' ) ).toEqual( [ true, false, false ] );
	expect( disabled( 'down' ) ).toEqual( [ false, false, true ] );
	const second = move( 'up' )[ 1 ];
	second?.click();
	expect( disabled( 'up' ) ).toEqual( [ true, false, false ] );
	expect( disabled( 'down' ) ).toEqual( [ false, false, true ] );
	expect( move( 'down' )[ 0 ] ).toHaveFocus();
} );

describe( 'a product', () => {
	const quantities = async () => {
		const { body } = await client.json( '/wp-json/wc/store/v1/cart' );
		const { items }: { items: Array< Record< string, unknown > > } =
			Object( body );
		return items.map( ( { id, quantity } ) => [ id, quantity ] );
	};
	const addLink = ( id: number ) =>
		find< HTMLAnchorElement >( `#yith-wcwl-row-${ id } .add_to_cart` );

	it( 'is added to the cart without leaving the page; its row goes, and the next one has the focus', async () => {
		await open();
		const before = rows();
		const added = jest.fn();
		document.body.addEventListener( 'wc-blocks_added_to_cart', added, {
			once: true,
		} );
		addLink( 28 ).focus();
		expect( fireEvent.click( addLink( 28 ) ) ).toBe( false );
		await settle( 300 );
		expect( await quantities() ).toEqual( [ [ 28, 1 ] ] );
		expect( added ).toHaveBeenCalledTimes( 1 );
		expect( location.search ).toBe( '' );
		expect( rows() ).toEqual(
			before.filter( ( name ) => name !== NEWEST )
		);
		expect( find( '.add_to_cart:focus' ) ).toBeVisible();
		expect( find( '#yith-wcwl-message' ) ).toHaveTextContent(
			'has been added to your cart'
		);
	} );

	it( 'is added once by its link without script, wherever that leads', async () => {
		await open();
		const response = await client.fetch( addLink( 26 ).href );
		expect( response.status ).toBe( 303 );
		expect( response.headers.get( 'Location' ) ).not.toContain( 'add' );
		expect( await quantities() ).toEqual( [ [ 26, 1 ] ] );
	} );
} );

describe( 'several products', () => {
	const submit = ( name: string ) =>
		userEvent.click( screen.getByRole( 'button', { name } ) );

	it( 'are added to the cart without leaving the page, and cart events are emitted', async () => {
		await open();
		const emitted: string[] = [];
		for ( const name of [
			'wc_fragment_refresh',
			'wc-blocks_added_to_cart',
		] ) {
			document.body.addEventListener( name, () => emitted.push( name ), {
				once: true,
			} );
		}
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: `Select “${ NEWEST }”` } )
		);
		await submit( 'Apply' );
		await settle( 200 );
		expect( rows() ).not.toContain( NEWEST );
		expect( rows() ).toHaveLength( 2 );
		expect(
			document.querySelector( '#yith-wcwl-message' )
		).toHaveTextContent( 'One product has been added to your cart.' );
		expect( emitted ).toEqual( [
			'wc_fragment_refresh',
			'wc-blocks_added_to_cart',
		] );
		const { body } = await client.json( '/wp-json/wc/store/v1/cart' );
		expect( body ).toMatchObject( { items: [ { name: NEWEST } ] } );
	} );

	it( 'are sent once, and the list is reloaded if the response is lost', async () => {
		await open();
		let posts = 0;
		const { fetch } = window;
		window.fetch = ( async ( url: string, init?: RequestInit ) => {
			const response = await fetch( url, init );
			if (
				init?.method === 'POST' &&
				String( url ).includes( 'wishlist' )
			) {
				posts++;
				throw new TypeError( 'Lost' );
			}
			return response;
		} ) as typeof fetch;
		await submit( 'Add all to cart' );
		await settle( 200 );
		expect( posts ).toBe( 1 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			/couldn’t change your wishlist/
		);
		expect( rows() ).toEqual( [] );
	} );
} );

it( "shows a picture's hidden details, and hides them again", async () => {
	await open();
	await show( '/wishlist/?view=grid' );
	const style = document.createElement( 'style' );
	style.textContent =
		'.images_grid .item-details { display: none } .images_grid .show .item-details { display: block }';
	document.body.append( style );
	const pictures = [
		...document.querySelectorAll< HTMLElement >( '.product-thumbnail img' ),
	];
	const shown = () =>
		[ ...document.querySelectorAll( '[data-row-id]' ) ].map( ( row ) =>
			row.classList.contains( 'show' )
		);
	pictures[ 0 ]?.click();
	expect( shown() ).toEqual( [ true, false, false ] );
	pictures[ 1 ]?.click();
	expect( shown() ).toEqual( [ false, true, false ] );
	pictures[ 1 ]?.click();
	expect( shown() ).toEqual( [ false, false, false ] );
	pictures[ 2 ]?.click();
	await userEvent.keyboard( '{Escape}' );
	expect( shown() ).toEqual( [ false, false, false ] );
	pictures[ 2 ]?.click();
	document.body.click();
	expect( shown() ).toEqual( [ false, false, false ] );
	pictures[ 2 ]?.click();
	document.body.dispatchEvent( new CustomEvent( 'added_to_cart' ) );
	expect( shown() ).toEqual( [ false, false, false ] );
} );

it( 'moves a product to the list that is chosen in its select', async () => {
	await open();
	const { nonces } = await (
		await client.fetch(
			'/wp-admin/admin-ajax.php?action=shopfront_wishlist_state'
		)
	).json();
	await client.form( '/wp-admin/admin-ajax.php', {
		action: 'add_to_wishlist',
		nonce: nonces.add_to_wishlist_nonce,
		add_to_wishlist: '29',
		wishlist_id: 'new',
		wishlist_name: 'Birthday',
	} );
	await show( '/wishlist/' );
	const cell = find( 'tr[data-row-id] noscript' );
	cell.outerHTML = cell.textContent ?? '';
	const select = find( 'select.change-wishlist' );
	await userEvent.selectOptions(
		select,
		String( select.querySelectorAll( 'option' )[ 1 ]?.value )
	);
	await settle( 200 );
	expect( rows() ).not.toContain( NEWEST );
	expect( sent ).toContain( 'move_to_another_wishlist' );
	expect( ( await onServer() ).names ).toHaveLength( 2 );
} );

it( 'creates a list in a dialog, which needs a name', async () => {
	await open();
	const link = screen.getByRole( 'link', { name: 'New list' } );
	link.setAttribute( 'href', '#created' );
	await userEvent.click( link );
	await settle();
	const dialog = within( screen.getByRole( 'dialog' ) );
	await userEvent.click(
		dialog.getByRole( 'button', { name: 'Create the list' } )
	);
	expect( dialog.getByLabelText( 'Name of the list' ) ).toBeInvalid();
	await userEvent.type(
		dialog.getByLabelText( 'Name of the list' ),
		'Garden{Enter}'
	);
	await settle( 200 );
	expect( dialog.getByText( 'Saved.' ) ).toBeVisible();
	await userEvent.click( dialog.getByRole( 'button', { name: 'Close' } ) );
	expect( location.hash ).toBe( '#created' );
	const html = await ( await client.fetch( '/wishlist/manage/' ) ).text();
	expect( html ).toContain( 'Garden' );
} );
