/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { JSDOM } from 'jsdom';
import { ShopClient } from '../../tests/fixtures/shop-client';
import { createShop, type Shop } from '../app';
import { isRecord } from '../is-record';

const MUG = 26;
const CAP = 27;
const SOCKS = 28;

const AJAX = '/wp-admin/admin-ajax.php';

let shop: Shop;
let folder: string;
/** The test changes the shop's database, too. */
const openInFile = () => {
	shop.close();
	folder = mkdtempSync( join( tmpdir(), 'wishlist-' ) );
	shop = createShop( {
		databasePath: join( folder, 'shop.sqlite' ),
		buildFolder: '',
	} );
};

beforeEach( () => {
	folder = '';
	shop = createShop( { databasePath: ':memory:', buildFolder: '' } );
} );
afterEach( () => {
	shop.close();
	if ( folder ) {
		rmSync( folder, { recursive: true } );
	}
} );

/** Changes the database while the shop is open. */
const inDatabase = ( change: ( database: Database.Database ) => unknown ) => {
	const database = new Database( join( folder, 'shop.sqlite' ) );
	change( database );
	database.close();
};

const recordOf = ( value: unknown ) => ( isRecord( value ) ? value : {} );
const listOf = ( value: unknown ): unknown[] =>
	Array.isArray( value ) ? value : [];

class Visitor extends ShopClient {
	async state() {
		const { body } = await this.json(
			`${ AJAX }?action=shopfront_wishlist_state&product_ids=${ MUG }`
		);
		return recordOf( body );
	}

	async lists() {
		return listOf( ( await this.state() ).lists ).map( recordOf );
	}

	async products() {
		return listOf( ( await this.state() ).items )
			.map( ( item ) => Number( listOf( item )[ 0 ] ) )
			.sort();
	}

	async act( action: string, fields: Record< string, string > = {} ) {
		const { nonces } = await this.state();
		const name = `${ action }_nonce`;
		const answer = await this.form( AJAX, {
			action,
			nonce: String( recordOf( nonces )[ name ] ),
			context: 'frontend',
			...fields,
		} );
		return {
			...answer,
			body: recordOf( JSON.parse( answer.text ) ),
		};
	}

	add( productId: number, fields: Record< string, string > = {} ) {
		return this.act( 'add_to_wishlist', {
			add_to_wishlist: String( productId ),
			...fields,
		} );
	}

	/** Adds the product to a new list, and returns the list. */
	async create( name: string, productId = MUG, visibility = '0' ) {
		await this.add( productId, {
			wishlist_id: 'new',
			wishlist_name: name,
			wishlist_visibility: visibility,
		} );
		return this.list( name );
	}

	async list( name: string ) {
		const list = ( await this.lists() ).find(
			( one ) => one.name === name
		);
		return {
			id: String( list?.id ),
			token: String( list?.token ),
			count: list?.count,
		};
	}

	async page( path: string ) {
		const response = await this.fetch( path );
		return {
			status: response.status,
			document: new JSDOM( await response.text() ).window.document,
		};
	}

	setOptions( options: object ) {
		return this.json( '/demo/options', options );
	}
}

const visitor = () => new Visitor( shop );

describe( 'privacy', () => {
	const PRIVACIES = { public: '0', shared: '1', private: '2' };
	const GONE = 'There is nothing here';

	const VISITORS: Record<
		string,
		( client: Visitor ) => Promise< unknown >
	> = {
		'a stranger with the link': async () => {},
		'a customer with the link': ( client ) => client.logIn(),
		'an administrator': ( client ) =>
			client.setOptions( { administrator: true } ),
	};

	const may = ( name: string, privacy: keyof typeof PRIVACIES ) => ( {
		see: name === 'an administrator' || privacy !== 'private',
		change: name === 'an administrator',
	} );

	const CASES = Object.keys( VISITORS ).flatMap( ( name ) =>
		( [ 'public', 'shared', 'private' ] as const ).map(
			( privacy ) => [ name, privacy ] as const
		)
	);

	it.each( CASES )(
		'lets %s do with a %s list what it allows',
		async ( name, privacy ) => {
			const owner = visitor();
			const list = await owner.create(
				'Birthday',
				MUG,
				PRIVACIES[ privacy ]
			);
			const other = visitor();
			await VISITORS[ name ]?.( other );
			const allowed = may( name, privacy );

			const page = await other.page( `/wishlist/view/${ list.token }/` );
			const heading = page.document.querySelector( '.wishlist-title h2' );
			expect( page.status ).toBe( allowed.see ? 200 : 404 );
			expect( heading?.textContent ).toBe(
				allowed.see ? 'Birthday' : undefined
			);
			expect(
				page.document.querySelector( 'h1' )?.textContent === GONE
			).toBe( ! allowed.see );
			expect(
				page.document.querySelectorAll(
					'.remove_from_wishlist, .show-title-form, .sf-move'
				).length > 0
			).toBe( allowed.change );

			const fragment = await other.act( 'load_fragments', {
				'fragments[woocommerce.yith-wcwl-form.wishlist-fragment][item]':
					'wishlist',
				'fragments[woocommerce.yith-wcwl-form.wishlist-fragment][wishlist_token]':
					list.token,
			} );
			expect( fragment.text.includes( 'Birthday' ) ).toBe( allowed.see );

			const changes = {
				rename: await other.act( 'save_title', {
					wishlist_id: list.token,
					title: 'Stolen',
				} ),
				privacy: await other.act( 'save_privacy', {
					wishlist_id: list.id,
					privacy: '0',
				} ),
				sort: await other.act( 'sort_wishlist_items', {
					wishlist_token: list.token,
					'positions[]': String( MUG ),
				} ),
				quantity: await other.act( 'update_item_quantity', {
					wishlist_token: list.token,
					product_id: String( MUG ),
					quantity: '5',
				} ),
			};
			for ( const { status, body } of Object.values( changes ) ) {
				expect( { status, result: body.result } ).toEqual( {
					status: 200,
					result: allowed.change,
				} );
			}
			const addition = await other.add( CAP, { wishlist_id: list.id } );
			expect( addition.body.result ).toBe(
				allowed.change ? 'true' : 'error'
			);
			const removal = await other.act( 'remove_from_wishlist', {
				remove_from_wishlist: String( MUG ),
				wishlist_id: list.id,
				wishlist_token: list.token,
			} );
			expect( removal.status ).toBe( 200 );
			expect( ( await owner.products() ).includes( MUG ) ).toBe(
				! allowed.change
			);
			const move = await other.act( 'move_to_another_wishlist', {
				wishlist_token: list.token,
				destination_wishlist_token: 'new',
				wishlist_name: 'Mine',
				item_id: String( CAP ),
			} );
			expect( move.body.result ).toBe( allowed.change );
			const rest = await other.json( '/wp-json/yith/wishlist/v1/items', {
				product_id: SOCKS,
				wishlist_id: Number( list.id ),
			} );
			expect( rest.status ).toBe( 200 );
			expect( 'product_data' in recordOf( rest.body ) ).toBe(
				allowed.change
			);
			const form = await other.form( `/wishlist/view/${ list.token }/`, {
				save_title: 'yes',
				wishlist_name: 'Stolen again',
			} );
			expect( form.status ).toBe( 303 );
			expect( ( await owner.lists() )[ 0 ]?.name ).toBe(
				allowed.change ? 'Stolen' : 'Birthday'
			);
		}
	);

	const GUESSING = {
		'the owner': { private: 200, shared: 200, public: 200 },
		'an administrator': { private: 200, shared: 200, public: 200 },
		'a stranger': { private: 404, shared: 404, public: 200 },
		'a customer': { private: 404, shared: 404, public: 200 },
	};

	it.each( Object.entries( GUESSING ) )(
		'shows a list to %s without its link only if everybody may see it',
		async ( name, statuses ) => {
			const owner = visitor();
			const other = name === 'the owner' ? owner : visitor();
			if ( name === 'a customer' ) {
				await other.logIn();
			}
			if ( name === 'an administrator' ) {
				await other.setOptions( { administrator: true } );
			}
			for ( const privacy of [
				'public',
				'shared',
				'private',
			] as const ) {
				const { id } = await owner.create(
					`A ${ privacy } list`,
					MUG,
					PRIVACIES[ privacy ]
				);
				const { status, document } = await other.page(
					`/wishlist/view/${ id }/`
				);
				expect( [ privacy, status ] ).toEqual( [
					privacy,
					statuses[ privacy ],
				] );
				const fragment = await other.act( 'load_fragments', {
					'fragments[woocommerce.yith-wcwl-form][item]': 'wishlist',
					'fragments[woocommerce.yith-wcwl-form][wishlist_id]': id,
				} );
				const isShown = statuses[ privacy ] === 200;
				for ( const text of [
					document.body.textContent ?? '',
					fragment.text,
				] ) {
					expect( text.includes( `A ${ privacy } list` ) ).toBe(
						isShown
					);
				}
			}
		}
	);

	const ADD_FAILED =
		'An error occurred while adding the products to the wishlist.';
	const LIST_GONE = 'This list no longer exists. Reload the page.';

	/** Replies to a visitor who can't change the list. */
	const REFUSALS: Array<
		[ action: string, fields: Record< string, string >, answer: object ]
	> = [
		[
			'add_to_wishlist',
			{ add_to_wishlist: '27', wishlist_id: 'ID' },
			{ result: 'error', message: ADD_FAILED },
		],
		[
			'remove_from_wishlist',
			{
				remove_from_wishlist: '26',
				wishlist_id: 'ID',
				wishlist_token: 'TOKEN',
			},
			{ fragments: [] },
		],
		[
			'save_title',
			{ wishlist_id: 'TOKEN', title: 'Stolen' },
			{ result: false },
		],
		[
			'save_privacy',
			{ wishlist_id: 'ID', privacy: '0' },
			{ result: false },
		],
		[
			'sort_wishlist_items',
			{ wishlist_token: 'TOKEN', 'positions[]': '26' },
			{ result: false },
		],
		[
			'update_item_quantity',
			{ wishlist_token: 'TOKEN', product_id: '26', quantity: '5' },
			{ result: false },
		],
		[
			'move_to_another_wishlist',
			{
				wishlist_token: 'TOKEN',
				destination_wishlist_token: 'new',
				wishlist_name: 'Mine',
				item_id: '26',
			},
			{
				result: false,
				message:
					'We couldn’t move the product. Reload the page and try again.',
			},
		],
		[
			'ask_an_estimate',
			{ wishlist_id: 'TOKEN', reply_email: 'me@shop.test' },
			{ message: LIST_GONE },
		],
	];

	it.each( REFUSALS )(
		'refuses %s to strangers and customers as for an unknown list',
		async ( action, fields, answer ) => {
			const owner = visitor();
			const list = await owner.create( 'Birthday', MUG, '1' );
			const customer = visitor();
			await customer.logIn();
			const fill = ( { id, token }: { id: string; token: string } ) =>
				Object.fromEntries(
					Object.entries( fields ).map( ( [ name, value ] ) => [
						name,
						value.replace( 'ID', id ).replace( 'TOKEN', token ),
					] )
				);
			for ( const other of [ visitor(), customer ] ) {
				const refused = await other.act( action, fill( list ) );
				expect( refused.status ).toBe( 200 );
				expect( refused.body ).toMatchObject( answer );
				const unknown = await other.act(
					action,
					fill( { id: '999', token: 'NOSUCHLIST00' } )
				);
				expect( [ unknown.status, unknown.body ] ).toEqual( [
					refused.status,
					refused.body,
				] );
			}
			expect( await owner.products() ).toEqual( [ MUG ] );
			expect( ( await owner.list( 'Birthday' ) ).id ).toBe( list.id );
		}
	);

	it( 'refuses changes by REST to strangers with a text, and answers a lost nonce as a guest', async () => {
		const owner = visitor();
		const list = await owner.create( 'Birthday', MUG, '0' );
		const stranger = visitor();
		const items = '/wp-json/yith/wishlist/v1/items';
		const added = await stranger.json( items, {
			product_id: CAP,
			wishlist_id: Number( list.id ),
		} );
		expect( [ added.status, added.body ] ).toEqual( [
			200,
			{ success: false, message: ADD_FAILED },
		] );
		const lists = await stranger.json( '/wp-json/yith/wishlist/v1/lists' );
		expect( lists.status ).toBe( 401 );
		expect( lists.body ).toMatchObject( {
			code: 'wishlist_rest_cannot_view',
			message: expect.stringMatching( /\w/ ),
		} );
		expect( await owner.products() ).toEqual( [ MUG ] );
	} );

	it( 'lets the owner see and change a private list', async () => {
		const owner = visitor();
		const list = await owner.create( 'Secret', MUG, '2' );
		const { status, document } = await owner.page(
			`/wishlist/view/${ list.token }/`
		);
		expect( status ).toBe( 200 );
		expect( document.querySelector( '.yith-wcwl-share' ) ).toBeNull();
		const { body } = await owner.act( 'save_title', {
			wishlist_id: list.token,
			title: 'Plan',
		} );
		expect( body.result ).toBe( true );
	} );
} );

describe( 'logging in', () => {
	it( 'loses nothing that a guest has saved', async () => {
		const customer = visitor();
		await customer.logIn();
		await customer.add( MUG );

		const guest = visitor();
		await guest.add( MUG );
		await guest.add( CAP );
		const birthday = await guest.create( 'Birthday', SOCKS, '2' );
		const link = await guest.list( 'My wishlist' );
		await guest.logIn();
		expect( await guest.products() ).toEqual( [ MUG, CAP, SOCKS ] );
		expect( ( await guest.lists() ).map( ( { name } ) => name ) ).toEqual( [
			'My wishlist',
			'Birthday',
		] );
		expect( await guest.list( 'Birthday' ) ).toEqual( birthday );
		expect( await customer.products() ).toEqual( [ MUG, CAP, SOCKS ] );
		// The link that the guest shared leads to the list with the products.
		const { document } = await visitor().page(
			`/wishlist/view/${ link.token }/`
		);
		expect( document.querySelectorAll( '[data-row-id]' ) ).toHaveLength(
			2
		);
	} );

	it( 'gives lists to the customer only once', async () => {
		const guest = visitor();
		await guest.add( CAP );
		const key = guest.cookies.get( 'yith_wcwl_session_demo' );
		await guest.logIn();
		await guest.products();
		expect( guest.cookies.has( 'yith_wcwl_session_demo' ) ).toBe( false );
		const thief = visitor();
		thief.cookies.set( 'yith_wcwl_session_demo', String( key ) );
		expect( await thief.products() ).toEqual( [] );
	} );
} );

describe( 'bad input', () => {
	it.each( [
		[ 'an empty name', '', false ],
		[ 'a name of spaces', '  ', false ],
		[ 'a name that is too long', 'x'.repeat( 65_535 ), false ],
		[ 'a name with markup', '<img src=x onerror=alert(1)>', true ],
	] )( 'renames a list to %s or refuses it', async ( _, title, isSaved ) => {
		const client = visitor();
		await client.add( MUG );
		const [ list ] = await client.lists();
		const { body } = await client.act( 'save_title', {
			wishlist_id: String( list?.token ),
			title,
		} );
		expect( body.result ).toBe( isSaved );
		const { document } = await client.page( '/wishlist/' );
		expect(
			document.querySelector( '.wishlist-title h2' )?.textContent
		).toBe( isSaved ? title : 'My wishlist' );
		expect( document.querySelector( '[onerror]' ) ).toBeNull();
	} );

	it.each( [ '', 'abc', '-5', '0', '1e9', '99999999999' ] )(
		'sets a whole quantity above 0 for %s',
		async ( quantity ) => {
			const client = visitor();
			await client.add( MUG );
			const [ list ] = await client.lists();
			await client.act( 'update_item_quantity', {
				wishlist_token: String( list?.token ),
				product_id: String( MUG ),
				quantity,
			} );
			const { document } = await client.page( '/wishlist/' );
			const shown = Number(
				document.querySelector( 'input.qty' )?.getAttribute( 'value' )
			);
			expect( shown ).toBeGreaterThan( 0 );
			expect( Number.isInteger( shown ) ).toBe( true );
		}
	);

	it( 'refuses a change of a list that was deleted in another tab', async () => {
		const client = visitor();
		const list = await client.create( 'Birthday' );
		const { document } = await client.page( '/wishlist/manage/' );
		const nonce = document
			.querySelector( '[name=yith_wcwl_edit_wishlist]' )
			?.getAttribute( 'value' );
		await client.form( '/wishlist/manage/', {
			delete: list.token,
			yith_wcwl_edit_wishlist: String( nonce ),
		} );
		expect( ( await client.list( 'Birthday' ) ).id ).toBe( 'undefined' );
		const answers = [
			await client.add( CAP, { wishlist_id: list.id } ),
			await client.act( 'save_title', {
				wishlist_id: list.token,
				title: 'New',
			} ),
		];
		expect( answers.map( ( { body } ) => body.result ) ).toEqual( [
			'error',
			false,
		] );
	} );

	it( 'shows a product that no longer exists, and lets it be removed', async () => {
		openInFile();
		const client = visitor();
		await client.add( MUG );
		inDatabase( ( database ) =>
			database.exec(
				`PRAGMA foreign_keys = OFF; DELETE FROM products WHERE id = ${ MUG }`
			)
		);
		const { document } = await client.page( '/wishlist/' );
		const row = document.querySelector( `[data-row-id="${ MUG }"]` );
		expect( row?.textContent ).toContain( 'No longer available' );
		expect( row?.querySelector( '.add_to_cart' ) ).toBeNull();
		const [ list ] = await client.lists();
		await client.act( 'remove_from_wishlist', {
			remove_from_wishlist: String( MUG ),
			wishlist_token: String( list?.token ),
		} );
		expect( await client.products() ).toEqual( [] );
	} );
} );

describe( 'without script', () => {
	it( "adds by a product's link and removes by a row's link, each with its nonce", async () => {
		const client = visitor();
		const { document } = await client.page( '/product/stone-mug/' );
		const link = document.querySelector( 'a.add_to_wishlist' );
		const path = `/product/stone-mug/${ link?.getAttribute( 'href' ) }`;
		await client.page( path.replace( /_wpnonce=\w+/, '_wpnonce=0' ) );
		expect( await client.products() ).toEqual( [] );
		const answer = await client.page( path );
		expect( answer.status ).toBe( 200 );
		expect( await client.products() ).toEqual( [ MUG ] );
		const list = await client.page( '/wishlist/' );
		await client.page(
			String(
				list.document
					.querySelector( '.remove_from_wishlist' )
					?.getAttribute( 'href' )
			)
		);
		expect( await client.products() ).toEqual( [] );
	} );

	it( 'adds nothing for a program that follows links', async () => {
		const client = visitor();
		const { nonces } = await client.state();
		await client.fetch(
			`/product/stone-mug/?add_to_wishlist=${ MUG }&_wpnonce=${ String( recordOf( nonces ).add_to_wishlist_nonce ) }`,
			{ headers: { 'User-Agent': 'SomeBot/1.0' } }
		);
		expect( await client.products() ).toEqual( [] );
	} );
} );

it( 'serves a list of ten thousand products by pages', async () => {
	openInFile();
	const client = visitor();
	await client.add( MUG );
	inDatabase( ( database ) => {
		const insert = database.prepare(
			"INSERT INTO wishlist_items ( list_id, product_id, key, choices, name, quantity, position, added_at ) VALUES ( 1, ?, ?, '[]', 'A thing', 1, ?, 0 )"
		);
		database.transaction( () => {
			for ( let index = 1; index <= 10_000; index++ ) {
				insert.run( 100_000 + index, `key-${ index }`, index );
			}
		} )();
	} );
	const { document } = await client.page( '/wishlist/?paged=500' );
	expect( document.querySelectorAll( '[data-row-id]' ) ).toHaveLength( 12 );
	expect(
		document.querySelector( '.wishlist-count' )?.textContent?.trim()
	).toBe( '10001 products' );
	expect(
		document.querySelector( '.page-numbers[aria-current=page]' )
			?.textContent
	).toContain( '500' );
	const state = await client.state();
	expect( state ).toMatchObject( { count: 10_001, complete: false } );
	expect( listOf( state.items ) ).toHaveLength( 1 );
} );

it( 'gives a cacheable page neither nonce nor state', async () => {
	const client = visitor();
	await client.setOptions( { cachedPages: true } );
	await client.add( MUG );
	const response = await client.fetch( '/shop/' );
	const text = await response.text();
	expect( text ).toContain( 'add-to-wishlist-' );
	expect( text ).not.toContain(
		'yith-wcwl-add-to-wishlist--link-style exists'
	);
	expect( text ).not.toMatch( /_wpnonce=\w/ );
	expect( response.headers.getSetCookie() ).toEqual( [] );
} );

it( 'sends the request for an estimate to the outbox of its sender', async () => {
	const client = visitor();
	await client.add( MUG );
	const [ list ] = await client.lists();
	const ask = ( email: string ) =>
		client.act( 'ask_an_estimate', {
			wishlist_id: String( list?.token ),
			reply_email: email,
			additional_notes: 'In blue',
		} );
	expect( ( await ask( 'nobody' ) ).body ).toEqual( {
		message: 'Enter an email address, like name@example.com.',
	} );
	expect( ( await ask( 'me@shop.test' ) ).body.result ).toBe( true );
	const { document } = await client.page( '/demo/outbox/' );
	expect( document.querySelector( '.mail' )?.textContent ).toMatch(
		/1 × Stone Mug; In blue/
	);
	expect(
		( await visitor().page( '/demo/outbox/' ) ).document.querySelector(
			'.mail'
		)
	).toBeNull();
} );
