import type { CheckoutForm } from '@shopfront/checkout-form';

export interface Fill {
	canUndo: () => boolean;
	has: ( key: string ) => boolean;
	/** Restores the earlier values of fields that the shopper hasn't changed since. */
	undo: () => void;
}

/** Fills fields in one update, like a browser's autofill. Returns the undo. */
export const fillFields = (
	form: CheckoutForm,
	values: Readonly< Record< string, string > >
): Fill => {
	const write = ( changes: ReadonlyMap< string, string > ) => {
		changes.forEach( ( value, key ) => form.change( key, value ) );
		form.flush();
	};
	const read = ( keys: Iterable< string > ) =>
		new Map(
			[ ...keys ].map( ( key ) => [ key, String( form.value( key ) ) ] )
		);
	// A changed country also clears state and postcode.
	const keys = new Set( [
		...Object.keys( values ),
		...( 'country' in values ? [ 'state', 'postcode' ] : [] ),
	] );
	const before = read( keys );
	write( new Map( Object.entries( values ) ) );
	// The form may have normalized the values.
	const filled = read( keys );
	const has = ( key: string ) =>
		filled.get( key ) !== before.get( key ) &&
		form.value( key ) === filled.get( key );
	return {
		has,
		canUndo: () => [ ...keys ].some( has ),
		undo: () =>
			write(
				new Map( [ ...before ].filter( ( [ key ] ) => has( key ) ) )
			),
	};
};
