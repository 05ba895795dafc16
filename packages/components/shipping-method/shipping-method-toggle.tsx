import clsx from 'clsx';
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { CHECKOUT_SHAPES } from '../icon/checkout-shapes';
import { Icon } from '../icon/icon';

const BLOCK = 'wc-block-checkout__shipping-method-option';

export type DeliveryKind = 'shipping' | 'pickup';

export interface DeliveryOption {
	title: string;
	/** The price, or why it's unknown. None by default. */
	price?: ReactNode;
}

export interface ShippingMethodToggleProps {
	deliveryOptions: Readonly< Record< DeliveryKind, DeliveryOption > >;
	selected: DeliveryKind;
	showIcon?: boolean;
	disabled?: boolean;
	onChange: ( kind: DeliveryKind ) => void;
}

const ICONS: readonly ( readonly [ DeliveryKind, string ] )[] = [
	[ 'shipping', CHECKOUT_SHAPES.truck ],
	[ 'pickup', CHECKOUT_SHAPES.store ],
];

/**
 * Name it with a `fieldset`.
 *
 * Surface: `.wc-block-checkout__shipping-method-container`, `.wc-block-checkout__shipping-method-option`
 * (`--selected`), `-icon`, `-title-wrapper`, `-title`, `-price` (docs/contract/blocks.md 5).
 */
export const ShippingMethodToggle = ( {
	deliveryOptions,
	selected,
	showIcon = true,
	disabled = false,
	onChange,
}: ShippingMethodToggleProps ) => {
	const id = useId();
	return (
		<div className="wc-block-checkout__shipping-method-container">
			{ ICONS.map( ( [ kind, icon ] ) => {
				const { title, price } = deliveryOptions[ kind ];
				const isSelected = kind === selected;
				return (
					<label
						key={ kind }
						htmlFor={ `${ id }-${ kind }` }
						className={ clsx( BLOCK, {
							[ `${ BLOCK }--selected` ]: isSelected,
						} ) }
					>
						<input
							id={ `${ id }-${ kind }` }
							className="sf-delivery-input"
							type="radio"
							name={ id }
							value={ kind }
							checked={ isSelected }
							disabled={ disabled }
							aria-labelledby={ `${ id }-${ kind }-title` }
							aria-describedby={
								price ? `${ id }-${ kind }-price` : undefined
							}
							onChange={ () => onChange( kind ) }
						/>
						{ showIcon && (
							<Icon
								shape={ icon }
								className={ `${ BLOCK }-icon` }
							/>
						) }
						<span className={ `${ BLOCK }-title-wrapper` }>
							<span
								id={ `${ id }-${ kind }-title` }
								className={ `${ BLOCK }-title` }
							>
								{ title }
							</span>
							{ price && (
								<span
									id={ `${ id }-${ kind }-price` }
									className={ `${ BLOCK }-price` }
								>
									{ price }
								</span>
							) }
						</span>
					</label>
				);
			} ) }
		</div>
	);
};
