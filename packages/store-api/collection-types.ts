/** What the routes around products say (contract/store-api.md 5), in wire names. */
import type { CurrencyFields, ImageResponse, MinorAmount } from './types';

/** A tag or the term of an attribute. */
export interface TermResponse {
	id: number;
	name: string;
	slug: string;
	/** HTML. */
	description: string;
	/** 0 at the top. */
	parent: number;
	/** Products that carry it. */
	count: number;
}

/** A category or a brand. */
export interface CategoryResponse extends TermResponse {
	image: ImageResponse | null;
	review_count: number;
	permalink: string;
}

export interface AttributeResponse {
	id: number;
	name: string;
	/** As in `pa_size`. */
	taxonomy: string;
	type: string;
	order: string;
	has_archives: boolean;
	count: number;
}

export interface ReviewResponse {
	id: number;
	date_created: string;
	/** In the shop's own date format. */
	formatted_date_created: string;
	date_created_gmt: string;
	product_id: number;
	product_name: string;
	product_permalink: string;
	product_image: ImageResponse | null;
	reviewer: string;
	/** HTML. */
	review: string;
	/** 1 to 5; `null` for a review without stars. */
	rating: number | null;
	/** Whether the reviewer bought the product. */
	verified: boolean;
	/** Addresses of pictures by size in pixels, as in `{ "48": "https://…" }`; empty where avatars are off. */
	reviewer_avatar_urls: Record< string, string >;
}

/** Each is `null` unless it was asked for. */
export interface CollectionDataResponse {
	price_range:
		| ( CurrencyFields & {
				min_price: MinorAmount;
				max_price: MinorAmount;
		  } )
		| null;
	attribute_counts: Array< { term: number; count: number } > | null;
	rating_counts: Array< { rating: number; count: number } > | null;
	stock_status_counts: Array< { status: string; count: number } > | null;
	taxonomy_counts: Array< { term: number; count: number } > | null;
}

/** The index of a namespace: its keys are the regular expressions of its routes. */
export interface RouteIndexResponse {
	namespace: string;
	routes: Record< string, unknown >;
}
