import { useStoreCart, type BlockProps } from '@shopfront/bindings';

/**
 * What goes with the cart, and the page's own words about it. It stays in place, hidden, while there is nothing of the
 * kind: what the shopper does in it may make it come and go.
 */
export const CrossSells = ( { className, children }: BlockProps ) => {
	const { crossSellsProducts } = useStoreCart();
	return (
		<div className={ className } hidden={ crossSellsProducts.length === 0 }>
			{ children }
		</div>
	);
};
