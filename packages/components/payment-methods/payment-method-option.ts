import type { ReactNode } from 'react';
import type { PaymentMethodIcon } from '../payment-method-icons/common-icons';

/** A way to pay, as it is offered. */
export interface PaymentMethodOption {
	name: string;
	/** `null` where `ariaLabel` is all there is. */
	label: ReactNode;
	ariaLabel: string;
	/** Pictures of what it takes, shown at the end of the line. */
	icons: readonly PaymentMethodIcon[];
}

/** Something that the customer has saved. */
export interface SavedMethodOption {
	/** Of its token, as text. */
	tokenId: string;
	/** As `Visa ending in 4242`. */
	label: string;
}
