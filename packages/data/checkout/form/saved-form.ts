import { cartStore } from '@shopfront/data/cart';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import type { Host } from '@shopfront/host';
import { replaceEqualDeep } from '@shopfront/structural-sharing';
import { isRecord } from '@shopfront/store-api';
import { readFields, restoreFields } from './checkout-fields';
import { checkoutStore } from '../store';

/** The key of the saved form in the session storage of the tab. */
export const SAVED_FORM_KEY = 'shopfrontCheckoutForm';

/** Delay before changes of the form are saved, ms. A page that unloads saves them at once. */
export const SAVE_DELAY_MS = 300;

/** Values by the names of the saved form. */
type FormValues = Readonly< Record< string, unknown > >;

/** Removes the saved form, as when its order is placed. */
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

/** Merges newer address edits into earlier ones. All other values are the newer ones. */
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
 * Restores the saved form. Removes a form of another customer; a guest who logs in gets theirs back. Address fields
 * that were edited since the page loaded don't change.
 *
 * @return Earlier address edits, as values of a form.
 */
function restore( registry: StoreRegistry, current: FormValues ): FormValues {
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
}

/**
 * Restores the form that this tab saved and saves it from then on, because the server draft order has only values that
 * were sent. It survives reloads, back and forward navigation, and the end of a session. For guests it saves every
 * address edit of this tab; for customers, whose addresses the server has, only edits that the server has not stored.
 * Returns a function that stops it.
 */
export function startFormPersistence( registry: StoreRegistry ): () => void {
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
}
