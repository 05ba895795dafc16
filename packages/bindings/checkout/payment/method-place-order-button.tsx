import { paymentStore } from '@shopfront/data/payment';
import { useSelect } from '@wordpress/data';
import { createElement, useCallback } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { useBlockApp } from '../../app/block-app';
import { MethodBoundary } from './method-boundary';
import { MethodElement } from './method-element';
import type { PaymentMethodInterface } from './payment-interface';
import { validateCheckout } from './validate-checkout';

/** Where the order stands, as a button of a method is told. */
export interface PlaceOrderState {
	isProcessing: boolean;
	isDone: boolean;
	isDisabled: boolean;
}

/** What a button of a method is given. Source: contract/globals.md 2.1. */
export interface PlaceOrderButtonProps extends PaymentMethodInterface {
	readonly waitingForProcessing: boolean;
	readonly waitingForRedirect: boolean;
	readonly disabled: boolean;
	readonly isEditor: boolean;
	readonly isPreview: boolean;
	/** Whether the form could be ordered with; shows what is wrong with it. */
	readonly validate: () => Promise< { hasError: boolean } >;
}

interface OwnButtonProps {
	/** Name of the method. */
	method: string;
	button: ComponentType< PlaceOrderButtonProps >;
	state: PlaceOrderState;
}

const OwnButton = ( { method, button, state }: OwnButtonProps ) => {
	const { registry, host } = useBlockApp();
	const validate = useCallback(
		() => validateCheckout( registry ),
		[ registry ]
	);
	const isEditor = host.isEditor();
	return (
		<MethodElement
			method={ method }
			part="place-order-button"
			// It is given the interface with the rest.
			element={ createElement( button as ComponentType ) }
			extra={ {
				waitingForProcessing: state.isProcessing,
				waitingForRedirect: state.isDone,
				disabled: state.isDisabled,
				isEditor,
				isPreview: isEditor,
				validate,
			} }
		/>
	);
};

export interface MethodPlaceOrderButtonProps {
	state: PlaceOrderState;
	/** The button of the page. */
	children: ReactNode;
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
		<MethodBoundary
			key={ active }
			method={ active }
			part="place-order-button"
		>
			<OwnButton
				method={ active }
				// Registered as a component of which only the props are not known; these are they.
				button={ button as ComponentType< PlaceOrderButtonProps > }
				state={ state }
			/>
		</MethodBoundary>
	) : (
		<>{ children }</>
	);
};
