import type { AddressFields, AddressKind } from '@shopfront/address';
import type { AddressChanges } from '../edits';
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

/** Changes fields of the billing address, as if the shopper typed them. Ignores fields that stay the same. */
export const setBillingAddress = ( changes: AddressChanges ) =>
	setAddress( 'billing', changes );

/** Changes fields of the shipping address, as if the shopper typed them. Ignores fields that stay the same. */
export const setShippingAddress = ( changes: AddressChanges ) =>
	setAddress( 'shipping', changes );

/**
 * Sends at once what was typed into the addresses and can be sent, without waiting for the end of typing. Fulfilled
 * when that is answered, and a cart that is being asked for has come; at once when there is nothing to wait for.
 *
 * @param retriesFailed Sends what was not taken the last time once more.
 * @return Whether nothing that can be sent is left that the server has not taken.
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
