import type { AddressFormField, AddressValue } from '@shopfront/address';
import type { FormLocation } from './form-location';
import type { FormValues } from './form-source';

export interface CheckoutForm {
	readonly location: FormLocation;
	/** In order, including hidden fields. */
	fields: () => readonly AddressFormField[];
	value: ( key: string ) => AddressValue;
	/** The saved values, without input that hasn't reached the stores. */
	values: () => FormValues;
	/** Texts reach the stores when typing pauses, other values at once (docs/contract/cart-and-checkout.md 4). */
	change: ( key: string, value: AddressValue ) => void;
	/** True if the browser has text that it can't turn into a value, such as 30 February. */
	setUnreadable: ( key: string, isUnreadable: boolean ) => void;
	/** Saves the input and shows the field's validation error. */
	blur: ( key: string ) => void;
	/** Runs the callback after the current press of the pointer and its click; at once if nothing is pressed. */
	afterPress: ( callback: () => void ) => void;
	flush: () => void;
	hasMissingValues: () => boolean;
	/** Renders the fields again, because their extras have changed. */
	notify: () => void;
	/** Reports changes of fields or values. Returns the unsubscribe function. */
	subscribe: ( listener: () => void ) => () => void;
	/** Starts updating the validation errors. The returned function stops and clears them. */
	start: () => () => void;
}
