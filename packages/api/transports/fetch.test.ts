/** @jest-environment node */
import { fetchTransport } from './fetch';

const urlOf = async ( root: string, path: string ) => {
	const fetchFunction = jest.fn().mockRejectedValue( new TypeError( 'no' ) );
	await fetchTransport( { root, fetch: fetchFunction } )( {
		path,
		method: 'GET',
		headers: {},
		signal: new AbortController().signal,
	} ).catch( () => null );
	return fetchFunction.mock.calls[ 0 ]?.[ 0 ];
};

it.each( [
	[
		'https://a.example/wp-json/',
		'/wc/store/v1/cart?a=b',
		'https://a.example/wp-json/wc/store/v1/cart?a=b',
	],
	[
		'https://a.example/?rest_route=/',
		'/wc/store/v1/cart?a=b&c=d',
		'https://a.example/?rest_route=/wc/store/v1/cart&a=b&c=d',
	],
] )( 'joins the root %s and the path %s to %s', async ( root, path, url ) => {
	expect( await urlOf( root, path ) ).toBe( url );
} );
