/** @jest-environment node */
import {
	getConfirmedSummary,
	parseSummary,
	saveSummary,
} from './stored-summary';
import { EMPTY_SUMMARY, type CartSummary } from './summary';

const SUMMARY: CartSummary = { hash: 'abc', count: 2, totals: null };
const COOKIES = {
	woocommerce_items_in_cart: '1',
	woocommerce_cart_hash: 'abc',
};

const confirmed = ( stored: string | null, cookies: object ) =>
	getConfirmedSummary( ( name ) => Reflect.get( cookies, name ), {
		get: () => stored,
		set: () => true,
	} );

it( 'confirms the stored summary if the cookie has its hash', () => {
	expect( confirmed( JSON.stringify( SUMMARY ), COOKIES ) ).toEqual(
		SUMMARY
	);
} );

it( 'is empty without the cookie for items, whatever the storage contains', () => {
	expect( confirmed( JSON.stringify( SUMMARY ), {} ) ).toBe( EMPTY_SUMMARY );
} );

it.each( [
	[ 'another hash', { ...COOKIES, woocommerce_cart_hash: 'xyz' }, SUMMARY ],
	[ 'no hash', { woocommerce_items_in_cart: '1' }, SUMMARY ],
	[
		'an empty hash on both sides',
		{ ...COOKIES, woocommerce_cart_hash: '' },
		{ ...SUMMARY, hash: '' },
	],
] )( 'is unknown with %s', ( _, cookies, stored ) => {
	expect( confirmed( JSON.stringify( stored ), cookies ) ).toBeNull();
} );

it.each( [
	null,
	'',
	'{',
	'null',
	'[]',
	'7',
	'"text"',
	'{"hash":"abc"}',
	'{"hash":7,"count":2,"totals":null}',
	'{"hash":"abc","count":"2","totals":null}',
	'{"hash":"abc","count":-1,"totals":null}',
	'{"hash":"abc","count":1.5,"totals":null}',
	'{"hash":"abc","count":1e300,"totals":null}',
	'{"hash":"abc","count":2,"totals":"x"}',
] )( 'is unknown if the storage contains %j', ( text ) => {
	expect( parseSummary( text ) ).toBeNull();
	expect( confirmed( text, COOKIES ) ).toBeNull();
} );

it( 'reads the summary that was saved', () => {
	let stored = '';
	saveSummary(
		{
			get: () => stored,
			set: ( _, value ) => {
				stored = value;
			},
		},
		SUMMARY
	);
	expect( parseSummary( stored ) ).toEqual( SUMMARY );
} );
