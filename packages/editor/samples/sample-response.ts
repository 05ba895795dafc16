import type { ApiRequest, ApiResult } from '@shopfront/api';
import type { Currency } from '@shopfront/money';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import { createSampleProducts } from './sample-products';

/** Previews answer this route themselves. */
export const PRODUCTS_ROUTE = `/${ STORE_API_NAMESPACE }/products`;

/** Several pages, so a preview shows the links to them. */
const SAMPLE_PAGES = 3;

/** `null` unless the request is for products. */
export const getSampleResponse = (
	{ path }: Pick< ApiRequest, 'path' >,
	currency: Currency
): ApiResult | null => {
	if ( path.split( '?' )[ 0 ] !== PRODUCTS_ROUTE ) {
		return null;
	}
	const query = new URLSearchParams( path.split( '?' )[ 1 ] );
	const perPage = Number( query.get( 'per_page' ) );
	const headers: Readonly< Record< string, string > > = {
		'x-wp-total': String( perPage * SAMPLE_PAGES ),
		'x-wp-totalpages': String( SAMPLE_PAGES ),
	};
	return {
		ok: true,
		reply: {
			body: createSampleProducts( currency, perPage ),
			status: 200,
			headers: { get: ( name ) => headers[ name.toLowerCase() ] ?? null },
			sequence: 1,
		},
	};
};
