import { validationStore } from '@shopfront/data/validation';
import { useRegistry } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';

/** The way of one field outside of a form to say what is wrong with it. */
export interface OwnError {
	/** Keeps what is wrong, out of sight unless it is shown already; `''` when nothing is. */
	keep: ( message: string ) => void;
	/** Shows what is wrong; `''` when nothing is. */
	show: ( message: string ) => void;
	hide: () => void;
}

/** What is wrong with a field, under an id, for as long as the field is there. */
export const useOwnError = ( errorId: string ): OwnError => {
	const registry = useRegistry();
	const own = useMemo( (): OwnError & { clear: () => void } => {
		const actions = () => registry.dispatch( validationStore );
		const set = ( message: string, hidden: boolean ) =>
			void ( message
				? actions().setValidationErrors( {
						[ errorId ]: { message, hidden },
					} )
				: actions().clearValidationError( errorId ) );
		return {
			keep: ( message ) =>
				set(
					message,
					registry
						.select( validationStore )
						.getValidationError( errorId )?.hidden ?? true
				),
			show: ( message ) => set( message, false ),
			hide: () => void actions().hideValidationError( errorId ),
			clear: () => void actions().clearValidationError( errorId ),
		};
	}, [ registry, errorId ] );
	useEffect( () => own.clear, [ own ] );
	return own;
};
