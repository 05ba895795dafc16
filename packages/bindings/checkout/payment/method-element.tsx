import { cloneElement } from '@wordpress/element';
import type { ReactElement } from 'react';
import { usePaymentInterface } from './use-payment-interface';

export interface MethodElementProps {
	/** Of a method: its content, or what goes with a saved token. */
	element: ReactElement | null;
	/** What it is given beside the interface. */
	extra?: Readonly< Record< string, unknown > >;
}

/** An element of a method, with all that it is given (contract/events.md 3). */
export const MethodElement = ( { element, extra }: MethodElementProps ) => {
	const given = usePaymentInterface();
	return element && cloneElement( element, { ...given, ...extra } );
};
