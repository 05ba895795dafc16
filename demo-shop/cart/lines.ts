import type Database from 'libsql';
import { getProduct } from '../catalogue/repository';
import type { Micros, Product } from '../catalogue/types';
import type { StoredLine } from '../session-data';

/** A stored line with its current catalogue data. */
export interface CartLine extends StoredLine {
	/** The product; for a variable product, its variation. */
	product: Product;
	/** The parent of a variation; `null` otherwise. */
	parent: Product | null;
}

/** Returns lines whose product still exists, in the order of the cart. */
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

/** Returns the price of one unit as in the catalogue; `null` for a product without a price of its own. */
export function unitPrice( product: Product ): Micros | null {
	return product.salePrice ?? product.regularPrice;
}

/** Whether the product can be bought; variable and grouped products cannot. */
export function isPurchasable( product: Product ): boolean {
	return (
		( product.type === 'simple' || product.type === 'variation' ) &&
		unitPrice( product ) !== null
	);
}

/** Returns the name for messages and shipments: Linen Shirt - Medium, Blue. */
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
