import { useId } from '@wordpress/element';

export const useElementId = (
	given: string | undefined,
	prefix: string
): string => {
	const own = useId().replaceAll( ':', '' );
	return given || `${ prefix }-${ own }`;
};
