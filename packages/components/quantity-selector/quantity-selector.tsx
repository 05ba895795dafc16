import { createLazy } from '@shopfront/lazy';
import { useId, useReducer, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	canDecrease,
	canIncrease,
	clampQuantity,
	stepQuantity,
	type ParsedQuantity,
	type QuantityRange,
	type StepDirection,
} from '@shopfront/quantity';
import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { CART_SHAPES } from '../icon/cart-shapes';
import { Icon } from '../icon/icon';
import { useTypedQuantity } from './use-typed-quantity';

export interface QuantitySelectorProps {
	quantity: number;
	limits: QuantityRange;
	/** Called once per change, with a quantity within the limits. */
	onChange: ( quantity: number ) => void;
	/** Plain text. */
	itemName: string;
	disabled?: boolean;
	/** The site's decimal separator, for input. */
	decimalSeparator?: string;
	/** Without it, the message about a typed zero offers no removal. */
	onRemove?: () => void;
	/** Controls beside the selector, above its message. */
	children?: ReactNode;
}

/** The texts follow an interaction. */
const messages = createLazy(
	() => import( /* webpackChunkName: "actions" */ './quantity-messages' )
);

/** Milliseconds between a change and its announcement. The change paints first; announcing would delay it. */
const ANNOUNCE_DELAY_MS = 100;

/** We don't cancel announcements: the shopper hears the change before the limit. */
const announceAfterPaint = (
	announce: ( code: typeof import( './quantity-messages' ) ) => void
) =>
	setTimeout(
		() => messages.fetch().then( ( code ) => code && announce( code ) ),
		ANNOUNCE_DELAY_MS
	);

/**
 * Commits typed text 600 ms after the last key, on Enter, or on blur; arrow keys step
 * (docs/contract/cart-and-checkout.md 4 and 5, "Quantity"). At a limit, the button remains focusable and announces
 * the limit. If the shop doesn't allow the typed quantity, a message explains the new one until the next valid
 * change; for a zero it offers to remove the item.
 *
 * A text input with the role `spinbutton`: inputs of type `number` change when you scroll the page over them, and
 * their value is empty while the text isn't a number.
 *
 * Surface: `.wc-block-components-quantity-selector`, `__input`, `__button`, `__button--minus`, `__button--plus`
 * (docs/contract/blocks.md 5), and `.sf-quantity-message`.
 */
export const QuantitySelector = ( {
	quantity,
	limits,
	onChange,
	itemName,
	disabled = false,
	decimalSeparator,
	onRemove,
	children,
}: QuantitySelectorProps ) => {
	const messageId = useId();
	const [ message, setMessage ] = useState< ParsedQuantity | null >( null );
	const [ , renderAgain ] = useReducer( ( count: number ) => count + 1, 0 );
	const change = ( next: ParsedQuantity ) => {
		const { quantity: after, adjustment } = next;
		setMessage( adjustment && next );
		if ( adjustment && ! messages.get() ) {
			void messages.fetch().then( renderAgain );
		}
		if ( after !== quantity ) {
			if ( ! adjustment ) {
				announceAfterPaint( ( code ) =>
					code.announceChange( quantity, after )
				);
			}
			onChange( after );
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
		const next = stepQuantity( from.quantity, direction, limits );
		if ( next !== from.quantity ) {
			change( { quantity: next, adjustment: null } );
			return;
		}
		if ( ! from.adjustment ) {
			announceAfterPaint( ( code ) =>
				code.announceLimit( direction, limits )
			);
		}
		change( from );
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

	// Not after the quantity has changed elsewhere, such as back to the server's after an error.
	const Message =
		message?.quantity === quantity && messages.get()?.QuantityMessage;
	return (
		<>
			<div className="wc-block-components-quantity-selector">
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
					aria-valuemin={ clampQuantity( -Infinity, limits ) }
					aria-valuemax={ clampQuantity( Infinity, limits ) }
					// For presses on a server's markup.
					data-step={
						limits.multiple_of === 1
							? undefined
							: limits.multiple_of
					}
					aria-describedby={ Message ? messageId : undefined }
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
			{ children }
			{ Message && (
				<Message
					id={ messageId }
					typed={ message }
					limits={ limits }
					itemName={ itemName }
					onRemove={ onRemove }
				/>
			) }
		</>
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
		// Not `disabled`: the shopper has just pressed the button, and it would lose the focus.
		aria-disabled={ isAtLimit || undefined }
		onClick={ () => onPress( direction ) }
	>
		<Icon
			shape={ direction === 'up' ? CART_SHAPES.plus : CART_SHAPES.minus }
		/>
	</button>
);
