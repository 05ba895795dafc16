import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Ref } from 'react';

export interface ShippingDestinationProps {
	/** On one line; `''` if unknown. */
	destination: string;
	/** `''` if unknown; `null` if the order is shipped. */
	pickupLocation?: string | null;
	isOpen: boolean;
	panelId: string;
	onToggle: () => void;
	/** Preload the form: the shopper is likely to press the button. */
	onIntent?: () => void;
	buttonRef?: Ref< HTMLButtonElement >;
}

const getSentence = ( isPickup: boolean ): string =>
	isPickup
		? sprintf(
				/* translators: %s: a place, as "1 Market Street, San Francisco". */
				__( 'Collection from %s', 'shopfront' ),
				'<place/>'
			)
		: sprintf(
				/* translators: %s: a place, as "San Francisco, California, 94105, United States". */
				__( 'Shipping to %s', 'shopfront' ),
				'<place/>'
			);

/**
 * Shows the shipping address or pickup location, with a button to change the address.
 *
 * Surface: `.sf-shipping-destination`, `__place`, `__button[aria-expanded]`.
 */
export const ShippingDestination = ( {
	destination,
	pickupLocation = null,
	isOpen,
	panelId,
	onToggle,
	onIntent,
	buttonRef,
}: ShippingDestinationProps ) => (
	<p className="sf-shipping-destination">
		{ ( pickupLocation ?? destination ) && (
			<span>
				{ createInterpolateElement(
					getSentence( pickupLocation !== null ),
					{
						place: (
							<bdi className="sf-shipping-destination__place">
								{ pickupLocation ?? destination }
							</bdi>
						),
					}
				) }
			</span>
		) }
		<button
			ref={ buttonRef }
			type="button"
			className="sf-shipping-destination__button"
			aria-expanded={ isOpen }
			aria-controls={ isOpen ? panelId : undefined }
			onClick={ onToggle }
			onPointerEnter={ onIntent }
			onFocus={ onIntent }
		>
			{ destination
				? __( 'Change address', 'woocommerce' )
				: __( 'Enter address', 'shopfront' ) }
		</button>
	</p>
);
