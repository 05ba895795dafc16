import { speak } from '@wordpress/a11y';
import {
	clampQuantity,
	type ParsedQuantity,
	type QuantityRange,
	type StepDirection,
} from '@shopfront/quantity';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/** See docs/contract/cart-and-checkout.md 8, "Announcements". */
export const announceChange = ( before: number, after: number ): void =>
	speak(
		after < before
			? sprintf(
					/* translators: %s: the new quantity. */
					__( 'Quantity reduced to %s.', 'woocommerce' ),
					String( after )
				)
			: sprintf(
					/* translators: %s: the new quantity. */
					__( 'Quantity increased to %s.', 'woocommerce' ),
					String( after )
				)
	);

/** Announces the reachable limit: 4 for a maximum of 5 in steps of 2. */
export const announceLimit = (
	direction: StepDirection,
	limits: QuantityRange
): void =>
	speak(
		direction === 'up'
			? sprintf(
					/* translators: %s: a quantity. */
					__( 'The maximum quantity is %s.', 'shopfront' ),
					String( clampQuantity( Infinity, limits ) )
				)
			: sprintf(
					/* translators: %s: a quantity. */
					__( 'The minimum quantity is %s.', 'shopfront' ),
					String( clampQuantity( -Infinity, limits ) )
				)
	);

const describeAdjustment = (
	{ quantity, adjustment }: ParsedQuantity,
	limits: QuantityRange,
	isRemovable: boolean
): string => {
	const now = String( quantity );
	switch ( adjustment ) {
		case 'maximum':
			return sprintf(
				/* translators: 1: how many can be bought, 2: the quantity in the cart. */
				__( 'Only %1$s available. Quantity set to %2$s.', 'shopfront' ),
				String( limits.maximum ),
				now
			);
		case 'minimum':
			return sprintf(
				/* translators: 1: the smallest quantity, 2: the quantity in the cart. */
				__( 'The minimum is %1$s. Quantity set to %2$s.', 'shopfront' ),
				String( limits.minimum ),
				now
			);
		case 'step':
			if ( limits.multiple_of === 1 ) {
				return sprintf(
					/* translators: %s: the quantity in the cart. */
					__(
						'Sold in whole numbers. Quantity set to %s.',
						'shopfront'
					),
					now
				);
			}
			return sprintf(
				/* translators: 1: step of the quantity, 2: the quantity in the cart. */
				__(
					'Sold in multiples of %1$s. Quantity set to %2$s.',
					'shopfront'
				),
				String( limits.multiple_of ),
				now
			);
		case 'zero':
			return isRemovable
				? sprintf(
						/* translators: 1: the quantity in the cart, 2: label of a button. */
						__(
							'The quantity is still %1$s. To remove the item, choose “%2$s”.',
							'shopfront'
						),
						now,
						__( 'Remove item', 'woocommerce' )
					)
				: sprintf(
						/* translators: 1: the smallest quantity, 2: the quantity in the cart. */
						__(
							'The minimum is %1$s. The quantity is still %2$s.',
							'shopfront'
						),
						String( clampQuantity( -Infinity, limits ) ),
						now
					);
		default:
			return sprintf(
				/* translators: %s: the quantity in the cart. */
				__( 'Enter a number. The quantity is still %s.', 'shopfront' ),
				now
			);
	}
};

export interface QuantityMessageProps {
	id: string;
	/** A new object is announced again. */
	typed: ParsedQuantity;
	limits: QuantityRange;
	/** Plain text. */
	itemName: string;
	onRemove?: () => void;
}

/** Explains beside the field why its quantity isn't the typed one, and announces that once. */
export const QuantityMessage = ( {
	id,
	typed,
	limits,
	itemName,
	onRemove,
}: QuantityMessageProps ) => {
	const text = describeAdjustment( typed, limits, Boolean( onRemove ) );
	useEffect( () => speak( text ), [ typed, text ] );
	return (
		<div className="sf-quantity-message">
			<span id={ id }>{ text }</span>
			{ typed.adjustment === 'zero' && onRemove && (
				<button
					type="button"
					className="sf-quantity-message__remove"
					onClick={ onRemove }
				>
					{ __( 'Remove item', 'woocommerce' ) }
					<span className="screen-reader-text"> { itemName }</span>
				</button>
			) }
		</div>
	);
};
