import clsx from 'clsx';
import type { ReactNode } from 'react';

/** See docs/contract/cart-and-checkout.md 3, "Form options". */
export interface RadioOption {
	value: string;
	label: ReactNode;
	/** For a label that is incomplete or not text. */
	ariaLabel?: string;
	/** At the end of the row, such as a price. */
	secondaryLabel?: ReactNode;
	/** Below the label. */
	description?: ReactNode;
	secondaryDescription?: ReactNode;
	/** Called in addition to the control's own handler. */
	onChange?: ( value: string ) => void;
}

/**
 * Add-ons use the input's id: `radio-control-{id}-{value}` (docs/contract/blocks.md 4). White space becomes `_`,
 * because it separates ids in ARIA attributes.
 */
export const radioOptionId = ( controlId: string, value: string ) =>
	`radio-control-${ controlId }-${ value }`.replaceAll( /\s/g, '_' );

/** Includes the selected option's position only if it's highlighted. */
export const radioControlClass = (
	options: readonly RadioOption[],
	selected: string,
	highlightChecked: boolean,
	className?: string
): string => {
	const block = 'wc-block-components-radio-control';
	const highlighted = `${ block }--highlight-checked`;
	return clsx(
		block,
		highlightChecked && {
			[ highlighted ]: true,
			[ `${ highlighted }--first-selected` ]:
				options[ 0 ]?.value === selected,
			[ `${ highlighted }--last-selected` ]:
				options.at( -1 )?.value === selected,
		},
		className
	);
};
