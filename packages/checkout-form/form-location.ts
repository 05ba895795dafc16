import type { AddressKind } from '@shopfront/address';

/** Each form of a checkout has its own fields (docs/contract/cart-and-checkout.md 3, "Form field definition"). */
export type FormLocation = AddressKind | 'contact' | 'order';

export const isAddressKind = (
	location: FormLocation
): location is AddressKind => location === 'billing' || location === 'shipping';

/**
 * The contact form shows the email address, but it belongs to the billing address (docs/contract/blocks.md 4 and 6).
 */
export const EMAIL = 'email';

/** See docs/contract/stores.md 4. */
export const getFieldErrorId = (
	location: FormLocation,
	key: string
): string => ( key === EMAIL ? 'billing_email' : `${ location }_${ key }` );
