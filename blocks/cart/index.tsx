/** What an editor needs of the cart block. Pages of a shop load `frontend` instead, and nothing of this. */
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

/** A cart as an author sees it in an editor, fetched when it is first seen. */
export const CartPreview = ( props: CartPreviewProps ) => (
	<Suspense fallback={ <CartSkeleton /> }>
		<LazyCartPreview { ...props } />
	</Suspense>
);
