import { useStoreCart, type BlockProps } from '@shopfront/bindings';

/**
 * What goes with the cart, and the page's own words about it. It stays in place, hidden, while there is nothing of the
 * kind: what the shopper does in it may make it come and go.
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
