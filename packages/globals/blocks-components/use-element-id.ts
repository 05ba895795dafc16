import { useId } from '@wordpress/element';

/**
 * Returns the given id, otherwise a generated one that starts with the prefix.
 */
export const useElementId = (
	given: string | undefined,
	prefix: string
): string => {
	const own = useId().replaceAll( ':', '' );
	return given || `${ prefix }-${ own }`;
};
