import type { AddressKind } from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import type { Host } from '@shopfront/host';
import { keepIdentity } from '@shopfront/keep-identity';
import { isRecord } from '@shopfront/store-api';
import {
	isSameRest,
	readEdits,
	readRest,
	writeFormDraft,
	type FormDraft,
	type FormRest,
	type Texts,
} from './form-snapshot';
import { forgetFormDraft, FORM_DRAFT_KEY } from './kept-form';
import { checkoutStore } from './store';
import type { AdditionalFields } from './types';

/** How long the form may go on changing before it is kept, ms; a page that goes keeps it at once. */
export const KEEP_DELAY_MS = 300;

const readTexts = ( value: unknown ): Texts =>
	isRecord( value )
		? Object.fromEntries(
				Object.entries( value ).flatMap( ( [ key, entry ] ) =>
					typeof entry === 'string' || typeof entry === 'boolean'
						? [ [ key, entry ] as const ]
						: []
				)
			)
		: {};

const readDraft = ( { sessionStorage }: Host ): FormDraft | null => {
	let kept: unknown;
	try {
		kept = JSON.parse( sessionStorage.get( FORM_DRAFT_KEY ) ?? 'null' );
	} catch {
		return null;
	}
	if ( ! isRecord( kept ) || typeof kept.customerId !== 'number' ) {
		return null;
	}
	return {
		customerId: kept.customerId,
		billing: readTexts( kept.billing ),
		shipping: readTexts( kept.shipping ),
		additionalFields: readTexts( kept.additionalFields ),
		orderNotes: typeof kept.orderNotes === 'string' ? kept.orderNotes : '',
		useShippingAsBilling: kept.useShippingAsBilling === true,
		shouldCreateAccount: kept.shouldCreateAccount === true,
		prefersCollection:
			typeof kept.prefersCollection === 'boolean'
				? kept.prefersCollection
				: null,
		formChecks: Object.fromEntries(
			Object.entries( readTexts( kept.formChecks ) ).flatMap(
				( [ id, isTicked ] ) =>
					typeof isTicked === 'boolean'
						? [ [ id, isTicked ] as const ]
						: []
			)
		),
	};
};

/** Lays what was typed over what the page brought, where they differ and nothing has been typed since. */
function restoreAddresses( registry: StoreRegistry, draft: FormDraft ): void {
	const { billingAddress, shippingAddress } = registry
		.select( cartStore )
		.getCustomerData();
	const edits = registry.select( cartStore ).getCustomerEdits();
	const cart = registry.dispatch( cartStore );
	// As they stand: what is no e-mail address yet was typed all the same.
	const differing = ( known: object, typed: Texts, since: object ): Texts =>
		Object.fromEntries(
			Object.entries( typed ).filter(
				( [ field, value ] ) =>
					Reflect.get( known, field ) !== value &&
					! Object.hasOwn( since, field )
			)
		);
	void cart.setBillingAddress(
		differing( billingAddress, draft.billing, edits.billing )
	);
	void cart.setShippingAddress(
		differing( shippingAddress, draft.shipping, edits.shipping )
	);
}

/** What was kept of the fields that still say what the page came with. */
const untouched = (
	kept: AdditionalFields,
	now: AdditionalFields,
	known: AdditionalFields
): AdditionalFields =>
	Object.fromEntries(
		Object.entries( kept ).filter(
			( [ field ] ) => now[ field ] === known[ field ]
		)
	);

/** Brings back the rest of a form, where nobody has touched it since the page came. */
function restoreRest(
	registry: StoreRegistry,
	draft: FormRest,
	known: FormRest
): void {
	const now = readRest( registry );
	const checkout = registry.dispatch( checkoutStore );
	void checkout.setAdditionalFields(
		untouched(
			draft.additionalFields,
			now.additionalFields,
			known.additionalFields
		)
	);
	if ( now.orderNotes === known.orderNotes ) {
		void checkout.__internalSetOrderNotes( draft.orderNotes );
	}
	if ( now.useShippingAsBilling === known.useShippingAsBilling ) {
		void checkout.__internalSetUseShippingAsBilling(
			draft.useShippingAsBilling
		);
	}
	if ( now.shouldCreateAccount === known.shouldCreateAccount ) {
		void checkout.__internalSetShouldCreateAccount(
			draft.shouldCreateAccount
		);
	}
	if (
		draft.prefersCollection !== null &&
		now.prefersCollection === known.prefersCollection
	) {
		void checkout.setPrefersCollection( draft.prefersCollection );
	}
	for ( const [ id, isTicked ] of Object.entries( draft.formChecks ) ) {
		if ( now.formChecks[ id ] === known.formChecks[ id ] ) {
			void checkout.setFormCheck( id, isTicked );
		}
	}
}

/**
 * Brings back what this tab kept of the form. What belongs to another customer is forgotten; what a guest typed stays
 * theirs when they log in. What was typed since the page came counts for more.
 *
 * @param registry
 * @param known    What the page came with.
 * @return What was typed into the addresses, to be kept on.
 */
function restore(
	registry: StoreRegistry,
	known: FormRest
): Pick< FormDraft, 'billing' | 'shipping' > {
	const { host } = getServices( registry );
	const draft = readDraft( host );
	if ( ! draft ) {
		return { billing: {}, shipping: {} };
	}
	const customerId = registry.select( checkoutStore ).getCustomerId();
	if ( draft.customerId !== 0 && draft.customerId !== customerId ) {
		forgetFormDraft( host );
		return { billing: {}, shipping: {} };
	}
	restoreAddresses( registry, draft );
	restoreRest( registry, draft, known );
	return { billing: draft.billing, shipping: draft.shipping };
}

/**
 * Keeps the form of a tab over reloads, back and forward, and sessions that end: specification 4 has the server keep
 * what it was sent, and this is for the rest. Returns the stop.
 *
 * @param registry
 * @param known    What the page came with.
 */
export function startFormDraft(
	registry: StoreRegistry,
	known: FormRest
): () => void {
	const { host } = getServices( registry );
	const { clock, window: view } = host;
	const typed = restore( registry, known );
	let timer: unknown = null;
	let isKept = true;
	/** Whether the page is going: what a form still says then is kept at once. */
	let isLeaving = false;

	const noteEdits = ( kind: AddressKind ) => {
		const isGuest = registry.select( checkoutStore ).getCustomerId() === 0;
		const now: Texts = {
			...( isGuest && typed[ kind ] ),
			...readEdits( registry, kind ),
		};
		if ( keepIdentity( typed[ kind ], now ) !== typed[ kind ] ) {
			typed[ kind ] = now;
			isKept = false;
		}
	};

	let seen: FormRest = known;

	const keep = () => {
		clock.clearTimeout( timer );
		timer = null;
		if ( ! isKept ) {
			isKept = writeFormDraft( registry, { ...typed, ...seen } );
		}
	};

	const look = () => {
		noteEdits( 'billing' );
		noteEdits( 'shipping' );
		const form = readRest( registry );
		if ( ! isSameRest( form, seen ) ) {
			seen = form;
			isKept = false;
		}
		if ( isLeaving ) {
			keep();
		} else if ( ! isKept && timer === null ) {
			timer = clock.setTimeout( keep, KEEP_DELAY_MS );
		}
	};
	const stops = [
		registry.subscribe( look, cartStore ),
		registry.subscribe( look, checkoutStore ),
	];
	const onPageHide = () => {
		isLeaving = true;
		keep();
	};
	const onPageShow = () => {
		isLeaving = false;
	};
	view.addEventListener( 'pagehide', onPageHide );
	view.addEventListener( 'pageshow', onPageShow );
	look();
	return () => {
		stops.forEach( ( stop ) => stop() );
		view.removeEventListener( 'pagehide', onPageHide );
		view.removeEventListener( 'pageshow', onPageShow );
		keep();
	};
}
