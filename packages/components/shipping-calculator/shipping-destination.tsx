import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Ref } from 'react';

export interface ShippingDestinationProps {
	/** Where goods go, on one line; `''` when that is not known. */
	destination: string;
	/** Where they are fetched instead, `''` when that is not told; `null` while they are shipped. */
	pickupLocation?: string | null;
	/** Whether the form for another place is open. */
	isOpen: boolean;
	/** Id of what the button opens. */
	panelId: string;
	onToggle: () => void;
	/** The button is about to be pressed, as far as can be told. */
	onIntent?: () => void;
	buttonRef?: Ref< HTMLButtonElement >;
}

/** What is said of the place; it stands in the sentence as `<place/>`. */
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
 * Where goods go, or where they are fetched, with a button for another place to ship to.
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
