import type { CartErrorResponse } from '@shopfront/store-api';
import { escapeHtml } from '../api-error';
import { fullName, type CartLine } from './lines';
import { stockLeft } from './quantity';

/** The cart's errors use curly quotation marks. */
const curly = ( name: string ) => `&#8220;${ escapeHtml( name ) }&#8221;`;

/** For lines that sold out meanwhile, or whose stock is now too low. */
export const stockErrors = (
	lines: readonly CartLine[]
): CartErrorResponse[] => {
	return lines.flatMap(
		( { product, parent, quantity } ): CartErrorResponse[] => {
			const name = curly( fullName( product, parent ) );
			const stock = stockLeft( product );
			if ( product.stockStatus === 'outofstock' || stock === 0 ) {
				return [
					{
						code: 'woocommerce_rest_product_out_of_stock',
						message: `${ name } is out of stock and cannot be purchased. Please remove it from your cart.`,
					},
				];
			}
			return stock !== null && quantity > stock
				? [
						{
							code: 'woocommerce_rest_product_partially_out_of_stock',
							message: `There are not enough ${ name } in stock. Please reduce the quantity in your cart to ${ stock }.`,
						},
					]
				: [];
		}
	);
};
