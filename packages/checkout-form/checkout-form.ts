import type { AddressFormField, AddressValue } from '@shopfront/address';
import type { FormLocation } from './form-location';
import type { FormValues } from './form-source';

/** A checkout form: its fields, values and validation errors. */
export interface CheckoutForm {
	readonly location: FormLocation;
	/** Returns the current fields in order, including hidden ones. */
	fields: () => readonly AddressFormField[];
	/** Returns the value that a field shows. */
	value: ( key: string ) => AddressValue;
	/** Returns the saved values, without input that has not reached the stores. */
	values: () => FormValues;
	/**
	 * Handles a change of a field. Texts reach the stores when typing pauses, other values at once
	 * (docs/contract/cart-and-checkout.md 4).
	 */
	change: ( key: string, value: AddressValue ) => void;
	/** Sets whether the browser has text in a field that it can't turn into a value, such as 30 February. */
	setUnreadable: ( key: string, isUnreadable: boolean ) => void;
	/** Handles a blur: saves the input and shows the field's validation error. */
	blur: ( key: string ) => void;
	/** Runs the callback after the current press of the pointer and its click; at once if nothing is pressed. */
	afterPress: ( callback: () => void ) => void;
	/** Saves pending input at once. */
	flush: () => void;
	/** Whether a required field is empty. */
	hasMissingValues: () => boolean;
	/** Renders its fields again, because their extras have changed. */
	notify: () => void;
	/** Notifies of changes of fields or values. Returns a function that removes the listener. */
	subscribe: ( listener: () => void ) => () => void;
	/** Starts updating the validation errors. Returns a function that stops it and clears them. */
	start: () => () => void;
}
