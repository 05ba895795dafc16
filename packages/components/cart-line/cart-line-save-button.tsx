import { __, sprintf } from '@wordpress/i18n';

export interface CartLineSaveButtonProps {
	/** Plain text. */
	name: string;
	isBusy: boolean;
	onSave: () => void;
}

/**
 * Moves a line to the customer's list for later.
 *
 * Surface: `.wc-block-cart-item__save-for-later`, `-link` (docs/contract/blocks.md 5).
 */
export const CartLineSaveButton = ( {
	name,
	isBusy,
	onSave,
}: CartLineSaveButtonProps ) => (
	<div className="wc-block-cart-item__save-for-later">
		<button
			type="button"
			className="wc-block-cart-item__save-for-later-link"
			aria-label={ sprintf(
				/* translators: %s: name of a product. */
				__( 'Save for later: %s', 'shopfront' ),
				name
			) }
			aria-disabled={ isBusy || undefined }
			onClick={ isBusy ? undefined : onSave }
		>
			{ __( 'Save for later', 'woocommerce' ) }
		</button>
	</div>
);
