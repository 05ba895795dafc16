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
	children: ( isDisabled: boolean ) => ReactNode;
}

export const MethodPlaceOrderButton = ( {
	state,
	children,
}: MethodPlaceOrderButtonProps ) => {
	const { payments } = useBlockApp();
	const active = useSelect( ( select ) => {
		const payment = select( paymentStore );
		// Saved methods use the default button.
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
					// Registration checks that this is a component, but not its props.
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
