import { coerceAttributes } from '../../app/coerce-attributes';

/** What every step of the checkout form takes from the page (docs/contract/blocks.md 1.2). */
export interface StepAttributes {
	title: string;
	/** `''` for none. */
	description: string;
}

/**
 * The attributes of a step, from the strings of its container.
 *
 * @param attributes
 * @param title      Without one of the page.
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
