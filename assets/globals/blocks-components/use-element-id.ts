import { useId } from '@wordpress/element';

/**
 * The id of a field: as given, else one of its own.
 *
 * @param given
 * @param prefix As `textinput`.
 */
export const useElementId = (
	given: string | undefined,
	prefix: string
): string => {
	const own = useId().replaceAll( ':', '' );
	return given || `${ prefix }-${ own }`;
};
