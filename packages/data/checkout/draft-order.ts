import { cartStore } from '@shopfront/data/cart';
import { noticesStore, processErrorResponse } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import { COOKIES, NOTICE_CONTEXTS } from '@shopfront/names';
import { isExpressActive } from './payment-of';
import { readDraft, type Draft } from './draft';
import { checkoutStore } from './store';
import type { DraftChanges } from './types';

/** How long typing may go on before the draft order is sent (specification 9, Limits and timings). */
export const DRAFT_DELAY_MS = 1500;

const hasValidationError = ( registry: StoreRegistry, field: string ) =>
	[ `contact_${ field }`, `order_${ field }` ].some( ( id ) =>
		registry.select( validationStore ).getValidationError( id )
	);

/** What differs from what the server was sent; `null` when nothing does, or a field that differs is wrong. */
function findChanges(
	registry: StoreRegistry,
	sent: Draft,
	now: Draft
): DraftChanges | null {
	const changedFields = Object.entries( now.additionalFields ).filter(
		( [ field, value ] ) =>
			( sent.additionalFields[ field ] ?? '' ) !== value
	);
	if (
		changedFields.some( ( [ field ] ) =>
			hasValidationError( registry, field )
		)
	) {
		return null;
	}
	const changes: DraftChanges = {
		...( changedFields.length > 0 && {
			additional_fields: Object.fromEntries( changedFields ),
		} ),
		...( now.orderNotes !== sent.orderNotes && {
			order_notes: now.orderNotes,
		} ),
		...( now.paymentMethod !== sent.paymentMethod && {
			payment_method: now.paymentMethod,
		} ),
	};
	return Object.keys( changes ).length > 0 ? changes : null;
}

/** Errors that the server had told of fields which it has now taken. */
const forgetFieldNotices = (
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

/**
 * Sends what the draft order keeps: what is typed 1500 ms after the last key or when a field is left, another way to
 * pay at once, since coupons and fees may depend on it. Without a session there is no draft. Source:
 * contract/stores.md 2, Draft order push. Returns the stop, a way to take a push back, and one to send a way to pay that
 * the server has not taken, before an order whose price may depend on it.
 *
 * @param registry
 * @param known    What the page came with.
 */
export function startDraftOrder(
	registry: StoreRegistry,
	known: Draft
): {
	stop: () => void;
	abort: () => void;
	pushMethod: () => void;
} {
	const { host, settings } = getServices( registry );
	const { clock, cookies, document } = host;
	const hasSession = Boolean( cookies.get( COOKIES.cartHash ) );
	let sent = known;
	let seen = known;
	let timer: unknown = null;
	let onWire: AbortController | null = null;

	const push = async () => {
		clock.clearTimeout( timer );
		timer = null;
		const now = readDraft( registry );
		const isHeldBack =
			isExpressActive( registry ) ||
			now.paymentMethod === '' ||
			! registry.select( checkoutStore ).isIdle();
		const changes = isHeldBack ? null : findChanges( registry, sent, now );
		if ( ! changes ) {
			return;
		}
		onWire?.abort();
		const controller = new AbortController();
		onWire = controller;
		try {
			await registry
				.dispatch( checkoutStore )
				.updateDraftOrder( changes, controller.signal );
			sent = now;
			forgetFieldNotices(
				registry,
				Object.keys( changes.additional_fields ?? {} )
			);
		} catch ( error ) {
			// What was refused, lost or taken back goes along with the next change; the order says it all once more.
			if ( ! controller.signal.aborted ) {
				processErrorResponse( registry, error );
			}
		}
		if ( onWire === controller ) {
			onWire = null;
		}
	};

	const look = () => {
		const now = readDraft( registry );
		const hasOtherMethod =
			now.paymentMethod !== seen.paymentMethod &&
			// The first choice is made for the shopper while the page comes up.
			seen.paymentMethod !== '';
		const isNews =
			now.paymentMethod !== seen.paymentMethod ||
			now.orderNotes !== seen.orderNotes ||
			now.additionalFields !== seen.additionalFields;
		if ( ! isNews ) {
			return;
		}
		seen = now;
		clock.clearTimeout( timer );
		timer = clock.setTimeout(
			() => void push(),
			hasOtherMethod ? 0 : DRAFT_DELAY_MS
		);
	};

	const onFocusOut = ( { target }: FocusEvent ) => {
		if (
			timer !== null &&
			target instanceof Element &&
			target.matches( 'input, select, textarea' )
		) {
			void push();
		}
	};

	const pushMethod = () => {
		if (
			onWire === null &&
			readDraft( registry ).paymentMethod !== sent.paymentMethod
		) {
			void push();
		}
	};

	const abort = () => {
		clock.clearTimeout( timer );
		timer = null;
		onWire?.abort();
	};
	if ( ! settings.isCheckoutBlock || ! hasSession ) {
		return { stop: () => {}, abort, pushMethod: () => {} };
	}
	const stops = [
		registry.subscribe( look, checkoutStore ),
		registry.subscribe( look, paymentStore ),
		registry.subscribe( look, cartStore ),
	];
	document.body.addEventListener( 'focusout', onFocusOut );
	look();
	return {
		abort,
		pushMethod,
		stop: () => {
			stops.forEach( ( stop ) => stop() );
			document.body.removeEventListener( 'focusout', onFocusOut );
			abort();
		},
	};
}
