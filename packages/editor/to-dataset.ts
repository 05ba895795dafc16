import type { Attributes } from '@wordpress/blocks';

/** Converts attributes to the strings of a container, which components of the front end read. */
export const toDataset = ( attributes: Attributes ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( attributes ).flatMap( ( [ name, value ] ) =>
			[ 'string', 'number', 'boolean' ].includes( typeof value ) &&
			name !== 'className'
				? [ [ name, String( value ) ] ]
				: []
		)
	);
