import { coerceAttributes } from '../../app/coerce-attributes';

/** Attributes of every checkout step (docs/contract/blocks.md 1.2). */
export interface StepAttributes {
	title: string;
	/** `''` for none. */
	description: string;
}

/**
 * Parses the attributes of a step from the strings of its container.
 *
 * @param attributes
 * @param title      Default title.
 */
export const readStepAttributes = (
	attributes: Readonly< Record< string, unknown > >,
	title: string
): StepAttributes =>
	coerceAttributes(
		{
			title: { type: 'string', default: title },
			description: { type: 'string', default: '' },
		},
		attributes
	);
