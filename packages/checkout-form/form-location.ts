import type { AddressKind } from '@shopfront/address';

/**
 * The forms of a checkout, each with its own fields (docs/contract/cart-and-checkout.md 3, "Form field definition").
 */
export type FormLocation = AddressKind | 'contact' | 'order';

export const isAddressKind = (
	location: FormLocation
): location is AddressKind => location === 'billing' || location === 'shipping';

/**
 * The email address is shown in the contact form, but belongs to the billing address (docs/contract/blocks.md 4 and 6).
 */
export const EMAIL = 'email';

/** Returns the id of a field's validation error (docs/contract/stores.md 4). */
export const getFieldErrorId = (
	location: FormLocation,
	key: string
): string => ( key === EMAIL ? 'billing_email' : `${ location }_${ key }` );
