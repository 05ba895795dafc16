import { isRecord } from '@shopfront/store-api';

/**
 * Creates `wc.addressAutocomplete`, where add-ons add providers of suggested addresses. Keeps the object of a script
 * that ran earlier. Source: docs/contract/globals.md 1.
 */
export const createAddressAutocomplete = ( view: Window ) => {
	const wc: unknown = Reflect.get( view, 'wc' );
	const existing = isRecord( wc ) ? wc.addressAutocomplete : null;
	const { providers, activeProvider, ...others } = isRecord( existing )
		? existing
		: {};
	return Object.assign( isRecord( existing ) ? existing : {}, {
		...others,
		providers: isRecord( providers ) ? providers : {},
		activeProvider: isRecord( activeProvider )
			? activeProvider
			: { billing: null, shipping: null },
	} );
};
