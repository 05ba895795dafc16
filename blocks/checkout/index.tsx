/** Entry of the checkout block for editors. Store pages load `frontend` instead. */
import { lazy, Suspense } from '@wordpress/element';
import { CheckoutSkeleton } from './checkout-skeleton';
import type { CheckoutPreviewProps } from './preview/checkout-preview';

export { getAllowedInnerBlocks } from '@shopfront/bindings';
export type { CheckoutPreviewProps } from './preview/checkout-preview';

const LazyCheckoutPreview = lazy( async () => {
	const { CheckoutPreview: component } = await import(
		/* webpackChunkName: "actions" */ './preview/checkout-preview'
	);
	return { default: component };
} );

/** A preview of the checkout for editors. Loads on first render. */
export const CheckoutPreview = ( props: CheckoutPreviewProps ) => (
	<Suspense fallback={ <CheckoutSkeleton /> }>
		<LazyCheckoutPreview { ...props } />
	</Suspense>
);
