import type { Micros } from '../types';

/** Either global (by taxonomy and slugs), or this product's own (by names). */
export type SeedAttribute =
	| {
			taxonomy: string;
			slugs: string[];
			hasVariations: boolean;
			/** `''` for none. */
			defaultSlug?: string;
	  }
	| { name: string; options: string[]; hasVariations: boolean };

export interface SeedProduct {
	id: number;
	name: string;
	slug: string;
	sku: string;
	type?: 'simple' | 'variable' | 'variation' | 'grouped';
	parentId?: number;
	shortDescription?: string;
	description?: string;
	regularPrice?: Micros;
	salePrice?: Micros;
	taxStatus?: 'taxable' | 'shipping' | 'none';
	isVirtual?: boolean;
	isDownloadable?: boolean;
	catalogVisibility?: 'visible' | 'catalog' | 'search' | 'hidden';
	isFeatured?: boolean;
	/** Turns stock management on. */
	stockQuantity?: number;
	stockStatus?: 'instock' | 'outofstock';
	backorders?: 'no' | 'notify' | 'yes';
	lowStockAmount?: number;
	isSoldIndividually?: boolean;
	quantity?: { minimum: number; maximum: number; multipleOf: number };
	weightGrams?: number;
	dimensions?: { length: string; width: string; height: string };
	/** Ids of {@link SeedImage}. */
	imageIds?: number[];
	/** Slugs of categories, tags and brands. */
	categories?: string[];
	tags?: string[];
	brands?: string[];
	attributes?: SeedAttribute[];
	/** A variation's taxonomy or attribute name to slug or option; `''` accepts any. */
	variationAttributes?: Record< string, string >;
	groupedIds?: number[];
	crossSellIds?: number[];
	totalSales?: number;
	/** ISO 8601, UTC. */
	createdAt: string;
}

export interface SeedImage {
	id: number;
	/** The image's file name without extension; responses use it too. */
	name: string;
	alt: string;
	/** Pixels. Default: 800. */
	width?: number;
	/** Pixels. Default: 800. */
	height?: number;
}

/** Parses an amount in the main unit, with up to six decimals. It's text to avoid floats: `price( '19.99' )`. */
export const price = ( amount: string ): Micros => {
	const [ whole = '0', decimals = '' ] = amount.split( '.' );
	return BigInt( whole + decimals.padEnd( 6, '0' ) );
};
