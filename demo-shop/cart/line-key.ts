import { createHash } from 'node:crypto';
import type { StoredLine } from '../session-data';

/**
 * The same product with the same choices has the same key. We use the platform's algorithm, so keys equal the recorded
 * shop's.
 *
 * @param line Sort the choices by name.
 * @return 32 hex digits.
 */
export function lineKey(
	line: Omit< StoredLine, 'key' | 'quantity' >
): string {
	const { productId, variationId, choices } = line;
	const choiceText = choices
		.map( ( { name, value } ) => name + value )
		.join( '' );
	const parts =
		variationId === 0
			? [ productId ]
			: [ productId, variationId, choiceText ];
	return createHash( 'md5' ).update( parts.join( '_' ) ).digest( 'hex' );
}
