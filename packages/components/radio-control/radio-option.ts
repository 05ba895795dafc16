import type { ReactNode } from 'react';

/** One of several things to choose from (specification 3, Form options). */
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
 * The id of an option's field, by which add-ons find it: `radio-control-{id}-{value}` (contract/blocks.md 4). White
 * space becomes `_`: what points to an id could not tell where it ends.
 */
export const radioOptionId = ( controlId: string, value: string ) =>
	`radio-control-${ controlId }-${ value }`.replaceAll( /\s/g, '_' );
