import type Database from 'libsql';
import { getProduct } from '../catalogue/repository';
import type { Micros, Product } from '../catalogue/types';
import type { StoredLine } from '../session-data';

/** A stored line with what the catalogue says of it now. */
export interface CartLine extends StoredLine {
	/** What is sold: the variation of a variable product. */
	product: Product;
	/** Of a variation; `null` otherwise. */
	parent: Product | null;
}

/** Lines whose product still exists, in the order of the cart. */
export function resolveLines(
	database: Database.Database,
	lines: readonly StoredLine[]
): CartLine[] {
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
}

/** The price of one piece as the catalogue has it; `null` for what has no price of its own. */
export function unitPrice( product: Product ): Micros | null {
	return product.salePrice ?? product.regularPrice;
}

/** Variable and grouped products are not bought themselves. */
export function isPurchasable( product: Product ): boolean {
	return (
		( product.type === 'simple' || product.type === 'variation' ) &&
		unitPrice( product ) !== null
	);
}

/** Linen Shirt - Medium, Blue: the name that messages and shipments use. */
export function fullName( product: Product, parent: Product | null ): string {
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
}
