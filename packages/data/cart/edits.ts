import type { AddressKind, AddressValue } from '@shopfront/address';
import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import type { AddressEdits, CustomerEdits } from './types';

const NO_ADDRESS_EDITS: AddressEdits = {};

/** Nothing typed. */
export const NO_EDITS: CustomerEdits = {
	revision: 0,
	billing: NO_ADDRESS_EDITS,
	shipping: NO_ADDRESS_EDITS,
};

/** Some fields of an address. */
export type AddressChanges = Readonly< Record< string, AddressValue > >;

/**
 * Remembers what was typed. Each call is a new revision.
 *
 * What is typed back to `known`, the server's value, is no edit any more: it would lie over every later value of the
 * server. `known` is to be left out while an earlier value is on its way, since the server is about to change it.
 */
export function recordEdits(
	edits: CustomerEdits,
	kind: AddressKind,
	changes: AddressChanges,
	known: AddressChanges = {}
): CustomerEdits {
	const revision = edits.revision + 1;
	const changed = Object.fromEntries(
		Object.entries( changes ).map( ( [ field, value ] ) => [
			field,
			{ value, revision },
		] )
	);
	const edited = Object.entries( { ...edits[ kind ], ...changed } ).filter(
		( [ field, edit ] ) => edit.value !== known[ field ]
	);
	return { ...edits, revision, [ kind ]: Object.fromEntries( edited ) };
}

const isBlank = ( value: AddressValue | undefined ) =>
	value === '' || value === undefined;

/**
 * Lets go of the edits that an answer has settled: those made at or before the revision that it was asked with.
 *
 * A field typed in since keeps what was typed, and so does one that the server answered with nothing: it stores an
 * invalid e-mail as empty without a word (docs/contract/observed.md), which must not empty the form.
 */
export function settleEdits(
	edits: CustomerEdits,
	kind: AddressKind,
	sentRevision: number,
	serverValues: AddressChanges
): CustomerEdits {
	const remaining = Object.entries( edits[ kind ] ).filter(
		( [ field, edit ] ) =>
			edit.value !== serverValues[ field ] &&
			( edit.revision > sentRevision ||
				( isBlank( serverValues[ field ] ) &&
					! isBlank( edit.value ) ) )
	);
	if ( remaining.length === Object.keys( edits[ kind ] ).length ) {
		return edits;
	}
	return {
		...edits,
		[ kind ]: remaining.length
			? Object.fromEntries( remaining )
			: NO_ADDRESS_EDITS,
	};
}

/** The server's address with what was typed laid over it. Without edits the very same address is given back. */
export function overlayEdits<
	Address extends AddressResponse | BillingAddressResponse,
>( address: Address, edits: AddressEdits ): Address {
	const edited = Object.entries( edits );
	return edited.length
		? {
				...address,
				...Object.fromEntries(
					edited.map( ( [ field, { value } ] ) => [ field, value ] )
				),
			}
		: address;
}
