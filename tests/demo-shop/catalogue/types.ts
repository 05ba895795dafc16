/**
 * What the demo shop sells. Prices are integers of micro-units (millionths of the currency's main unit), so that
 * one catalogue serves currencies with none, two or three decimals, as the real platform's six-decimal prices do.
 */

/** Millionths of the currency's main unit: `18_000_000n` is 18.00 dollars or 18 yen. */
export type Micros = bigint;

export interface ProductImage {
	id: number;
	/** File name of the picture drawn for it, without folder: `mug.svg`. */
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
}

export interface AttributeDefinition {
	id: number;
	/** As in "Colour". */
	name: string;
	/** As in `pa_colour`. */
	taxonomy: string;
	/** How its terms sort. */
	orderBy: 'menu_order' | 'name' | 'name_num' | 'id';
}

/** An attribute as one product uses it. */
export interface ProductAttribute {
	/** 0 for an attribute that belongs to this product alone. */
	attributeId: number;
	name: string;
	/** `null` for an attribute that belongs to this product alone. */
	taxonomy: string | null;
	hasVariations: boolean;
	terms: Array< {
		id: number;
		name: string;
		slug: string;
		isDefault: boolean;
	} >;
}

export type ProductType = 'simple' | 'variable' | 'variation' | 'grouped';
export type StockStatus = 'instock' | 'outofstock' | 'onbackorder';

export interface Product {
	id: number;
	type: ProductType;
	/** 0 unless a variation. */
	parentId: number;
	name: string;
	slug: string;
	sku: string;
	/** HTML. */
	shortDescription: string;
	/** HTML. */
	description: string;
	/** `null` where the product has no price of its own (variable, grouped). */
	regularPrice: Micros | null;
	/** `null` when not on sale. */
	salePrice: Micros | null;
	taxStatus: 'taxable' | 'shipping' | 'none';
	isVirtual: boolean;
	isDownloadable: boolean;
	catalogVisibility: 'visible' | 'catalog' | 'search' | 'hidden';
	isFeatured: boolean;
	/** Whether `stockQuantity` counts. */
	managesStock: boolean;
	/** `null` when stock is not managed. */
	stockQuantity: number | null;
	stockStatus: StockStatus;
	backorders: 'no' | 'notify' | 'yes';
	/** At or below this many in stock, the shop says how many are left; `null` never. */
	lowStockAmount: number | null;
	isSoldIndividually: boolean;
	/** Limits of an add-on for minimum and step quantities; `null` for none. */
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
	/** Of a variation: taxonomy or attribute name to slug; `''` accepts any value. */
	variationAttributes: Record< string, string >;
	/** Of a grouped product. */
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
	/** 1 to 5. */
	rating: number;
	isVerified: boolean;
	/** ISO 8601, UTC. */
	createdAt: string;
}
