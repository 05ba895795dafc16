import clsx from 'clsx';
import type { ReactNode } from 'react';

/** One option of a radio group (docs/contract/cart-and-checkout.md 3, "Form options"). */
export interface RadioOption {
	value: string;
	label: ReactNode;
	/** Accessible name, if the label is not text or incomplete. */
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
 * Returns the id of an option's input, which add-ons use: `radio-control-{id}-{value}` (docs/contract/blocks.md 4).
 * White space becomes `_`, because it separates ids in ARIA attributes.
 */
export const radioOptionId = ( controlId: string, value: string ) =>
	`radio-control-${ controlId }-${ value }`.replaceAll( /\s/g, '_' );

/** Returns the classes of a radio group. Includes the position of the selected option only if it is highlighted. */
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
