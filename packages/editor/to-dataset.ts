import type { Attributes } from '@wordpress/blocks';

/** Components of the front end read a container's attributes as strings. */
export const toDataset = ( attributes: Attributes ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( attributes ).flatMap( ( [ name, value ] ) =>
			[ 'string', 'number', 'boolean' ].includes( typeof value ) &&
			name !== 'className'
				? [ [ name, String( value ) ] ]
				: []
		)
	);
