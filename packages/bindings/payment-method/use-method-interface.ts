import { useContext, useMemo } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { AddOnScopeContext } from '../add-ons/add-on-scope-context';
import { createEventRegistration } from './event-registration';
import type { PaymentMethodInterface } from './payment-interface';
import { usePaymentInterface } from './use-payment-interface';

/** The event registration is stable while this part of the method is mounted. */
export const useMethodInterface = (
	method: string
): PaymentMethodInterface => {
	const { events } = useBlockApp();
	const scope = useContext( AddOnScopeContext );
	const sharedInterface = usePaymentInterface();
	const eventRegistration = useMemo(
		() => createEventRegistration( events, method, scope ),
		[ events, method, scope ]
	);
	return useMemo(
		() => ( { ...sharedInterface, eventRegistration } ),
		[ sharedInterface, eventRegistration ]
	);
};
