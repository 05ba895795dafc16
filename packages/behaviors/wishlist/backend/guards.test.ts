/** @jest-environment node */
import { isRecord } from '@shopfront/store-api';
import {
	wishlistNames,
	wishlistRecording,
} from '../../../../tests/contract/wishlist-recordings';
import {
	readAjaxAnswer,
	readError,
	readProducts,
	readRestAnswer,
	readRestLists,
	readShopperItem,
	readShopperList,
} from './guards';

const exchanges = wishlistNames().map( wishlistRecording );

const select = ( pattern: RegExp ) => {
	const found = exchanges.filter( ( { name } ) => pattern.test( name ) );
	expect( found.length ).toBeGreaterThan( 0 );
	return found;
};

const AJAX = /^wishlist-(guest|other|customer)-/;
const OTHER_AJAX =
	/reload-and-add|add-to-cart-from-list|save-privacy|update-quantity/;

it( 'reads each recorded AJAX answer', () => {
	for ( const { name, response } of select( AJAX ) ) {
		const answer = readAjaxAnswer( response.body );
		if ( OTHER_AJAX.test( name ) ) {
			continue;
		}
		const body = isRecord( response.body ) ? response.body : {};
		const isRefused = body.result === false || body.result === 'error';
		expect( { name, result: answer?.result } ).toEqual( {
			name,
			result:
				body.result === 'exists'
					? 'exists'
					: { true: 'refused', false: 'done' }[ `${ isRefused }` ],
		} );
		expect( Object.keys( answer?.fragments ?? {} ) ).toEqual(
			Array.isArray( body.fragments )
				? []
				: Object.keys( body.fragments ?? {} )
		);
	}
} );

it( "reads an addition's lists with their tokens", () => {
	const [ exchange ] = select( /^wishlist-customer-add-second$/ );
	expect( readAjaxAnswer( exchange?.response.body )?.lists ).toEqual( [
		{
			id: 2,
			token: 'FP59245Q2XLS',
			name: 'My wishlist',
			default: true,
			privacy: 0,
			count: 0,
			url: 'http://shop.test/wishlist/view/FP59245Q2XLS/',
		},
	] );
} );

it( 'reads each recorded REST answer to a change', () => {
	for ( const { name, response } of select(
		/^wishlist-rest-.*-(item|list)-/
	) ) {
		const answer = readRestAnswer( response.body, response.status );
		const body = isRecord( response.body ) ? response.body : {};
		const expected = () => {
			if ( response.status >= 500 ) {
				return undefined;
			}
			return response.status === 200 && body.success !== false
				? 'done'
				: 'refused';
		};
		expect( { name, result: answer?.result } ).toEqual( {
			name,
			result: expected(),
		} );
	}
} );

it( 'reads recorded REST products and lists', () => {
	const [ products ] = select( /^wishlist-rest-customer-products$/ );
	expect( readProducts( products?.response.body ) ).toEqual( [
		{ productId: 25, listIds: [ 2 ] },
		{ productId: 26, listIds: [] },
	] );
	const [ lists ] = select( /^wishlist-rest-customer-lists$/ );
	expect( readRestLists( lists?.response.body ) ).toMatchObject( [
		{ id: 2, name: 'Birthday', default: true },
	] );
} );

it( 'reads each recorded answer of WooCommerce’s lists', () => {
	const unread = select( /^shopper-list-/ ).filter(
		( { request, response: { status, body } } ) => {
			if ( status >= 400 ) {
				return readError( body ).code === '';
			}
			return request.method === 'GET'
				? readShopperList( body ) === null
				: request.method === 'POST' &&
						readShopperItem( body ).length !== 1;
		}
	);
	expect( unread.map( ( { name } ) => name ) ).toEqual( [] );
} );

it.each( [ 0, null, '', '<h1>Error</h1>', [], {}, { data: 1 }, 12 ] )(
	'rejects %j as an answer',
	( body ) => {
		expect( readAjaxAnswer( body ) ).toBeNull();
		expect( readRestAnswer( body, 200 ) ).toBeNull();
		expect( readShopperItem( body ) ).toEqual( [] );
	}
);
