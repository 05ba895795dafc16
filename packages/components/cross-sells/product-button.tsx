import type { ProductResponse } from '@shopfront/store-api';
import { htmlToText, isSafeUrl } from '@shopfront/text';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../button/button';

export interface ProductButtonProps {
	product: ProductResponse;
	quantityInCart: number;
	isAdding: boolean;
	onAdd: () => void;
}

/** The product must be in stock and without options. */
export const canBeAdded = ( product: ProductResponse ): boolean =>
	product.is_purchasable && product.is_in_stock && ! product.has_options;

const CLASSES =
	'wp-block-button__link wc-block-components-product-button__button add_to_cart_button';

/**
 * Adds a product to the cart, or links to the page with its options. The server provides the text.
 *
 * Surface: `.wc-block-components-product-button`, `__button.add_to_cart_button` (docs/contract/blocks.md 5).
 */
export const ProductButton = ( {
	product,
	quantityInCart,
	isAdding,
	onAdd,
}: ProductButtonProps ) => {
	const { text, description } = product.add_to_cart;
	const label = htmlToText( text );
	const ariaLabel = htmlToText( description ) || undefined;
	if ( ! canBeAdded( product ) ) {
		const href = [ product.add_to_cart.url, product.permalink ].find(
			( url ) => url !== '' && isSafeUrl( url )
		);
		return href === undefined ? null : (
			<div className="wc-block-components-product-button">
				<Button
					className={ CLASSES }
					variant="outlined"
					href={ href }
					aria-label={ ariaLabel }
				>
					{ label || __( 'Read more', 'woocommerce' ) }
				</Button>
			</div>
		);
	}
	const count = String( quantityInCart );
	const isInCart = quantityInCart > 0;
	return (
		<div className="wc-block-components-product-button">
			<Button
				className={ CLASSES }
				variant="outlined"
				isBusy={ isAdding }
				aria-label={
					isInCart
						? sprintf(
								/* translators: 1: how many there are, 2: name of a product. */
								__( '%1$s in cart: %2$s', 'shopfront' ),
								count,
								htmlToText( product.name )
							)
						: ariaLabel
				}
				onClick={ onAdd }
			>
				{ isInCart
					? sprintf(
							/* translators: %s: how many of a product are in the cart. */
							__( '%s in cart', 'woocommerce' ),
							count
						)
					: label || __( 'Add to cart', 'woocommerce' ) }
			</Button>
		</div>
	);
};
