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
	/** What there is so much of, as plain text. */
	itemName: string;
	disabled?: boolean;
	/** Of the site, for what is typed. */
	decimalSeparator?: string;
}

/** How long after a change it is announced, ms: what shows it is painted first, which the announcement would hold up. */
const ANNOUNCE_DELAY_MS = 100;

/** Says all in its order: a limit that is met at once would be spoken over by the change that led to it. */
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

/** The limits that can be reached: 4 of a maximum of 5 in steps of 2. */
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
 * How many: a number to type, with minus and plus (docs/contract/cart-and-checkout.md 4 and 5, "Quantity"). What is
 * typed counts 600 ms after the last key, on Enter, or when the field is left; the arrow keys step. At a limit the
 * button stays where the focus is, and says so.
 *
 * It is a text field with the role of a spin button: fields of the type `number` change when the page is scrolled
 * over them, and hide what was typed when it is no number.
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
		// Not `disabled`: that would take the focus from who has just reached the limit.
		aria-disabled={ isAtLimit || undefined }
		onClick={ () => onPress( direction ) }
	>
		<Icon name={ direction === 'up' ? 'plus' : 'minus' } />
	</button>
);
