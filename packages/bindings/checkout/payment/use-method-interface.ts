import type { CheckoutEvents } from '@shopfront/events';
import { useMemo } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
import { createEventRegistration } from './event-registration';
import type {
	PaymentEventRegistration,
	PaymentMethodInterface,
} from './payment-interface';
import { usePaymentInterface } from './use-payment-interface';

/** By the name of their method; the same each time, since effects of methods depend on them. */
const registrations = new WeakMap<
	CheckoutEvents,
	Map< string, PaymentEventRegistration >
>();

const registrationOf = (
	events: CheckoutEvents,
	method: string
): PaymentEventRegistration => {
	const byMethod = registrations.get( events ) ?? new Map();
	registrations.set( events, byMethod );
	const registration =
		byMethod.get( method ) ?? createEventRegistration( events, method );
	byMethod.set( method, registration );
	return registration;
};

/** What the elements of one method are given: the interface, by which its listeners are known as its own. */
export const useMethodInterface = (
	method: string
): PaymentMethodInterface => {
	const { events } = useBlockApp();
	const given = usePaymentInterface();
	return useMemo(
		() => ( {
			...given,
			eventRegistration: registrationOf( events, method ),
		} ),
		[ given, events, method ]
	);
};
