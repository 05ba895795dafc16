import type { CheckoutForm } from '@shopfront/checkout-form';
import { addressFieldId } from '@shopfront/components';

export const getListId = ( kind: string ): string => `${ kind }-suggestions`;

/** `null` if the form doesn't show the field. */
export const findField = (
	document: Document,
	{ location }: CheckoutForm,
	key: string
): HTMLElement | null =>
	document.getElementById( addressFieldId( location, key ) );
