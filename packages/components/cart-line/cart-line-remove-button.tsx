import { __, sprintf } from '@wordpress/i18n';
import { CART_SHAPES } from '../icon/cart-shapes';
import { Icon } from '../icon/icon';

export interface CartLineRemoveButtonProps {
	/** Plain text. */
	name: string;
	isRemoving: boolean;
	onRemove: () => void;
}

/** Keeps the focus while the request is in flight. */
export const CartLineRemoveButton = ( {
	name,
	isRemoving,
	onRemove,
}: CartLineRemoveButtonProps ) => (
	<button
		type="button"
		className="wc-block-cart-item__remove-link"
		aria-label={ sprintf(
			/* translators: %s: name of a product. */
			__( 'Remove %s from cart', 'woocommerce' ),
			name
		) }
		title={ __( 'Remove item', 'woocommerce' ) }
		aria-disabled={ isRemoving || undefined }
		onClick={ isRemoving ? undefined : onRemove }
	>
		<Icon shape={ CART_SHAPES.trash } />
	</button>
);
