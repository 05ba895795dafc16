import { createHash } from 'node:crypto';
import type { StoredLine } from '../session-data';

/** Same product and choices, same key: 32 hex digits. It's the platform's algorithm, so recorded keys match. */
export const lineKey = (
	line: Omit< StoredLine, 'key' | 'quantity' >
): string => {
	const { productId, variationId, choices } = line;
	const choiceText = choices
		.map( ( { name, value } ) => name + value )
		.join( '' );
	const parts =
		variationId === 0
			? [ productId ]
			: [ productId, variationId, choiceText ];
	return createHash( 'md5' ).update( parts.join( '_' ) ).digest( 'hex' );
};
