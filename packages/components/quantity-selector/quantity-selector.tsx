import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import {
	canDecrease,
	canIncrease,
	clampQuantity,
	stepQuantity,
	type QuantityRange,
	type StepDirection,
} from '@shopfront/quantity';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icon/icon';
import { useTypedQuantity } from './use-typed-quantity';

export interface QuantitySelectorProps {
	quantity: number;
	limits: QuantityRange;
	/** Called once per change, with a quantity within the limits. */
	onChange: ( quantity: number ) => void;
	/** Name of the item as plain text. */
	itemName: string;
	disabled?: boolean;
	/** Decimal separator of the site, for input. */
	decimalSeparator?: string;
}

/**
 * Delay of an announcement after a change, in milliseconds. The change is painted first, because the announcement would
 * delay it.
 */
const ANNOUNCE_DELAY_MS = 100;

/** Announcements are not canceled, so that the change is announced before the limit that it reached. */
const announceAfterPaint = ( text: string ) =>
	setTimeout( () => speak( text ), ANNOUNCE_DELAY_MS );

const announce = ( before: number, after: number ) =>
	announceAfterPaint(
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

/** Returns the reachable limits: 4 for a maximum of 5 in steps of 2. */
const reachableLimits = ( limits: QuantityRange ) => ( {
	minimumText: clampQuantity( -Infinity, limits ),
	maximumText: clampQuantity( Infinity, limits ),
} );

const announceLimit = ( direction: StepDirection, limits: QuantityRange ) => {
	const { minimumText, maximumText } = reachableLimits( limits );
	announceAfterPaint(
		direction === 'up'
			? sprintf(
					/* translators: %s: a quantity. */
					__( 'The maximum quantity is %s.', 'shopfront' ),
					String( maximumText )
				)
			: sprintf(
					/* translators: %s: a quantity. */
					__( 'The minimum quantity is %s.', 'shopfront' ),
					String( minimumText )
				)
	);
};

/**
 * A quantity input with minus and plus buttons (docs/contract/cart-and-checkout.md 4 and 5, "Quantity"). Commits typed
 * text 600 ms after the last key, on Enter, or on blur; arrow keys step. At a limit, the button remains focusable and
 * announces the limit.
 *
 * A text input with the role `spinbutton`: inputs of type `number` change when the page is scrolled over them, and
 * their value is empty while the text is not a number.
 *
 * Surface: `.wc-block-components-quantity-selector`, `__input`, `__button`, `__button--minus`, `__button--plus`
 * (docs/contract/blocks.md 5).
 */
export const QuantitySelector = ( {
	quantity,
	limits,
	onChange,
	itemName,
	disabled = false,
	decimalSeparator,
}: QuantitySelectorProps ) => {
	const { minimumText, maximumText } = reachableLimits( limits );
	const change = ( next: number ) => {
		if ( next !== quantity ) {
			announce( quantity, next );
			onChange( next );
		}
	};
	const typed = useTypedQuantity( {
		quantity,
		limits,
		decimalSeparator,
		onCommit: change,
	} );
	const step = ( direction: StepDirection ) => {
		const from = typed.applyTyped();
		const next = stepQuantity( from, direction, limits );
		if ( next === from ) {
			announceLimit( direction, limits );
		}
		change( next );
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'ArrowUp' || event.key === 'ArrowDown' ) {
			event.preventDefault();
			step( event.key === 'ArrowUp' ? 'up' : 'down' );
		} else if ( event.key === 'Enter' ) {
			event.preventDefault();
			typed.commit();
		}
	};

	return (
		<div className="wc-block-components-quantity-selector">
			<input
				className="wc-block-components-quantity-selector__input"
				type="text"
				role="spinbutton"
				inputMode={
					Number.isInteger( limits.multiple_of )
						? 'numeric'
						: 'decimal'
				}
				autoComplete="off"
				disabled={ disabled }
				value={ typed.text }
				aria-valuenow={ quantity }
				aria-valuemin={ minimumText }
				aria-valuemax={ maximumText }
				aria-label={ sprintf(
					/* translators: %s: name of a product. */
					__( 'Quantity of %s in your cart.', 'woocommerce' ),
					itemName
				) }
				onChange={ ( event ) => typed.type( event.target.value ) }
				onKeyDown={ onKeyDown }
				onBlur={ typed.commit }
			/>
			<StepButton
				direction="down"
				label={ sprintf(
					/* translators: %s: name of a product. */
					__( 'Reduce quantity of %s', 'woocommerce' ),
					itemName
				) }
				disabled={ disabled }
				isAtLimit={ ! canDecrease( quantity, limits ) }
				onPress={ step }
			/>
			<StepButton
				direction="up"
				label={ sprintf(
					/* translators: %s: name of a product. */
					__( 'Increase quantity of %s', 'woocommerce' ),
					itemName
				) }
				disabled={ disabled }
				isAtLimit={ ! canIncrease( quantity, limits ) }
				onPress={ step }
			/>
		</div>
	);
};

interface StepButtonProps {
	direction: StepDirection;
	label: string;
	disabled: boolean;
	isAtLimit: boolean;
	onPress: ( direction: StepDirection ) => void;
}

const StepButton = ( {
	direction,
	label,
	disabled,
	isAtLimit,
	onPress,
}: StepButtonProps ) => (
	<button
		type="button"
		className={ clsx(
			'wc-block-components-quantity-selector__button',
			`wc-block-components-quantity-selector__button--${
				direction === 'up' ? 'plus' : 'minus'
			}`
		) }
		aria-label={ label }
		disabled={ disabled }
		// Not `disabled`, which would drop the focus of the shopper who has just reached the limit.
		aria-disabled={ isAtLimit || undefined }
		onClick={ () => onPress( direction ) }
	>
		<Icon name={ direction === 'up' ? 'plus' : 'minus' } />
	</button>
);
