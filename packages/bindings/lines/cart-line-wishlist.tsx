import type { CartItemResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { useEffect, useRef } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';

/** Pages with wishlists have these settings (docs/contract/wishlist.md 1). */
const SETTINGS = 'script#shopfront-wishlist';

/**
 * Renders nothing on pages without wishlists. The wishlist behavior fills it and shows whether the product is listed.
 */
export const CartLineWishlist = ( {
	item: { id, key, name },
}: {
	item: CartItemResponse;
} ) => {
	const { document: page } = useBlockApp().host;
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( ref.current ) {
			page.dispatchEvent(
				new CustomEvent( 'sf:content', {
					detail: { root: ref.current },
				} )
			);
		}
	}, [ page ] );
	return page.querySelector( SETTINGS ) ? (
		<div
			ref={ ref }
			className={ `sf-line-wishlist yith-wcwl-add-to-wishlist add-to-wishlist-${ id }` }
			data-fragment-ref={ id }
			data-line-key={ key }
			role="group"
			aria-label={ htmlToText( name ) }
		/>
	) : null;
};
