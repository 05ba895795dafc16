import { ApiError } from '../api-error';
import type { ShopContext } from '../context';
import type { StoredLine } from '../session-data';
import { unknownLine } from './add-line';
import { fullName, resolveLines } from './lines';
import { checkQuantity, lineLimits, wholePieces } from './quantity';

/** @throws {ApiError} Unknown key 409; `invalid_quantity`, `readonly_quantity` 400; a deleted product 404. */
export const updateLine = (
	{ database, options }: Pick< ShopContext, 'database' | 'options' >,
	lines: readonly StoredLine[],
	key: string,
	quantity: number
): StoredLine[] => {
	const stored = lines.find( ( line ) => line.key === key );
	if ( ! stored ) {
		throw unknownLine();
	}
	const [ line ] = resolveLines( database, [ stored ] );
	if ( ! line ) {
		throw new ApiError(
			'woocommerce_rest_cart_invalid_product',
			'Cart item is invalid.',
			404
		);
	}
	const pieces = wholePieces( quantity );
	checkQuantity(
		pieces,
		lineLimits( line.product, options ),
		fullName( line.product, line.parent )
	);
	return lines.map( ( one ) =>
		one === stored ? { ...one, quantity: pieces } : one
	);
};

/** @throws {ApiError} Unknown key 409. */
export const removeLine = (
	lines: readonly StoredLine[],
	key: string
): StoredLine[] => {
	if ( ! lines.some( ( line ) => line.key === key ) ) {
		throw unknownLine( 'Cart item no longer exists or is invalid.' );
	}
	return lines.filter( ( line ) => line.key !== key );
};
