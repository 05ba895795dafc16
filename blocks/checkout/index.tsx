/** What an editor needs of the checkout block. Pages of a shop load `frontend` instead, and nothing of this. */
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

/** A checkout as an author sees it in an editor, fetched when it is first seen. */
export const CheckoutPreview = ( props: CheckoutPreviewProps ) => (
	<Suspense fallback={ <CheckoutSkeleton /> }>
		<LazyCheckoutPreview { ...props } />
	</Suspense>
);
