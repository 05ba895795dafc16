import { useId } from '@wordpress/element';

/** Generates an id with the prefix if none is given. */
export const useElementId = (
	given: string | undefined,
	prefix: string
): string => {
	const own = useId().replaceAll( ':', '' );
	return given || `${ prefix }-${ own }`;
};
