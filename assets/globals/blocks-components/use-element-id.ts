import { useId } from '@wordpress/element';

/**
 * Returns the given id, otherwise a generated one.
 *
 * @param given
 * @param prefix Such as `textinput`.
 */
export const useElementId = (
	given: string | undefined,
	prefix: string
): string => {
	const own = useId().replaceAll( ':', '' );
	return given || `${ prefix }-${ own }`;
};
