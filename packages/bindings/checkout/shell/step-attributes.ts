import { coerceAttributes } from '../../app/coerce-attributes';

/** Every checkout step has these attributes (docs/contract/blocks.md 1.2). */
export interface StepAttributes {
	title: string;
	/** `''` for none. */
	description: string;
}

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
