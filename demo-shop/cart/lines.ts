import type Database from 'libsql';
import { getProduct } from '../catalogue/repository';
import type { Micros, Product } from '../catalogue/types';
import type { StoredLine } from '../session-data';

export interface CartLine extends StoredLine {
	/** A variable product's variation. */
	product: Product;
	/** A variation's parent, else `null`. */
	parent: Product | null;
}

/** Skips lines whose product is gone. */
export const resolveLines = (
	database: Database.Database,
	lines: readonly StoredLine[]
): CartLine[] => {
	return lines.flatMap( ( line ) => {
		const product = getProduct(
			database,
			line.variationId || line.productId
		);
		const parent = line.variationId
			? getProduct( database, line.productId )
			: null;
		const isGone =
			product === null || ( line.variationId !== 0 && parent === null );
		return isGone ? [] : [ { ...line, product, parent } ];
	} );
};

/** `null` for a product without its own price. */
export const unitPrice = ( product: Product ): Micros | null => {
	return product.salePrice ?? product.regularPrice;
};

/** Variable and grouped products aren't purchasable themselves. */
export const isPurchasable = ( product: Product ): boolean => {
	return (
		( product.type === 'simple' || product.type === 'variation' ) &&
		unitPrice( product ) !== null
	);
};

/** For messages and shipments: Linen Shirt - Medium, Blue. */
export const fullName = (
	product: Product,
	parent: Product | null
): string => {
	if ( parent === null ) {
		return product.name;
	}
	const values = parent.attributes.flatMap( ( attribute ) => {
		const slug = product.variationAttributes[ attribute.taxonomy ?? '' ];
		return (
			attribute.terms.find( ( term ) => term.slug === slug )?.name ?? []
		);
	} );
	return values.length > 0
		? `${ parent.name } - ${ values.join( ', ' ) }`
		: parent.name;
};
