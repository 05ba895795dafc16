import { validationStore } from '@shopfront/data/validation';
import type { DataRegistry } from '@wordpress/data';

/** For a field outside of a form. */
export interface FieldError {
	/** The error is hidden, unless one is already visible; `''` clears it. */
	update: ( message: string ) => void;
	/** `''` clears the error. */
	show: ( message: string ) => void;
	hide: () => void;
	clear: () => void;
}

/** The functions are stable. */
export const createFieldError = (
	{ select, dispatch }: Pick< DataRegistry, 'select' | 'dispatch' >,
	errorId: string
): FieldError => {
	const actions = () => dispatch( validationStore );
	const set = ( message: string, hidden: boolean ) =>
		void ( message
			? actions().setValidationErrors( {
					[ errorId ]: { message, hidden },
				} )
			: actions().clearValidationError( errorId ) );
	return {
		update: ( message ) =>
			set(
				message,
				select( validationStore ).getValidationError( errorId )
					?.hidden ?? true
			),
		show: ( message ) => set( message, false ),
		hide: () => void actions().hideValidationError( errorId ),
		clear: () => void actions().clearValidationError( errorId ),
	};
};
