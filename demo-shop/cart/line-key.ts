import { createHash } from 'node:crypto';
import type { StoredLine } from '../session-data';

/**
 * Returns the key of a cart line: the same product with the same choices has the same key. Uses the platform's
 * algorithm, so that keys equal those of the recorded shop.
 *
 * @param line The choices are sorted by name.
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
