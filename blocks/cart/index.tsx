/** Entry of the cart block for editors. Store pages load `frontend` instead. */
import { lazy, Suspense } from '@wordpress/element';
import { CartSkeleton } from './cart-skeleton';
import type { CartPreviewProps } from './preview/cart-preview';

export { getAllowedInnerBlocks } from '@shopfront/bindings';
export type { CartPreviewProps } from './preview/cart-preview';
export {
	getCartViews,
	EMPTY_CART,
	FILLED_CART,
	type CartView,
} from './preview/cart-views';

const LazyCartPreview = lazy( async () => {
	const { CartPreview: component } = await import(
		/* webpackChunkName: "actions" */ './preview/cart-preview'
	);
	return { default: component };
} );

/** A preview of the cart for editors. Loads on first render. */
export const CartPreview = ( props: CartPreviewProps ) => (
	<Suspense fallback={ <CartSkeleton /> }>
		<LazyCartPreview { ...props } />
	</Suspense>
);
