import {
	getChangedFields,
	isPostcodeComplete,
	RATE_FIELDS,
	type AddressFields,
} from '@shopfront/address';
import { processErrorResponse } from '@shopfront/data/notices';
import {
	createDelayedPush,
	getServices,
	type StoreRegistry,
} from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import { STORAGE_KEYS } from '@shopfront/names';
import { isApiErrorResponse } from '@shopfront/store-api';
import type { AddressEdits, CustomerChanges } from '../types';
import { hasLoaded } from '../has-loaded';
import type { CustomerPush } from '../runtime';
import { cartStore } from '../store';

/** Typing pause before we send an address, ms (docs/contract/cart-and-checkout.md 4, "Address form"). */
export const ADDRESS_PUSH_DELAY_MS = 1500;

/** Delay before we save the flag for unsent edits, ms (docs/contract/cart-and-checkout.md 9). */
export const DIRTY_FLAG_DELAY_MS = 300;

interface AddressPush {
	changes: CustomerChanges;
	affectsRates: boolean;
	revision: number;
}

/** Returns the whole addresses that differ from the server's; `null` if none does, or a changed field is invalid. */
const getPendingPush = ( registry: StoreRegistry ): AddressPush | null => {
	const cart = registry.select( cartStore );
	const { billingAddress, shippingAddress } = cart.getCartData();
	const server = cart.getServerCart();
	const entered = { billing: billingAddress, shipping: shippingAddress };
	const known = {
		billing: server.billingAddress,
		shipping: server.shippingAddress,
	};
	const changes: CustomerChanges = {};
	let affectsRates = false;
	for ( const kind of [ 'billing', 'shipping' ] as const ) {
		const address: AddressFields = { ...entered[ kind ] };
		const dirty = getChangedFields( known[ kind ], address );
		const isInvalid = dirty.some(
			( field ) =>
				registry
					.select( validationStore )
					.getValidationError( `${ kind }_${ field }` ) &&
				! isClearedByCountry( field, address, dirty )
		);
		if ( isInvalid ) {
			return null;
		}
		if ( dirty.length ) {
			changes[ `${ kind }_address` ] = clearForeignFields(
				address,
				dirty
			);
			affectsRates ||=
				kind === 'shipping' &&
				RATE_FIELDS.some( ( field ) => dirty.includes( field ) );
		}
	}
	return Object.keys( changes ).length
		? { changes, affectsRates, revision: cart.getCustomerEdits().revision }
		: null;
};

/**
 * Whether the shopper completed a postcode after a revision. Taxes and rates mostly follow from the postcode, so they
 * needn't wait for the rest of the address.
 */
const hasNewPostcode = ( registry: StoreRegistry, revision: number ) => {
	const { getCustomerEdits, getCustomerData } = registry.select( cartStore );
	const edits = getCustomerEdits();
	const { billingAddress, shippingAddress } = getCustomerData();
	const isNew = (
		edit: AddressEdits[ string ] | undefined,
		country: string
	) =>
		edit !== undefined &&
		edit.revision > revision &&
		isPostcodeComplete( String( edit.value ), country );
	return (
		isNew( edits.shipping.postcode, shippingAddress.country ) ||
		isNew( edits.billing.postcode, billingAddress.country )
	);
};

const COUNTRY_DEPENDENT_FIELDS: readonly string[] = [ 'state', 'postcode' ];

/**
 * Whether a field is empty because the country changed. We need the new country's taxes and rates at once, before the
 * address is complete (docs/contract/observed.md, "Faults not to repeat").
 */
const isClearedByCountry = (
	field: string,
	address: AddressFields,
	dirty: readonly string[]
): boolean =>
	dirty.includes( 'country' ) &&
	COUNTRY_DEPENDENT_FIELDS.includes( field ) &&
	! address[ field ];

const clearForeignFields = (
	address: AddressFields,
	dirty: readonly string[]
): AddressFields => {
	if ( ! dirty.includes( 'country' ) ) {
		return address;
	}
	return {
		...address,
		...( ! dirty.includes( 'state' ) && { state: '' } ),
		...( ! dirty.includes( 'postcode' ) && { postcode: '' } ),
	};
};

/**
 * Sends edited addresses one request at a time: 1500 ms after the last keystroke, or at once when a field loses focus
 * or a postcode is complete. A correction follows as soon as the request before it has ended. If the server rejects
 * edits, we send them again only after another edit or with an order; if the network loses them, when it returns. We
 * send nothing before the cart has loaded, because there'd be no addresses to compare with.
 */
export const startCustomerPush = ( registry: StoreRegistry ): CustomerPush => {
	const { host } = getServices( registry );
	const { clock, storage } = host;
	const cart = () => registry.select( cartStore );
	let flagTimer: unknown = null;
	let pendingRequest: Promise< void > | null = null;
	let isStopped = false;
	let seenRevision = 0;
	let attemptedRevision = 0;
	let hasFailed = false;
	let wasReady = false;

	const isReady = () => hasLoaded( registry ) && ! cart().isCartDataStale();

	const saveDirtyFlag = () => {
		clock.clearTimeout( flagTimer );
		flagTimer = clock.setTimeout( () => {
			const { billing, shipping } = cart().getCustomerEdits();
			const isDirty =
				Object.keys( billing ).length > 0 ||
				Object.keys( shipping ).length > 0;
			storage.set( STORAGE_KEYS.isCustomerDataDirty, String( isDirty ) );
		}, DIRTY_FLAG_DELAY_MS );
	};

	const send = async ( { changes, affectsRates }: AddressPush ) => {
		hasFailed = false;
		try {
			await registry
				.dispatch( cartStore )
				.updateCustomerData( changes, true, affectsRates );
		} catch ( error ) {
			hasFailed = true;
			if ( isApiErrorResponse( error ) ) {
				processErrorResponse( registry, error );
			}
			if ( cart().isCartDataStale() ) {
				attemptedRevision = 0;
			}
		}
		pendingRequest = null;
		if ( ! isStopped ) {
			saveDirtyFlag();
			schedule( attemptedRevision );
		}
	};

	const push = async () => {
		delayed.cancel();
		const nextPush =
			pendingRequest || ! isReady() ? null : getPendingPush( registry );
		if ( ! nextPush || nextPush.revision <= attemptedRevision ) {
			return;
		}
		attemptedRevision = nextPush.revision;
		pendingRequest = send( nextPush );
		await pendingRequest;
	};
	const delayed = createDelayedPush( host, () => void push() );
	const pushNow = async ( retriesFailed: boolean ) => {
		// The request in flight may contain older values than the fields.
		while ( pendingRequest ) {
			await pendingRequest;
		}
		if ( retriesFailed && hasFailed ) {
			attemptedRevision = 0;
		}
		await push();
		// If the shopper typed the server's value again, there's nothing to send.
		return ! hasFailed || getPendingPush( registry ) === null;
	};

	const schedule = ( revision: number ) => {
		if (
			isReady() &&
			cart().getCustomerEdits().revision > attemptedRevision
		) {
			delayed.schedule(
				hasNewPostcode( registry, revision ) ? 0 : ADDRESS_PUSH_DELAY_MS
			);
		}
	};

	const onChange = () => {
		const { revision } = cart().getCustomerEdits();
		const isNewRevision = revision !== seenRevision;
		const hasBecomeReady = isReady() && ! wasReady;
		const previousRevision = seenRevision;
		seenRevision = revision;
		wasReady = isReady();
		if ( isNewRevision ) {
			saveDirtyFlag();
		}
		if ( isNewRevision || hasBecomeReady ) {
			schedule( previousRevision );
		}
	};
	const stopListening = registry.subscribe( onChange, cartStore );
	// The shopper may have typed before this started.
	onChange();

	return {
		push: pushNow,
		stop: () => {
			isStopped = true;
			stopListening();
			delayed.stop();
			clock.clearTimeout( flagTimer );
		},
	};
};
