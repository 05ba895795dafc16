import type { ProductResponse } from '@shopfront/store-api';
import { quantityLimits } from '../cart/quantity';
import type { ShopContext } from '../context';
import { safeHtml } from './html';
import { t } from '../texts';
import { permalink, variationChoices } from './product-links';
import { getProduct } from './repository';
import type { Product } from './types';

const buttonText = ( product: Product ): { text: string; before: string } => {
	if ( product.type === 'variable' ) {
		return { text: 'Select options', before: 'Select options for' };
	}
	return product.stockStatus === 'outofstock'
		? { text: 'Read more', before: 'Read more about' }
		: { text: 'Add to cart', before: 'Add to cart:' };
};

const fullName = ( context: ShopContext, product: Product ): string => {
	const parent = getProduct( context.database, product.parentId );
	const choices = parent ? variationChoices( parent, product ) : [];
	const values = choices.map( ( { value } ) => value ).join( ', ' );
	return values ? `${ product.name } - ${ values }` : product.name;
};

const url = ( context: ShopContext, product: Product ): string => {
	const page = permalink( context, product );
	if ( product.type === 'variation' ) {
		const query = `variation_id=${ product.id }&add-to-cart=${ product.parentId }`;
		return safeHtml(
			`${ page }${ page.includes( '?' ) ? '&' : '?' }${ query }`
		);
	}
	return product.type === 'simple' && product.stockStatus !== 'outofstock'
		? `/?add-to-cart=${ product.id }`
		: page;
};

export const addToCartResponse = (
	context: ShopContext,
	product: Product
): ProductResponse[ 'add_to_cart' ] => {
	const { text, before } = buttonText( product );
	const name = safeHtml( fullName( context, product ) ).replace(
		/<[^>]*>/g,
		''
	);
	const { minimum, maximum, multiple_of: step } = quantityLimits( product );
	const isGrouped = product.type === 'grouped';
	return {
		text: t( isGrouped ? 'View products' : text ),
		description: isGrouped
			? `View products in the &ldquo;${ name }&rdquo; group`
			: `${ before } &ldquo;${ name }&rdquo;`,
		url: url( context, product ),
		single_text: t( 'Add to cart' ),
		minimum,
		maximum,
		multiple_of: step,
	};
};
