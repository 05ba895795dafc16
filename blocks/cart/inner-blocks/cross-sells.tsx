import { useStoreCart, type BlockProps } from '@shopfront/bindings';

/**
 * The cross-sells section with the page's own content. Stays mounted but hidden without products, because an action
 * inside it may remove the last one.
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
