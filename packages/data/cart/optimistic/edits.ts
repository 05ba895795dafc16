import type { AddressKind, AddressValue } from '@shopfront/address';
import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import type { AddressEdits, CustomerEdits } from '../types';

const NO_ADDRESS_EDITS: AddressEdits = {};

export const NO_EDITS: CustomerEdits = {
	revision: 0,
	billing: NO_ADDRESS_EDITS,
	shipping: NO_ADDRESS_EDITS,
};

export type AddressChanges = Readonly< Record< string, AddressValue > >;

/**
 * Records edits of address fields. Each call increases the revision.
 *
 * If the shopper edits a field back to `known`, the server's value, it's no longer an edit: it would override every
 * later value from the server. Omit `known` while an earlier value is in flight, because the server is about to change.
 */
export const recordEdits = (
	edits: CustomerEdits,
	kind: AddressKind,
	changes: AddressChanges,
	known: AddressChanges = {}
): CustomerEdits => {
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
};

const isBlank = ( value: AddressValue | undefined ) =>
	value === '' || value === undefined;

/**
 * Removes the edits that a response settles: the edits up to the request's revision.
 *
 * Later edits remain, and so do edits that the server answered with an empty value: it silently stores an invalid email
 * address as empty (docs/contract/observed.md), but we mustn't empty the form.
 */
export const settleEdits = (
	edits: CustomerEdits,
	kind: AddressKind,
	sentRevision: number,
	serverValues: AddressChanges
): CustomerEdits => {
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
};

export const overlayEdits = <
	Address extends AddressResponse | BillingAddressResponse,
>(
	address: Address,
	edits: AddressEdits
): Address => {
	const edited = Object.entries( edits );
	return edited.length
		? {
				...address,
				...Object.fromEntries(
					edited.map( ( [ field, { value } ] ) => [ field, value ] )
				),
			}
		: address;
};
