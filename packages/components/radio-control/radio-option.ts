import clsx from 'clsx';
import type { ReactNode } from 'react';

/** One of several things to choose from (docs/contract/cart-and-checkout.md 3, "Form options"). */
export interface RadioOption {
	value: string;
	label: ReactNode;
	/** What it is called where the label is no text, or not all of its name. */
	ariaLabel?: string;
	/** At the end of the line, as a price is. */
	secondaryLabel?: ReactNode;
	/** Below the label. */
	description?: ReactNode;
	secondaryDescription?: ReactNode;
	/** Called beside the control's own handler. */
	onChange?: ( value: string ) => void;
}

/**
 * The id of an option's field, by which add-ons find it: `radio-control-{id}-{value}` (docs/contract/blocks.md 4).
 * White space becomes `_`: what points to an id could not tell where it ends.
 */
export const radioOptionId = ( controlId: string, value: string ) =>
	`radio-control-${ controlId }-${ value }`.replaceAll( /\s/g, '_' );

/** Returns the classes of a list of options; those of the chosen option's position only where it is highlighted. */
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
