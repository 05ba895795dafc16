import type { ReactNode } from 'react';
import type { PaymentMethodIcon } from '../payment-method-icons/common-icons';

/** A payment method in the list. */
export interface PaymentMethodOption {
	name: string;
	/** `null` if there is only an `ariaLabel`. */
	label: ReactNode;
	ariaLabel: string;
	/** Icons of accepted cards, at the end of the row. */
	icons: readonly PaymentMethodIcon[];
}

/** A saved payment method. */
export interface SavedMethodOption {
	/** Id of its token, as a string. */
	tokenId: string;
	/** Such as `Visa ending in 4242`. */
	label: string;
}
