/** @jest-environment node */
import { recordedNames, recording } from '../../tests/contract/recordings';
import { createShop, type Shop } from '../app';
import type { ShopOptions } from '../options';

interface Recorded {
	request: {
		path: string;
		headers: Record< string, string >;
		body?: Record< string, string >;
	};
	response: {
		status: number;
		cookies?: Array< { name: string; value_example: string } >;
		body: Record< string, unknown >;
	};
}

const NAMES = recordedNames( 'mailing-list' ).map( ( name ) =>
	name.slice( 'mailing-list-'.length )
);

const OPTIONS: Record< string, Partial< ShopOptions > > = {
	'set-email-administrator': { administrator: true },
	'set-email-carts-disabled': { mailingList: 'carts-disabled' },
	'set-email-no-consent': { mailingList: 'no-consent' },
};

/** Addresses that the recorded visitor had before. */
const FORMER: Record< string, string > = {
	'set-email-changed': 'pat@shop.test',
	'set-email-same-again': 'pat@shop.test',
	'set-email-plus-as-space': 'sam@shop.test',
	'set-email-invalid': 'sam+plus@shop.test',
};

const MUG = 26;

let shop: Shop;
let cookies: string[] = [];

const send = async ( path: string, init: RequestInit = {} ) => {
	const response = await shop.fetch(
		new Request( `http://127.0.0.1${ path }`, {
			...init,
			headers: { ...init.headers, Cookie: cookies.join( '; ' ) },
		} )
	);
	const changed = response.headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] ?? '' );
	cookies = [
		...cookies.filter(
			( known ) =>
				! changed.some( ( one ) =>
					one.startsWith( `${ known.split( '=' )[ 0 ] }=` )
				)
		),
		...changed,
	];
	return { response, changed };
};

const record = ( email: string ) =>
	send( '/wp-admin/admin-ajax.php?action=mailchimp_set_user_by_email', {
		method: 'POST',
		body: new URLSearchParams( { email, mc_language: 'en' } ),
	} );

const open = ( options: Partial< ShopOptions > = {} ) => {
	cookies = [];
	shop = createShop( {
		databasePath: ':memory:',
		buildFolder: '',
		options: { addOns: 'newsletter', ...options },
	} );
};
afterEach( () => shop.close() );

/** Names and types only: keys and product ids differ from shop to shop. */
const shapeOf = ( value: unknown ): unknown => {
	if ( typeof value !== 'object' || value === null ) {
		return typeof value;
	}
	return Array.isArray( value )
		? value.map( shapeOf )
		: Object.fromEntries(
				Object.entries( value )
					.map(
						( [ key, member ] ) =>
							[
								/^[\da-f]{32}$/.test( key ) ? 'key' : key,
								shapeOf( member ),
							] as const
					)
					// The recorded shop has two taxes.
					.filter( ( [ key ] ) => ! /^\d$/.test( key ) )
			);
};

it.each( NAMES )( 'answers %s as recorded', async ( name ) => {
	const { request, response } = recording( `mailing-list-${ name }`, {
		isExact: true,
	} ) as Recorded;
	open( OPTIONS[ name ] );
	const hasCart =
		'cart' in response.body && ! Array.isArray( response.body.cart );
	if ( hasCart ) {
		await send( '/?add-to-cart=' + MUG );
	}
	if ( name === 'get-email-ok' ) {
		await record( 'pat@shop.test' );
	}
	const former = FORMER[ name ];
	if ( former ) {
		await record( former );
	}
	const answer = await send( request.path, {
		method: 'POST',
		headers: request.headers,
		body: request.body && new URLSearchParams( request.body ),
	} );
	const body = ( await answer.response.json() ) as Record< string, unknown >;
	expect( answer.response.status ).toBe( response.status );
	expect( { ...body, cart: shapeOf( body.cart ) } ).toEqual( {
		...response.body,
		cart: shapeOf( response.body.cart ),
	} );
	expect(
		answer.changed.filter( ( cookie ) => cookie.startsWith( 'mailchimp' ) )
	).toEqual(
		( response.cookies ?? [] )
			.filter( ( cookie ) => cookie.name.startsWith( 'mailchimp' ) )
			.map( ( cookie ) => `${ cookie.name }=${ cookie.value_example }` )
	);
} );

it( 'answers nothing while the newsletter is off', async () => {
	open( { addOns: '' } );
	const { response } = await record( 'pat@shop.test' );
	expect( response.status ).toBe( 400 );
} );

it.each( [
	[ {}, 'window.mailchimp_public_data' ],
	[ { orderAttribution: true }, 'window.wc_order_attribution' ],
] )( 'prints the settings of the scripts with %j', async ( options, text ) => {
	open( options );
	const { response } = await send( '/' );
	expect( await response.text() ).toContain( text );
} );
