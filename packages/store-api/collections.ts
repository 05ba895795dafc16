import {
	boolean,
	count,
	dictionary,
	list,
	nullable,
	number,
	object,
	orElse,
	record,
	text,
	textOrNone,
	type Fields,
} from './readers';
import { guard } from './parse';
import { currencyFields, minorAmount } from './priced';
import { image } from './shared';
import type {
	AttributeResponse,
	CategoryResponse,
	CollectionDataResponse,
	ReviewResponse,
	RouteIndexResponse,
	TermResponse,
} from './collection-types';

const termFields: Fields< TermResponse > = {
	id: number,
	name: text,
	slug: text,
	description: textOrNone,
	parent: orElse( number, 0 ),
	count,
};

const category = record< CategoryResponse >( {
	...termFields,
	image: orElse( nullable( image ), null ),
	review_count: orElse( count, 0 ),
	permalink: textOrNone,
} );

const attribute = record< AttributeResponse >( {
	id: number,
	name: text,
	taxonomy: text,
	type: textOrNone,
	order: textOrNone,
	has_archives: orElse( boolean, false ),
	count: orElse( count, 0 ),
} );

const review = record< ReviewResponse >( {
	id: number,
	date_created: text,
	formatted_date_created: textOrNone,
	date_created_gmt: textOrNone,
	product_id: number,
	product_name: textOrNone,
	product_permalink: textOrNone,
	product_image: orElse( nullable( image ), null ),
	reviewer: textOrNone,
	review: textOrNone,
	rating: orElse( nullable( number ), null ),
	verified: orElse( boolean, false ),
	reviewer_avatar_urls: orElse( dictionary( text ), {} ),
} );

const notAsked = < Value >( read: ReturnType< typeof list< Value > > ) =>
	orElse( nullable( read ), null );

const collectionData = record< CollectionDataResponse >( {
	price_range: orElse(
		nullable(
			record< NonNullable< CollectionDataResponse[ 'price_range' ] > >( {
				...currencyFields,
				min_price: minorAmount,
				max_price: minorAmount,
			} )
		),
		null
	),
	attribute_counts: notAsked( list( record( { term: number, count } ) ) ),
	rating_counts: notAsked( list( record( { rating: number, count } ) ) ),
	stock_status_counts: notAsked( list( record( { status: text, count } ) ) ),
	taxonomy_counts: notAsked( list( record( { term: number, count } ) ) ),
} );

/** `GET /products/tags` and `/products/attributes/{id}/terms`. */
export const parseTerms = guard( list( record( termFields ) ) );

/** `GET /products/categories/{id}` and `/products/brands/{id}`. */
export const parseCategory = guard( category );

/** `GET /products/categories` and `/products/brands`. */
export const parseCategories = guard( list( category ) );

/** `GET /products/attributes/{id}`. */
export const parseAttribute = guard( attribute );

/** `GET /products/attributes`. */
export const parseAttributes = guard( list( attribute ) );

/** `GET /products/reviews`. */
export const parseReviews = guard( list( review ) );

/** `GET /products/collection-data`. What does not read counts as not asked for. */
export const parseCollectionData = guard( collectionData );

/** `GET /wc/store/v1` and the index of any other namespace. */
export const parseRouteIndex = guard(
	record< RouteIndexResponse >( { namespace: text, routes: object } )
);
