import type { ReactNode } from 'react';
import type { PaymentMethodIcon } from '../payment-method-icons/common-icons';

export interface PaymentMethodOption {
	name: string;
	/** `null` if there is only an `ariaLabel`. */
	label: ReactNode;
	ariaLabel: string;
	/** Accepted cards, at the end of the row. */
	icons: readonly PaymentMethodIcon[];
}

export interface SavedMethodOption {
	tokenId: string;
	/** Such as `Visa ending in 4242`. */
	label: string;
}
