import type { AddressFields, AddressKind } from '@shopfront/address';
import type { AddressChanges } from '../optimistic/edits';
import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';

const setAddress =
	( kind: AddressKind, changes: AddressChanges ): CartThunk< void > =>
	( { dispatch, select } ) => {
		const { billingAddress, shippingAddress } = select.getCartData();
		const shown: AddressFields = {
			...( kind === 'billing' ? billingAddress : shippingAddress ),
		};
		const changed = Object.fromEntries(
			Object.entries( changes ).filter(
				( [ field, value ] ) => shown[ field ] !== value
			)
		);
		if ( Object.keys( changed ).length ) {
			dispatch( { type: 'ADDRESS_EDITED', kind, changes: changed } );
		}
	};

/** Edits fields of the billing address like the shopper's input. Ignores unchanged fields. */
export const setBillingAddress = ( changes: AddressChanges ) =>
	setAddress( 'billing', changes );

/** Edits fields of the shipping address like the shopper's input. Ignores unchanged fields. */
export const setShippingAddress = ( changes: AddressChanges ) =>
	setAddress( 'shipping', changes );

/**
 * Sends pending address edits at once, without waiting for a typing pause. Waits for the response, and for a cart
 * refresh in flight.
 *
 * @param retriesFailed Also sends edits that failed last time.
 * @return Whether the server has all edits that we can send.
 */
export const pushCustomerData =
	( retriesFailed = false ): CartThunk< Promise< boolean > > =>
	async ( { registry } ) => {
		const runtime = getRuntime( registry );
		const customer = await runtime.customerPush.fetch();
		const isSaved = await customer?.push( retriesFailed );
		await Promise.allSettled( [ runtime.nextRefresh ?? runtime.refresh ] );
		return isSaved ?? true;
	};
