/**
 * Prices are integers of micro-units (millionths of the currency's main unit), like the platform's six-decimal prices.
 * One catalogue serves currencies with zero, two or three decimals.
 */

/** Millionths of the currency's main unit: `18_000_000n` is 18.00 dollars or 18 yen. */
export type Micros = bigint;

export interface ProductImage {
	id: number;
	/** Without a folder: `mug.svg`. */
	file: string;
	name: string;
	alt: string;
}

export interface Term {
	id: number;
	taxonomy: string;
	name: string;
	slug: string;
	description: string;
	/** 0 for none. */
	parent: number;
	menuOrder: number;
	/** CSS color of an option; `''` for none. */
	color: string;
}

export interface AttributeDefinition {
	id: number;
	/** For example `Colour`. */
	name: string;
	/** `pa_colour`. */
	taxonomy: string;
	orderBy: 'menu_order' | 'name' | 'name_num' | 'id';
}

export interface ProductAttribute {
	/** 0 for this product's own attribute. */
	attributeId: number;
	name: string;
	/** `null` for this product's own attribute. */
	taxonomy: string | null;
	hasVariations: boolean;
	terms: Array< {
		id: number;
		name: string;
		slug: string;
		isDefault: boolean;
		/** CSS color; `''` for none. */
		color: string;
	} >;
}

export type ProductType = 'simple' | 'variable' | 'variation' | 'grouped';
export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';

export interface Product {
	id: number;
	type: ProductType;
	/** 0 unless it is a variation. */
	parentId: number;
	name: string;
	slug: string;
	sku: string;
	/** HTML. */
	shortDescription: string;
	/** HTML. */
	description: string;
	regularPrice: Micros | null;
	/** `null` when not on sale. */
	salePrice: Micros | null;
	taxStatus: 'taxable' | 'shipping' | 'none';
	isVirtual: boolean;
	isDownloadable: boolean;
	catalogVisibility: 'visible' | 'catalog' | 'search' | 'hidden';
	isFeatured: boolean;
	managesStock: boolean;
	/** `null` when stock is not managed. */
	stockQuantity: number | null;
	stockStatus: StockStatus;
	backorders: 'no' | 'notify' | 'yes';
	/** From this quantity down, the shop displays the remaining stock; `null` for the default. */
	lowStockAmount: number | null;
	isSoldIndividually: boolean;
	/** An add-on's quantity limits; `null` for none. */
	quantityMinimum: number | null;
	quantityMaximum: number | null;
	quantityMultipleOf: number | null;
	/** Grams; `null` when unknown. */
	weightGrams: number | null;
	dimensions: { length: string; width: string; height: string };
	images: ProductImage[];
	categoryIds: number[];
	tagIds: number[];
	brandIds: number[];
	attributes: ProductAttribute[];
	/** A variation's taxonomy or attribute name to slug; `''` accepts any value. */
	variationAttributes: Record< string, string >;
	groupedIds: number[];
	crossSellIds: number[];
	menuOrder: number;
	totalSales: number;
	/** ISO 8601, UTC. */
	createdAt: string;
	modifiedAt: string;
}

export interface Review {
	id: number;
	productId: number;
	reviewer: string;
	/** HTML. */
	review: string;
	/** 1 to 5; 0 for a review without rating. */
	rating: number;
	isVerified: boolean;
	/** ISO 8601, UTC. */
	createdAt: string;
}
