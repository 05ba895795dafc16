import type { CheckoutForm } from '@shopfront/checkout-form';
import { addressFieldId } from '@shopfront/components';

/** Returns the element id of the suggestions for an address. */
export const getListId = ( kind: string ): string => `${ kind }-suggestions`;

/** Returns the element of a field; `null` if the form does not show it. */
export const findField = (
	document: Document,
	{ location }: CheckoutForm,
	key: string
): HTMLElement | null =>
	document.getElementById( addressFieldId( location, key ) );
