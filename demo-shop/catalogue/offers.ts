import type Database from 'libsql';
import type { Micros, Product } from './types';
import { getProducts, getVariations } from './repository';

/** Before taxes. `regular` equals `current` when it's not on sale. */
export interface Offer {
	current: Micros;
	regular: Micros;
	isOnSale: boolean;
	/** `null` unless the product's parts have different prices. */
	range: { from: Micros; to: Micros } | null;
}

interface PricedProduct {
	product: Product;
	current: Micros;
	regular: Micros;
}

const priced = ( product: Product ): PricedProduct => {
	const regular = product.regularPrice ?? 0n;
	return { product, regular, current: product.salePrice ?? regular };
};

/** Its variations or group members, or a simple product itself. */
export const getPricedParts = (
	database: Database.Database,
	product: Product
): Product[] => {
	if ( product.type === 'variable' ) {
		return getVariations( database, product.id );
	}
	return product.type === 'grouped'
		? getProducts( database, product.groupedIds ).flatMap( ( member ) =>
				getPricedParts( database, member )
			)
		: [ product ];
};

/** Its own price, or its cheapest part's. Grouped products are never on sale; without parts they cost nothing. */
export const getOffer = (
	database: Database.Database,
	product: Product
): Offer => {
	const parts = getPricedParts( database, product )
		.map( priced )
		.sort( ( a, b ) => Number( a.current - b.current ) );
	const cheapest = parts[ 0 ] ?? priced( product );
	const dearest = parts.at( -1 ) ?? cheapest;
	return {
		current: cheapest.current,
		regular:
			product.type === 'grouped' ? cheapest.current : cheapest.regular,
		isOnSale:
			product.type !== 'grouped' &&
			parts.some( ( part ) => part.product.salePrice !== null ),
		range:
			cheapest.current === dearest.current
				? null
				: { from: cheapest.current, to: dearest.current },
	};
};
