import type { SavedPaymentMethod } from '@shopfront/data/payment';
import { __, sprintf } from '@wordpress/i18n';

/** The server formats months as `"12/28"`. */
const isMonth = ( expires: string ): boolean =>
	/^\d{1,2}\/\d{2,4}$/.test( expires );

/** Uses brand and last digits, if known. */
export const savedMethodLabel = ( {
	tokenId,
	method: { brand, display_brand: displayBrand, last4 },
	expires,
}: SavedPaymentMethod ): string => {
	const name = brand || displayBrand || __( 'Saved account', 'shopfront' );
	if ( last4 && isMonth( expires ) ) {
		return sprintf(
			/* translators: %1$s: brand of a card, %2$s: its last four digits, %3$s: month and year in which it expires. */
			__( '%1$s ending in %2$s (expires %3$s)', 'woocommerce' ),
			name,
			last4,
			expires
		);
	}
	if ( last4 ) {
		return sprintf(
			/* translators: %1$s: kind of a bank account, or brand of a card, %2$s: its last four digits. */
			__( '%1$s ending in %2$s', 'woocommerce' ),
			name,
			last4
		);
	}
	return brand || displayBrand
		? name
		: sprintf(
				/* translators: %s: number of a saved payment method. */
				__( 'Saved payment method %s', 'shopfront' ),
				String( tokenId )
			);
};
