import './address-help.scss';
import { fieldChecks, type CheckoutForm } from '@shopfront/checkout-form';
import type { BlockApp } from '../../app/block-app';
import { createAddressHelp, type AddressHelp } from './address-help';

/**
 * Adds suggestions, postcode lookups and pasted addresses to the page's address forms. Returns a function that
 * removes them.
 */
export const provideAddressHelp = ( app: BlockApp ): ( () => void ) => {
	const helps = new WeakMap< CheckoutForm, AddressHelp >();
	let stop: () => void = () => undefined;
	let isStopped = false;
	void fieldChecks.fetch().then( ( checks ) => {
		if ( checks && ! isStopped ) {
			stop = checks.provideFieldExtras( ( form, field ) => {
				const help =
					helps.get( form ) ?? createAddressHelp( app, form );
				helps.set( form, help );
				return help.getExtras( field );
			} );
		}
	} );
	return () => {
		isStopped = true;
		stop();
	};
};
