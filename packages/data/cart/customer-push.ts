import {
	differingFields,
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
import type { CustomerChanges } from './types';
import { hasLoaded } from './loaded';
import type { CustomerPush } from './runtime';
import { cartStore } from './store';

/** How long typing may go on before an address is sent (docs/contract/cart-and-checkout.md 4, "Address form"). */
export const ADDRESS_PUSH_DELAY_MS = 1500;

/** How long the note that something is unsent may wait (docs/contract/cart-and-checkout.md 9). */
export const DIRTY_FLAG_DELAY_MS = 300;

interface Push {
	changes: CustomerChanges;
	movesRates: boolean;
	revision: number;
}

/**
 * What is to be sent of what was typed: whole addresses of the kinds that differ from the server's. `null` when
 * nothing differs, or when a field that differs has a validation error.
 */
function findPush( registry: StoreRegistry ): Push | null {
	const cart = registry.select( cartStore );
	const { billingAddress, shippingAddress } = cart.getCartData();
	const server = cart.getServerCart();
	const wanted = { billing: billingAddress, shipping: shippingAddress };
	const known = {
		billing: server.billingAddress,
		shipping: server.shippingAddress,
	};
	const changes: CustomerChanges = {};
	let movesRates = false;
	for ( const kind of [ 'billing', 'shipping' ] as const ) {
		const address: AddressFields = { ...wanted[ kind ] };
		const dirty = differingFields( known[ kind ], address );
		const isInvalid = dirty.some(
			( field ) =>
				registry
					.select( validationStore )
					.getValidationError( `${ kind }_${ field }` ) &&
				! isEmptiedByCountry( field, address, dirty )
		);
		if ( isInvalid ) {
			return null;
		}
		if ( dirty.length ) {
			changes[ `${ kind }_address` ] = withoutForeignParts(
				address,
				dirty
			);
			movesRates ||=
				kind === 'shipping' &&
				RATE_FIELDS.some( ( field ) => dirty.includes( field ) );
		}
	}
	return Object.keys( changes ).length
		? { changes, movesRates, revision: cart.getCustomerEdits().revision }
		: null;
}

/** What belongs to a country, and goes with it. */
const PARTS_OF_COUNTRY: readonly string[] = [ 'state', 'postcode' ];

/**
 * Whether a field is missing because another country was chosen. Taxes and rates of that country are wanted at once,
 * not only when the rest is filled in (docs/contract/observed.md, "Faults not to repeat").
 */
const isEmptiedByCountry = (
	field: string,
	address: AddressFields,
	dirty: readonly string[]
): boolean =>
	dirty.includes( 'country' ) &&
	PARTS_OF_COUNTRY.includes( field ) &&
	! address[ field ];

/** A state or postcode that was not changed along with the country belongs to the old one. */
function withoutForeignParts(
	address: AddressFields,
	dirty: readonly string[]
): AddressFields {
	if ( ! dirty.includes( 'country' ) ) {
		return address;
	}
	return {
		...address,
		...( ! dirty.includes( 'state' ) && { state: '' } ),
		...( ! dirty.includes( 'postcode' ) && { postcode: '' } ),
	};
}

/**
 * Sends what was typed into the addresses: 1500 ms after the last key, at once when a field is left, one request at
 * a time. What the server refused is not sent again before something else is typed or an order is asked for; what the
 * network lost is, when it comes back. Nothing is sent before the cart has come: the addresses that it is compared with would be empty.
 */
export function startCustomerPush( registry: StoreRegistry ): CustomerPush {
	const { host } = getServices( registry );
	const { clock, storage } = host;
	const cart = () => registry.select( cartStore );
	let flagTimer: unknown = null;
	let onWire: Promise< void > | null = null;
	let isStopped = false;
	let seenRevision = 0;
	let triedRevision = 0;
	let hasFailed = false;
	let wasReady = false;

	const isReady = () => hasLoaded( registry ) && ! cart().isCartDataStale();

	const noteDirty = () => {
		clock.clearTimeout( flagTimer );
		flagTimer = clock.setTimeout( () => {
			const { billing, shipping } = cart().getCustomerEdits();
			const isDirty =
				Object.keys( billing ).length > 0 ||
				Object.keys( shipping ).length > 0;
			storage.set( STORAGE_KEYS.isCustomerDataDirty, String( isDirty ) );
		}, DIRTY_FLAG_DELAY_MS );
	};

	const send = async ( { changes, movesRates }: Push ) => {
		hasFailed = false;
		try {
			await registry
				.dispatch( cartStore )
				.updateCustomerData( changes, true, movesRates );
		} catch ( error ) {
			hasFailed = true;
			if ( isApiErrorResponse( error ) ) {
				processErrorResponse( registry, error );
			}
			if ( cart().isCartDataStale() ) {
				triedRevision = 0;
			}
		}
		onWire = null;
		if ( ! isStopped ) {
			noteDirty();
			schedule();
		}
	};

	const push = async () => {
		delayed.cancel();
		const found = onWire || ! isReady() ? null : findPush( registry );
		if ( ! found || found.revision <= triedRevision ) {
			return;
		}
		triedRevision = found.revision;
		onWire = send( found );
		await onWire;
	};
	const delayed = createDelayedPush( host, () => void push() );
	const pushNow = async ( isAskedAnew: boolean ) => {
		// What is on its way may be older than what is in the fields.
		while ( onWire ) {
			await onWire;
		}
		if ( isAskedAnew && hasFailed ) {
			triedRevision = 0;
		}
		await push();
		// What was typed back to what the server has is not missing there.
		return ! hasFailed || findPush( registry ) === null;
	};

	const schedule = () => {
		if ( isReady() && cart().getCustomerEdits().revision > triedRevision ) {
			delayed.schedule( ADDRESS_PUSH_DELAY_MS );
		}
	};

	const onChange = () => {
		const { revision } = cart().getCustomerEdits();
		const isNews = revision !== seenRevision;
		const hasBecomeReady = isReady() && ! wasReady;
		seenRevision = revision;
		wasReady = isReady();
		if ( isNews ) {
			noteDirty();
		}
		if ( isNews || hasBecomeReady ) {
			schedule();
		}
	};
	const stopListening = registry.subscribe( onChange, cartStore );
	// Something may have been typed before.
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
}
