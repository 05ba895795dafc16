import { createFieldError, type FieldError } from '@shopfront/checkout-form';
import { useRegistry } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';

/** Clears the error when the component unmounts. */
export const useFieldError = ( errorId: string ): FieldError => {
	const registry = useRegistry();
	const error = useMemo(
		() => createFieldError( registry, errorId ),
		[ registry, errorId ]
	);
	useEffect( () => error.clear, [ error ] );
	return error;
};
