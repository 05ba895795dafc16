import { validationStore } from '@shopfront/data/validation';
import type { DataRegistry } from '@wordpress/data';

/** The validation error of one field that is not part of a form. */
export interface FieldError {
	/** Stores an error, hidden unless one is already visible; `''` clears it. */
	update: ( message: string ) => void;
	/** Stores an error and shows it; `''` clears it. */
	show: ( message: string ) => void;
	hide: () => void;
	clear: () => void;
}

/** Returns the error of a field, with stable functions. */
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
