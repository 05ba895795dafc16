import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Ref } from 'react';

export interface ShippingDestinationProps {
	/** Where goods go, on one line; `''` when that is not known. */
	destination: string;
	/** Whether the form for another place is open. */
	isOpen: boolean;
	/** Id of what the button opens. */
	panelId: string;
	onToggle: () => void;
	/** The button is about to be pressed, as far as can be told. */
	onIntent?: () => void;
	buttonRef?: Ref< HTMLButtonElement >;
}

/**
 * Where goods go, with a button to say otherwise.
 *
 * Surface: `.sf-shipping-destination`, `__place`, `__button[aria-expanded]`.
 */
export const ShippingDestination = ( {
	destination,
	isOpen,
	panelId,
	onToggle,
	onIntent,
	buttonRef,
}: ShippingDestinationProps ) => (
	<p className="sf-shipping-destination">
		{ destination && (
			<span>
				{ createInterpolateElement(
					sprintf(
						/* translators: %s: a place, as "San Francisco, California, 94105, United States". */
						__( 'Shipping to %s', 'shopfront' ),
						'<place/>'
					),
					{
						place: (
							<bdi className="sf-shipping-destination__place">
								{ destination }
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
				? __( 'Change address', 'shopfront' )
				: __( 'Enter address', 'shopfront' ) }
		</button>
	</p>
);
