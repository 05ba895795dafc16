import { cartStore } from '@shopfront/data/cart';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import type { Host } from '@shopfront/host';
import { replaceEqualDeep } from '@shopfront/structural-sharing';
import { isRecord } from '@shopfront/store-api';
import { readFields, restoreFields } from './checkout-fields';
import { checkoutStore } from '../store';

export const SAVED_FORM_KEY = 'shopfrontCheckoutForm';

/** Delay before we save changes of the form, ms. A page that unloads saves them at once. */
export const SAVE_DELAY_MS = 300;

type FormValues = Readonly< Record< string, unknown > >;

export const removeSavedForm = ( {
	sessionStorage,
}: Pick< Host, 'sessionStorage' > ): void =>
	sessionStorage.remove( SAVED_FORM_KEY );

const readSavedForm = ( { sessionStorage }: Host ): FormValues | null => {
	try {
		const saved: unknown = JSON.parse(
			sessionStorage.get( SAVED_FORM_KEY ) ?? 'null'
		);
		return isRecord( saved ) ? saved : null;
	} catch {
		return null;
	}
};

/** Merges address edits; for all other values, the newer ones win. */
const addEdits = ( earlier: FormValues, newer: FormValues ): FormValues => {
	const join = ( kind: 'billing' | 'shipping' ) => ( {
		...( isRecord( earlier[ kind ] ) && earlier[ kind ] ),
		...( isRecord( newer[ kind ] ) && newer[ kind ] ),
	} );
	return {
		...newer,
		billing: join( 'billing' ),
		shipping: join( 'shipping' ),
	};
};

/**
 * Restores the saved form. Removes another customer's form; a guest who logs in gets theirs back. Address fields that
 * the shopper has edited since the page loaded don't change. Returns earlier address edits, as a form's values.
 */
const restore = (
	registry: StoreRegistry,
	current: FormValues
): FormValues => {
	const { host } = getServices( registry );
	const { customerId, ...saved } = readSavedForm( host ) ?? {};
	if ( typeof customerId !== 'number' ) {
		return {};
	}
	if (
		customerId !== 0 &&
		customerId !== registry.select( checkoutStore ).getCustomerId()
	) {
		removeSavedForm( host );
		return {};
	}
	const { billing, shipping } = addEdits( saved, current );
	restoreFields( registry, { ...saved, billing, shipping } );
	return saved;
};

/**
 * Restores the form that this tab saved, then keeps saving it, because the server draft order has only sent values. The
 * form survives reloads, back and forward navigation, and the end of a session. For guests we save every address edit;
 * for customers, with addresses on the server, only edits that it hasn't stored. Returns the function that stops it.
 */
export const startFormPersistence = (
	registry: StoreRegistry
): ( () => void ) => {
	const { host } = getServices( registry );
	const { clock, window: view } = host;
	const { getCustomerId, isComplete, isPaidElsewhere } =
		registry.select( checkoutStore );
	const loaded = readFields( registry, 'saved' );
	const { billing = {}, shipping = {} } = restore( registry, loaded );
	let form: FormValues = { ...loaded, billing, shipping };
	let isSaved = true;
	let isUnloading = false;
	let timer: unknown = null;

	const save = () => {
		clock.clearTimeout( timer );
		timer = null;
		const isPlaced = isComplete() && ! isPaidElsewhere();
		if ( ! isSaved && ! isPlaced ) {
			host.sessionStorage.set(
				SAVED_FORM_KEY,
				JSON.stringify( { customerId: getCustomerId(), ...form } )
			);
			isSaved = true;
		}
	};

	const onChange = () => {
		const now = readFields( registry, 'saved' );
		const next = replaceEqualDeep(
			form,
			getCustomerId() === 0 ? addEdits( form, now ) : now
		);
		isSaved &&= next === form;
		form = next;
		if ( isUnloading ) {
			save();
		} else if ( ! isSaved && timer === null ) {
			timer = clock.setTimeout( save, SAVE_DELAY_MS );
		}
	};
	const stops = [
		registry.subscribe( onChange, cartStore ),
		registry.subscribe( onChange, checkoutStore ),
	];
	const onPageHide = () => {
		isUnloading = true;
		save();
	};
	const onPageShow = () => {
		isUnloading = false;
	};
	view.addEventListener( 'pagehide', onPageHide );
	view.addEventListener( 'pageshow', onPageShow );
	onChange();
	return () => {
		stops.forEach( ( stop ) => stop() );
		view.removeEventListener( 'pagehide', onPageHide );
		view.removeEventListener( 'pageshow', onPageShow );
		save();
	};
};
