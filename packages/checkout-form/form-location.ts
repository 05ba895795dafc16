import type { AddressKind } from '@shopfront/address';

/**
 * The forms of a checkout; each has fields of its own (docs/contract/cart-and-checkout.md 3, "Form field definition").
 */
export type FormLocation = AddressKind | 'contact' | 'order';

export const isAddressKind = (
	location: FormLocation
): location is AddressKind => location === 'billing' || location === 'shipping';

/** The e-mail address stands in the contact form, but is one of the bill (docs/contract/blocks.md 4 and 6). */
export const EMAIL = 'email';

/** Under which id what is wrong with a field is kept (docs/contract/stores.md 4). */
export const getFieldErrorId = (
	location: FormLocation,
	key: string
): string => ( key === EMAIL ? 'billing_email' : `${ location }_${ key }` );
