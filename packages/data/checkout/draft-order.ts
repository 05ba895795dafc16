import { cartStore } from '@shopfront/data/cart';
import { noticesStore, processErrorResponse } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import {
	createDelayedPush,
	getServices,
	type StoreRegistry,
} from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { readFields } from './form/checkout-fields';
import type { DraftOrder } from './runtime';
import { checkoutStore } from './store';
import type { DraftChanges } from './store/types';

export type DraftValues = ReturnType< typeof readFields >;

/** We update the draft order after this typing pause (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
export const DRAFT_DELAY_MS = 1500;

const hasValidationError = ( registry: StoreRegistry, field: string ) =>
	[ `contact_${ field }`, `order_${ field }` ].some( ( id ) =>
		registry.select( validationStore ).getValidationError( id )
	);

/** `null` if nothing changed, or a changed field is invalid. */
const findChanges = (
	registry: StoreRegistry,
	sent: DraftValues,
	now: DraftValues
): DraftChanges | null => {
	const changes: DraftChanges = {};
	for ( const [ name, value ] of Object.entries( now ) ) {
		const sentValue = sent[ name ];
		if ( isRecord( value ) ) {
			const changed = Object.entries( value ).filter(
				( [ field, entry ] ) =>
					( isRecord( sentValue )
						? ( sentValue[ field ] ?? '' )
						: '' ) !== entry
			);
			if (
				changed.some( ( [ field ] ) =>
					hasValidationError( registry, field )
				)
			) {
				return null;
			}
			if ( changed.length > 0 ) {
				Object.assign( changes, {
					[ name ]: Object.fromEntries( changed ),
				} );
			}
		} else if ( value !== sentValue ) {
			Object.assign( changes, { [ name ]: value } );
		}
	}
	return Object.keys( changes ).length > 0 ? changes : null;
};

const removeFieldNotices = (
	registry: StoreRegistry,
	fields: readonly string[]
) => {
	for ( const context of Object.values( NOTICE_CONTEXTS ) ) {
		const ids = registry
			.select( noticesStore )
			.getNotices( context )
			.map( ( { id } ) => id )
			.filter( ( id ) =>
				fields.some( ( field ) => id.startsWith( field ) )
			);
		if ( ids.length > 0 ) {
			void registry
				.dispatch( noticesStore )
				.removeNotices( ids, context );
		}
	}
};

/** An update omits parameters on purpose. If the server misses them, it took the request for another one. */
const isUnreadableRequest = ( error: unknown ) =>
	isRecord( error ) && error.code === 'rest_missing_callback_param';

/**
 * Sends changes to the draft order: typed values 1500 ms after the last key or when a field loses focus, another
 * payment method at once, since coupons and fees may depend on it. Source: docs/contract/stores.md 2, "Draft order
 * push". `loaded` are the values in the page data.
 */
export const startDraftOrder = (
	registry: StoreRegistry,
	loaded: DraftValues
): DraftOrder => {
	let sent = loaded;
	let previous = loaded;
	let inFlight: AbortController | null = null;

	const push = async () => {
		const now = readFields( registry, 'draft' );
		const isBlocked =
			registry.select( paymentStore ).isExpressPaymentMethodActive() ||
			now.payment_method === '' ||
			// The order may already exist, or another tab may be placing it.
			registry.select( checkoutStore ).getOrderState().status !== 'idle';
		const changes = isBlocked ? null : findChanges( registry, sent, now );
		if ( ! changes ) {
			return;
		}
		delayed.cancel();
		inFlight?.abort();
		const controller = new AbortController();
		inFlight = controller;
		try {
			await registry
				.dispatch( checkoutStore )
				.updateDraftOrder( changes, controller.signal );
			sent = now;
			removeFieldNotices(
				registry,
				Object.keys( changes.additional_fields ?? {} )
			);
		} catch ( error ) {
			// The next change sends these values again, and the order itself sends all of them.
			if ( isUnreadableRequest( error ) ) {
				// eslint-disable-next-line no-console -- For developers: it's about the request, which no shopper can change.
				console.error(
					'Shopfront: the server did not understand an update of the draft order. Does a proxy drop part of it?',
					error
				);
			} else if ( ! controller.signal.aborted ) {
				processErrorResponse( registry, error );
			}
		}
		if ( inFlight === controller ) {
			inFlight = null;
		}
	};

	const delayed = createDelayedPush(
		getServices( registry ).host,
		() => void push()
	);

	const onChange = () => {
		const now = readFields( registry, 'draft' );
		const hasOtherMethod =
			now.payment_method !== previous.payment_method &&
			// The page selects the first method, not the shopper.
			previous.payment_method !== '';
		const hasChanged = Object.entries( now ).some(
			( [ name, value ] ) => value !== previous[ name ]
		);
		if ( ! hasChanged ) {
			return;
		}
		previous = now;
		delayed.schedule( hasOtherMethod ? 0 : DRAFT_DELAY_MS );
	};

	const abortDraft = () => {
		delayed.cancel();
		inFlight?.abort();
	};
	const stops = [ checkoutStore, paymentStore, cartStore ].map( ( store ) =>
		registry.subscribe( onChange, store )
	);
	onChange();
	return {
		abortDraft,
		pushPaymentMethod: () => {
			const { payment_method: method } = readFields( registry, 'draft' );
			if ( inFlight === null && method !== sent.payment_method ) {
				void push();
			}
		},
		stop: () => {
			stops.forEach( ( stop ) => stop() );
			delayed.stop();
			abortDraft();
		},
	};
};
