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
 * Sends pending address edits at once, without waiting for a typing pause, and waits for the response. Resolves to
 * whether the server has all edits that we can send. `retriesFailed` also sends edits that failed last time.
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
