import { paymentStore } from '@shopfront/data/payment';
import { useSelect } from '@wordpress/data';
import type { ComponentType, ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import { WithInterface } from './lazy-interface';
import type {
	PlaceOrderButtonProps,
	PlaceOrderState,
} from './custom-place-order-button';

export interface MethodPlaceOrderButtonProps {
	state: PlaceOrderState;
	/** The button of the page. */
	children: ( isDisabled: boolean ) => ReactNode;
}

/** The button that places the order: the chosen method's own, where it has one, else that of the page. */
export const MethodPlaceOrderButton = ( {
	state,
	children,
}: MethodPlaceOrderButtonProps ) => {
	const { payments } = useBlockApp();
	const active = useSelect( ( select ) => {
		const payment = select( paymentStore );
		// A saved method is paid with as it is.
		return payment.getPaymentMethodData().isSavedToken === true
			? ''
			: payment.getActivePaymentMethod();
	}, [] );
	const button = payments.getPaymentMethods()[ active ]?.placeOrderButton;
	return button ? (
		<WithInterface fallback={ children( true ) }>
			{ ( { CustomPlaceOrderButton } ) => (
				<CustomPlaceOrderButton
					name={ active }
					// Registered as a component of which only the props are not known; these are they.
					button={ button as ComponentType< PlaceOrderButtonProps > }
					state={ state }
					fallback={ children( state.isDisabled ) }
				/>
			) }
		</WithInterface>
	) : (
		<>{ children( state.isDisabled ) }</>
	);
};
