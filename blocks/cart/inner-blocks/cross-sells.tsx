import { useStoreCart, type BlockProps } from '@shopfront/bindings';

/**
 * Shows the page's own content. Without products, it stays mounted but hidden, because an action inside it may remove
 * the last product.
 */
export const CrossSells = ( { className, children }: BlockProps ) => {
	const hasNone = useStoreCart(
		( { crossSellsProducts } ) => crossSellsProducts.length === 0
	);
	return (
		<div className={ className } hidden={ hasNone }>
			{ children }
		</div>
	);
};
