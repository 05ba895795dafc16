/** @jest-environment node */
import { parseProducts } from '@shopfront/store-api';
import { createSettings } from '@shopfront/settings';
import { getSampleResponse, PRODUCTS_ROUTE } from './sample-response';

const { siteCurrency } = createSettings( {} );

it( 'answers a request for products with the requested number of valid products', () => {
	const result = getSampleResponse(
		{ path: `${ PRODUCTS_ROUTE }?per_page=8&page=2` },
		siteCurrency
	);
	if ( ! result?.ok ) {
		throw new Error( 'There is no response.' );
	}
	const parsed = parseProducts( result.reply.body );
	expect( parsed.ok && parsed.value ).toHaveLength( 8 );
	expect( result.reply.headers.get( 'X-WP-TotalPages' ) ).toBe( '3' );
} );

it( 'answers no other request', () => {
	for ( const path of [ '/wc/store/v1/cart', `${ PRODUCTS_ROUTE }/5` ] ) {
		expect( getSampleResponse( { path }, siteCurrency ) ).toBeNull();
	}
} );
